import { readEnv } from '#/lib/env';
import { runCommand } from '#/lib/setup/failure';
import { migrate } from '#/lib/setup/migrate';
import { withDatabase } from '#/lib/setup/with-database';
import { fileInput } from './inputs';
import { runLoad } from './load';
import { ApiClient, apiSettings } from './openalex/api/client';
import { apiInput } from './openalex/api/read';
import { parseOptions, today } from './options';
import { Progress } from './progress';
import { printReport } from './report';
import { printRejects, printStatus } from './status';

/** `npm run ingest -- …` (design, section 7). Exit 0; with --strict 1 if anything was rejected; 2 with one sentence for what a person can mend. */
async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2), today(new Date()));
  const env = readEnv();
  const { abstracts, authorPageMinWorks } = env;
  const progress = new Progress(process.stderr, options.json);
  const input =
    options.api.length > 0
      ? apiInput(options, abstracts, progress, new ApiClient(apiSettings(env)))
      : await fileInput(options, abstracts, progress);
  return withDatabase(async (url) => {
    await migrate(url);
    if (options.command === 'status') return printStatus(url, options.json);
    if (options.command === 'rejects') return printRejects(url, options.json);
    const report = await runLoad(url, options, authorPageMinWorks, input, progress);
    return printReport(report, options);
  });
}

await runCommand(main);
