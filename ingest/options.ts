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
  /** A file of ids: only what touches them is taken. */
  only: string | null;
  /** The input is everything: works that it does not hold are gone. */
  complete: boolean;
  /** Even if more than half of the works are gone. */
  force: boolean;
  /** Whose rejects are asked for; null for the last load that had any. */
  load: number | null;
  dryRun: boolean;
  strict: boolean;
  json: boolean;
};

export const USAGE = `Usage: npm run ingest -- openalex <path…> | openalex --author A… --orcid 0000-… --api FILTER | orcid <path…> | wikidata <path…> | summaries <path…> | merges <path…> | overrides <path…> | derive | status | rejects [--load N]
Options: --as library|known  --date YYYY-MM-DD  --only FILE  --complete [--force]  --limit N  --dry-run  --strict  --json`;

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
  if (values.load !== undefined && (command !== 'rejects' || !/^[1-9]\d{0,8}$/.test(values.load)))
    throw new Failure('--load takes the number of a load, and goes with rejects.');
  checkCutting(values, command, api.length > 0);
  return {
    command,
    paths,
    api,
    asLibrary: values.as !== 'known',
    date,
    limit: values.limit === undefined ? Number.POSITIVE_INFINITY : Number(values.limit),
    only: values.only ?? null,
    complete: values.complete === true,
    force: values.force === true,
    load: values.load === undefined ? null : Number(values.load),
    dryRun: values['dry-run'] === true,
    strict: values.strict === true,
    json: values.json === true,
  };
}

type Cutting = { only?: string; complete?: boolean; force?: boolean; limit?: string };

/** What cuts the input, and what takes it for whole, exclude each other. */
function checkCutting({ only, complete, force, limit }: Cutting, command: Command, isApi: boolean): void {
  if (!only && !complete && !force) return;
  if (command !== 'openalex' || isApi)
    throw new Failure('--only, --complete and --force go with openalex and files or folders.');
  if (limit !== undefined) throw new Failure('--limit goes with neither --only nor --complete.');
  if (force && !complete) throw new Failure('--force goes with --complete only.');
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
        load: { type: 'string' },
        only: { type: 'string' },
        complete: { type: 'boolean' },
        force: { type: 'boolean' },
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
