import { readEnv } from '#/lib/env';
import { runCommand } from '#/lib/setup/failure';
import { migrate } from '#/lib/setup/migrate';
import { withDatabase } from '#/lib/setup/with-database';
import { runLoad } from './load';
import { openalexInput } from './openalex/read';
import { parseOptions, today } from './options';
import { Progress } from './progress';
import { printReport } from './report';
import { printRejects, printStatus } from './status';
import { summariesInput } from './summaries/read';

/** `npm run ingest -- …` (design, section 7). Exit 0; with --strict 1 if anything was rejected; 2 with one sentence for what a person can mend. */
async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2), today(new Date()));
  const { abstracts, authorPageMinWorks } = readEnv();
  const progress = new Progress(process.stderr, options.json);
  const input =
    options.command === 'openalex'
      ? await openalexInput(options, abstracts, progress)
      : options.command === 'summaries'
        ? await summariesInput(options, progress)
        : async () => {};
  return withDatabase(async (url) => {
    await migrate(url);
    if (options.command === 'status') return printStatus(url, options.json);
    if (options.command === 'rejects') return printRejects(url, options.json);
    const report = await runLoad(url, options, authorPageMinWorks, input, progress);
    return printReport(report, options);
  });
}

await runCommand(main);
