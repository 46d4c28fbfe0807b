import { readEnv } from '#/lib/env';
import { errorCode, errorText, Failure, runCommand } from '#/lib/setup/failure';
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
  // Whoever reads the output may stop before its end (`| head`); the load goes on.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
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
    if (options.command === 'rejects') return printRejects(url, options.json, options.load);
    const report = await runLoad(url, options, authorPageMinWorks, input, progress);
    return printReport(report, options);
  }).catch(asFailure);
}

/** A database that goes away or has no room is the person's to mend; a load is one commit, so it is kept whole or not at all. */
function asFailure(error: unknown): never {
  const code = errorCode(error);
  const isAway =
    /^(?:57P0[1-5]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE)$/.test(code) ||
    /Connection terminated|not queryable/.test(errorText(error));
  if (isAway)
    throw new Failure(
      'The database went away during the load, which is kept whole or not at all; run the same again.',
    );
  if (code === '53100' || code === 'ENOSPC')
    throw new Failure(
      'The database has no room left on its disk; nothing of the load was kept. Make room and run the same again.',
    );
  throw error;
}

await runCommand(main);
