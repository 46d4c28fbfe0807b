import { parseArgs } from 'node:util';
import { Failure } from '#/lib/setup/failure';
import { dateOf } from './clean/text';
import { type ApiTarget, parseTargets } from './openalex/api/targets';

export const COMMANDS = [
  'openalex',
  'orcid',
  'wikidata',
  'summaries',
  'merges',
  'overrides',
  'derive',
  'status',
  'rejects',
] as const;
export type Command = (typeof COMMANDS)[number];
const READS_FILES: ReadonlySet<Command> = new Set([
  'openalex',
  'orcid',
  'wikidata',
  'summaries',
  'merges',
  'overrides',
]);

/** What a run of `ingest` is told to do. */
export type Options = {
  command: Command;
  paths: string[];
  /** What to read from the live OpenAlex API; then there are no paths. */
  api: ApiTarget[];
  asLibrary: boolean;
  /** Date of the load, ISO; decides which years are plausible. */
  date: string;
  limit: number;
  dryRun: boolean;
  strict: boolean;
  json: boolean;
};

export const USAGE = `Usage: npm run ingest -- openalex <path…> | openalex --author A… --orcid 0000-… --api FILTER | orcid <path…> | wikidata <path…> | summaries <path…> | merges <path…> | overrides <path…> | derive | status | rejects
Options: --as library|known  --date YYYY-MM-DD  --limit N  --dry-run  --strict  --json`;

/** Reads the command line. Throws a Failure with one sentence for what it does not understand. */
export function parseOptions(args: string[], today: string): Options {
  const { values, positionals } = read(args);
  const command = positionals[0] as Command | undefined;
  if (!command || !COMMANDS.includes(command))
    throw new Failure(`${command ? `"${command}" is no command of ingest` : 'Say what to load'}.\n${USAGE}`);
  const paths = positionals.slice(1);
  const api = parseTargets(values.author ?? [], values.orcid ?? [], values.api ?? []);
  if (api.length > 0 && (command !== 'openalex' || paths.length > 0))
    throw new Failure('--author, --orcid and --api go with openalex, and without files or folders.');
  if (READS_FILES.has(command) && paths.length === 0 && api.length === 0)
    throw new Failure(`Name the files or folders to load: npm run ingest -- ${command} <path…>`);
  if (values.as !== undefined && values.as !== 'library' && values.as !== 'known')
    throw new Failure('--as takes library or known.');
  const date = values.date === undefined ? today : dateOf(values.date);
  if (date === null || (values.date !== undefined && values.date.length !== 10))
    throw new Failure('--date takes a calendar date such as 2026-10-14.');
  if (values.limit !== undefined && !/^[1-9]\d{0,11}$/.test(values.limit))
    throw new Failure('--limit takes a whole number from 1.');
  return {
    command,
    paths,
    api,
    asLibrary: values.as !== 'known',
    date,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit),
    dryRun: values['dry-run'] === true,
    strict: values.strict === true,
    json: values.json === true,
  };
}

function read(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        author: { type: 'string', multiple: true },
        orcid: { type: 'string', multiple: true },
        api: { type: 'string', multiple: true },
        as: { type: 'string' },
        date: { type: 'string' },
        limit: { type: 'string' },
        'dry-run': { type: 'boolean' },
        strict: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Failure(
      `${error instanceof Error ? error.message.split('\n')[0] : 'The options are not right'}\n${USAGE}`,
    );
  }
}

/** Today as an ISO date in UTC: a load's date must not depend on the machine's zone. */
export function today(now: Date): string {
  return now.toISOString().slice(0, 10);
}
