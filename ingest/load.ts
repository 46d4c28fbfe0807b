import pg from 'pg';
import { errorText } from '#/lib/setup/failure';
import { postponeIndexes, restorePostponedIndexes } from '#/lib/setup/postponed-indexes';
import { createStaging, dropStaging, StagingWriters } from './copy/staging';
import { add, type Counts, settle } from './counts';
import { derive } from './derive/run';
import { indexFilled } from './filled';
import { finishLoad } from './finish';
import { waitForLock } from './lock';
import { BEFORE } from './merge/before';
import { takeOutGone } from './merge/complete';
import { MENTION_STEPS } from './merge/mentions';
import { API_PROGRESS, MERGED_IDS } from './merge/merged-ids';
import { OTHER_MERGE } from './merge/others';
import { OVERRIDES } from './merge/overrides';
import { PEOPLE_MERGE } from './merge/people';
import { WORK_MERGE } from './merge/works';
import { applyMerges } from './merges/apply';
import type { Options } from './options';
import type { Progress } from './progress';
import { UNREADABLE } from './read/lines';
import { analyzeFacts, isLarge, sizeOf, vacuum } from './statistics';

/** This step tells its progress itself. */
const READING = 'read and stage';

/** Reads records into staging. `client` is for questions to the database, `notes` take sentences for whoever runs the load. */
export type ReadInput = (into: {
  writers: StagingWriters;
  counts: Counts;
  client: pg.ClientBase;
  notes: string[];
}) => Promise<void>;
export type LoadReport = {
  load: number | null;
  changed: boolean;
  counts: Counts;
  notes: string[];
  steps: { step: string; seconds: number }[];
  peakMemoryMb: number;
};

/**
 * One load: reads the input into staging, then brings facts and everything derived from them to readers in one commit.
 * Loads take turns. A run that ends early, however it ends, leaves the library as it was.
 */
export async function runLoad(
  url: string,
  options: Options,
  minWorks: number,
  read: ReadInput,
  progress: Progress,
): Promise<LoadReport> {
  const client = new pg.Client({ connectionString: url, application_name: 'byline ingest' });
  const second = new pg.Client({ connectionString: url, application_name: 'byline ingest names' });
  for (const connection of [client, second]) connection.on('error', () => {});
  await client.connect();
  const counts: Counts = {};
  const notes: string[] = [];
  let writers: StagingWriters | undefined;
  const steps: LoadReport['steps'] = [];
  const step = async (name: string, work: () => Promise<unknown>) => {
    const began = performance.now();
    if (name !== READING) progress.doing(name);
    await work();
    steps.push({ step: name, seconds: Math.round(performance.now() - began) / 1000 });
  };
  const tidy = async (changed: boolean) => {
    if (changed && !options.dryRun && (await isLarge(client))) await step('vacuum', () => vacuum(client));
    await dropStaging(client);
    await restorePostponedIndexes(client);
  };
  try {
    await second.connect();
    await waitForLock(client, progress);
    const startedAt = new Date();
    // A dry run, or a load that was killed, leaves dead rows: the server's own vacuum would come for them while this load
    // writes, and count pages full of rows that nobody can see yet as empty.
    if (await isLarge(client)) await step('vacuum', () => vacuum(client));
    await createStaging(client);
    writers = new StagingWriters(url);
    const staging = writers;
    await step(READING, async () => {
      await read({ writers: staging, counts, client, notes });
      await staging.end();
      await client.query(
        'ANALYZE byline_staging.work, byline_staging.entity, byline_staging.mention, byline_staging.person',
      );
    });
    notes.push(...(await brokenFiles(client)));
    const { isMany, isFirst } = await sizeOf(client);
    // Of few rows indexes cost nothing.
    if (isFirst && isMany) await postponeIndexes(client);
    await client.query('BEGIN');
    const load = await prepare(client, options, minWorks, isMany || options.command === 'derive');
    progress.step('writing facts');
    for (const { name, sql } of BEFORE) await step(name, () => client.query(sql));
    for (const merge of [
      ...WORK_MERGE,
      ...OTHER_MERGE,
      ...PEOPLE_MERGE,
      ...MERGED_IDS,
      ...API_PROGRESS,
      ...OVERRIDES,
    ])
      await step(merge.name, () => client.query(merge.sql, merge.parameters?.(load) ?? []));
    await indexFilled(client, step, ['work_record', 'entity_record']);
    if (options.complete) {
      const gone = await takeOutGone(client, options);
      notes.push(`${gone.toLocaleString('en')} works are gone: the input no longer holds them.`);
    }
    for (const { name, sql } of MENTION_STEPS) await step(name, () => client.query(sql));
    await step('follow merges', () => applyMerges(client));
    if (options.command === 'derive') await step('touch everything', () => client.query(TOUCH_ALL));
    await countWritten(client, counts);
    progress.step('deriving pages');
    await step('analyze facts', () => analyzeFacts(client));
    const changed = await hasChanges(client);
    if (changed) await derive(client, second, step);
    settle(counts);
    await finishLoad(client, { id: load.id, options, startedAt, counts, steps, changed });
    await client.query(options.dryRun ? 'ROLLBACK' : 'COMMIT');
    // From here on the load is kept, whatever happens to the database.
    await tidy(changed).catch((error) =>
      notes.push(`The load is kept; tidying up after it failed: ${errorText(error)}.`),
    );
    return {
      load: options.dryRun ? null : load.id,
      changed,
      counts,
      notes,
      steps,
      peakMemoryMb: Math.round(process.resourceUsage().maxRSS / 1024),
    };
  } catch (error) {
    // What was staged takes room that the person is asked to make.
    await writers?.abort();
    if (writers)
      await client
        .query('ROLLBACK')
        .then(() => dropStaging(client))
        .then(() => restorePostponedIndexes(client))
        .catch(() => {});
    throw error;
  } finally {
    progress.stop();
    await client.end().catch(() => {});
    await second.end().catch(() => {});
  }
}

