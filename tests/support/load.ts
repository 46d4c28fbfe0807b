import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { fileInput } from '#/ingest/inputs';
import { type LoadReport, runLoad } from '#/ingest/load';
import { parseOptions } from '#/ingest/options';
import { Progress } from '#/ingest/progress';

const DATE = '2026-11-30';

/** Runs `ingest` on the arguments against a database, as the command does. */
export async function ingest(url: string, args: string[], minWorks = 1): Promise<LoadReport> {
  const options = parseOptions(args.includes('--date') ? args : [...args, '--date', DATE], DATE);
  const progress = new Progress(process.stderr, true);
  return runLoad(url, options, minWorks, await fileInput(options, 'start', progress), progress);
}

/** Loads records as one JSON Lines file of a temporary folder. */
export async function loadRecords(
  url: string,
  records: unknown[],
  args: string[] = [],
  command = 'openalex',
): Promise<LoadReport> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-load-'));
  try {
    const file = path.join(folder, 'records.jsonl');
    writeFileSync(
      file,
      records.map((record) => (typeof record === 'string' ? record : JSON.stringify(record))).join('\n'),
    );
    return await ingest(url, [command, file, ...args]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Rows of one statement on a connection of its own. */
export async function rows<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

const DERIVED = [
  'author_panel',
  'citing_work',
  'work',
  'authorship',
  'citation',
  'work_version',
  'version_edge',
  'institution',
  'source',
  'subject',
  'statement',
  'author_person',
];

/** A digest of every derived table without load ids and addresses: equal for equal libraries, however they were loaded. */
export async function digest(url: string): Promise<Record<string, string | null>> {
  const digests: Record<string, string | null> = {};
  for (const table of [...DERIVED, 'author']) {
    const [row] = await rows<{ digest: string | null }>(
      url,
      `SELECT md5(string_agg(x, '|' ORDER BY x)) AS digest FROM (SELECT (to_jsonb(t) - 'load_id' - 'slug')::text AS x FROM ${table} t) y`,
    );
    digests[table] = row?.digest ?? null;
  }
  return digests;
}
