import type pg from 'pg';

const MANY_RECORDS = 10_000;

/** The planner's figures of the facts; a twentieth more or less changes no plan. */
export async function analyzeFacts(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ large: boolean }>(`
    SELECT staged.rows * 20 >= greatest(facts.rows, 1) AS large
    FROM (SELECT (SELECT count(*) FROM byline_staging.work) + (SELECT count(*) FROM byline_staging.entity) + (SELECT count(*) FROM byline_staging.person) AS rows) staged,
         (SELECT sum(greatest(reltuples, 0)) AS rows FROM pg_class WHERE oid IN ('work_record'::regclass, 'entity_record'::regclass, 'person_record'::regclass)) facts`);
  if (rows[0]?.large ?? true)
    await client.query(
      'ANALYZE work_record, work_version, version_edge, entity_record, person_record, person_ref',
    );
}

/**
 * The planner's figures of works, bylines and citations as this load has written them. A first load has none until its
 * commit, and reads whole tables for each author then.
 */
export async function analyzePages(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ large: boolean }>(`
    SELECT (SELECT count(*) FROM touched_work) * 20 >= greatest(reltuples, 1) AS large FROM pg_class WHERE oid = 'work'::regclass`);
  if (rows[0]?.large ?? true) await client.query('ANALYZE work, authorship, citation');
}

/** A load that touched a twentieth of the rows or more; what is less waits for the server's own autovacuum. */
export async function isLarge(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ large: boolean }>(`
    SELECT coalesce(sum(n_dead_tup + n_mod_since_analyze) * 20 >= greatest(sum(n_live_tup), 1), true) AS large
    FROM pg_stat_user_tables WHERE relname IN ('work', 'authorship', 'author')`);
  return rows[0]?.large ?? true;
}

/** Whether the input holds many records, and whether they are the library's first. */
export async function sizeOf(client: pg.ClientBase): Promise<{ isMany: boolean; isFirst: boolean }> {
  const { rows } = await client.query<{ many: boolean; first: boolean }>(`
    SELECT (SELECT count(*) FROM byline_staging.work) + (SELECT count(*) FROM byline_staging.entity) + (SELECT count(*) FROM byline_staging.person)
           + (SELECT count(*) FROM byline_staging.merge) + (SELECT count(*) FROM byline_staging.byline_count) >= ${MANY_RECORDS} AS many,
           version = 0 AS first FROM library`);
  return { isMany: rows[0]?.many ?? false, isFirst: rows[0]?.first ?? false };
}

/** Index-only scans need the visibility map, and the planner the new sizes. */
export async function vacuum(client: pg.ClientBase): Promise<void> {
  await client.query(
    'VACUUM (ANALYZE) work_reference, work, authorship, citation, author, author_panel, author_change, citing_work, work_version, institution, source, subject, slug, statement, author_person',
  );
}
