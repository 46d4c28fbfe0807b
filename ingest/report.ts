import type { LoadReport } from './load';
import type { Options } from './options';

/** Prints what a load did; returns the exit code. */
export function printReport(report: LoadReport, options: Options): number {
  const rejected = Object.values(report.counts).reduce((total, count) => total + count.rejected, 0);
  if (options.json) console.log(JSON.stringify(report));
  else {
    for (const [kind, count] of Object.entries(report.counts)) {
      console.log(
        `${kind}: ${Object.entries(count)
          .map(([what, number]) => `${number.toLocaleString('en')} ${what}`)
          .join(', ')}`,
      );
    }
    for (const note of report.notes) console.log(note);
    const seconds = report.steps.reduce((total, step) => total + step.seconds, 0);
    console.log(
      `${options.dryRun ? 'dry run, nothing was kept' : report.changed ? 'the pages show it now' : 'nothing changed'}; ${seconds.toFixed(1)} s, at most ${report.peakMemoryMb} MB`,
    );
    if (rejected > 0 && !options.dryRun) console.log('see what was rejected with: npm run ingest -- rejects');
  }
  return options.strict && rejected > 0 ? 1 : 0;
}