/** Says of files that break off, for which one reject each is easily overlooked. */
async function brokenFiles(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ first: string | null; files: number }>(
    `SELECT min(file) AS first, count(DISTINCT file)::int AS files FROM byline_staging.reject WHERE starts_with(reason, '${UNREADABLE}')`,
  );
  const { first = null, files = 0 } = rows[0] ?? {};
  if (first === null) return [];
  const which = files === 1 ? first : `${files.toLocaleString('en')} files (${first} …)`;
  return [`${which} could not be read to the end: what stood before the break is in the library.`];
}

async function prepare(client: pg.ClientBase, options: Options, minWorks: number, isMany: boolean) {
  // A hash table is laid out for as many rows as the planner fears, up to this: of a small load that takes longer than to fill it.
  await client.query(
    `SET LOCAL work_mem = '${isMany ? 256 : 32}MB'; SET LOCAL maintenance_work_mem = '512MB'; SET LOCAL synchronous_commit = on`,
  );
  const { rows } = await client.query<{ id: number; first: boolean }>(
    `SELECT nextval(pg_get_serial_sequence('load', 'id'))::int AS id, version = 0 AS first FROM library`,
  );
  const { id, first } = rows[0] as { id: number; first: boolean };
  await client.query(
    `SELECT set_config('byline.load', $1, true), set_config('byline.first', $2, true), set_config('byline.min_works', $3, true),
            set_config('byline.everything', $4, true)`,
    [String(id), String(first), String(minWorks), String(options.command === 'derive')],
  );
  return { id, asLibrary: options.asLibrary, date: options.date };
}

/** For `derive`: everything is made again from the facts. Nothing changed, so dates move only where a page comes out otherwise. */
const TOUCH_ALL = `
  INSERT INTO touched_record (id, is_new, changed) SELECT id, false, false FROM work_record;
  INSERT INTO touched_mention SELECT kind, id FROM entity_mention;
  INSERT INTO touched_mention SELECT kind, id FROM entity_record WHERE kind <> 'A'`;

const WRITTEN = `
  SELECT 'works' AS kind, count(*) FILTER (WHERE is_new)::int AS inserted, count(*) FILTER (WHERE NOT is_new AND (facts_change OR byline_change OR enters_library))::int AS updated FROM incoming
  UNION ALL SELECT CASE kind WHEN 'A' THEN 'authors' WHEN 'I' THEN 'institutions' WHEN 'S' THEN 'sources' WHEN 'T' THEN 'topics' ELSE 'concepts' END,
    count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE NOT is_new)::int FROM touched_entity GROUP BY kind
  UNION ALL SELECT 'byline counts', count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE NOT is_new)::int FROM touched_count
  UNION ALL SELECT 'summaries', count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE NOT is_new)::int FROM touched_summary
  UNION ALL SELECT CASE source WHEN 'orcid' THEN 'ORCID records' ELSE 'Wikidata items' END, count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE NOT is_new)::int FROM touched_person GROUP BY source
  UNION ALL SELECT 'merges', count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE is_said AND NOT is_new)::int FROM touched_merge
  UNION ALL SELECT 'overrides', count(*) FILTER (WHERE is_new)::int, count(*) FILTER (WHERE NOT is_new)::int FROM touched_override`;

async function countWritten(client: pg.ClientBase, counts: Counts): Promise<void> {
  const { rows } = await client.query<{ kind: keyof Counts; inserted: number; updated: number }>(WRITTEN);
  for (const row of rows) {
    if (row.inserted > 0) add(counts, row.kind, 'inserted', row.inserted);
    if (row.updated > 0) add(counts, row.kind, 'updated', row.updated);
  }
  const lost = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM matched_summary WHERE record_id IS NULL',
  );
  if (lost.rows[0]?.count) add(counts, 'summaries', 'rejected', lost.rows[0].count);
  const circles = await client.query<{ count: number }>('SELECT count(*)::int AS count FROM refused_merge');
  if (circles.rows[0]?.count) add(counts, 'merges', 'rejected', circles.rows[0].count);
}

async function hasChanges(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ changed: boolean }>(`
    SELECT EXISTS (SELECT FROM touched_record) OR EXISTS (SELECT FROM touched_entity) OR EXISTS (SELECT FROM touched_mention) OR EXISTS (SELECT FROM touched_count) OR EXISTS (SELECT FROM touched_person) OR EXISTS (SELECT FROM touched_merge) OR EXISTS (SELECT FROM touched_override) AS changed`);
  return rows[0]?.changed ?? false;
}
