import type { LoadReport } from '#/ingest/load';
import { runChild } from '#/lib/setup/children';
import { Failure } from '#/lib/setup/failure';
import { LATER_DATE } from '#/scripts/generate/work/release';

export type Load = { seconds: number; report: LoadReport };

async function run(what: string, args: string[], env: Record<string, string> = {}): Promise<string> {
  const { code, output } = await runChild(['--import', 'tsx', ...args], { env, quiet: true });
  if (code !== 0) throw new Failure(`${what} failed:\n${output.trim()}`, 1);
  return output;
}

/** Writes a made-up library as a snapshot, or with `touch` a later release of that percentage of its works. */
export async function makeSnapshot(works: number, out: string, touch?: number): Promise<void> {
  const later = touch === undefined ? [] : ['--touch', String(touch)];
  await run('Making the records', ['scripts/generate.ts', '--works', String(works), '--out', out, ...later]);
}

/** `npm run ingest -- openalex FOLDER` from its start to its end, as whoever runs it sees it. */
export async function runLoad(url: string, folder: string): Promise<Load> {
  const began = performance.now();
  const output = await run(
    'The load',
    ['ingest/cli.ts', 'openalex', folder, '--date', LATER_DATE, '--json'],
    { DATABASE_URL: url },
  );
  const seconds = (performance.now() - began) / 1000;
  const line = output.split('\n').find((text) => text.startsWith('{'));
  if (line === undefined) throw new Failure(`The load did not report:\n${output.trim()}`, 1);
  return { seconds, report: JSON.parse(line) as LoadReport };
}
