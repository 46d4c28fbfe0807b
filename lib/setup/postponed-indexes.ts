import type pg from 'pg';
import { errorCode } from './failure';
import { LOAD_LOCK } from './load-lock';

/** Tables whose indexes cost a first load most of its writing, when each row goes into them as it comes. */
const TABLES = [
  'work_record',
  'entity_record',
  'work_version',
  'work',
  'authorship',
  'citation',
  'slug',
  'author',
] as const;
export type PostponedTable = (typeof TABLES)[number];

/** How long pages may be kept from a table, by a reader who keeps the load from it. */
const PATIENCE = '500ms';
const LOCK_NOT_AVAILABLE = '55P03';

/**
 * Drops the indexes that are no keys from the empty tables of an empty library, each table in a transaction of its own,
 * and keeps how they are made in `postponed_index`, so that whatever becomes of the load they can be made again. A table
 * that somebody reads for longer (a backup) keeps its indexes. The caller holds the load lock and is in no transaction.
 */
export async function postponeIndexes(client: pg.ClientBase): Promise<void> {
  for (const table of TABLES) {
    await client.query('BEGIN');
    try {
      await client.query(
        `SET LOCAL lock_timeout = '${PATIENCE}'; LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`,
      );
      const { rows } = await client.query<{ name: string }>(
        `INSERT INTO postponed_index (name, table_name, definition)
         SELECT i.indexrelid::regclass, $1::text, pg_get_indexdef(i.indexrelid) FROM pg_index i
         WHERE i.indrelid = $1::text::regclass AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)
         RETURNING name`,
        [table],
      );
      if (rows.length > 0) await client.query(`DROP INDEX ${rows.map(({ name }) => name).join(', ')}`);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error;
    }
  }
}

/** Makes the postponed indexes of the tables, or of all, in the caller's transaction: readers read on meanwhile. */
export async function makePostponedIndexes(
  client: pg.ClientBase,
  tables: readonly PostponedTable[] = TABLES,
): Promise<void> {
  const { rows } = await client.query<{ definition: string }>(
    'DELETE FROM postponed_index WHERE table_name = ANY ($1) RETURNING definition',
    [tables],
  );
  for (const { definition } of rows) await client.query(definition);
}

/** Makes all indexes that a load which did not end has left out. Waits for a load that is about to make them itself. */
export async function restorePostponedIndexes(client: pg.ClientBase): Promise<void> {
  if (!(await isTrue(client, "to_regclass('postponed_index') IS NOT NULL"))) return;
  if (!(await isTrue(client, 'EXISTS (SELECT FROM postponed_index)'))) return;
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [LOAD_LOCK]);
  await makePostponedIndexes(client);
  await client.query('COMMIT');
}

async function isTrue(client: pg.ClientBase, condition: string): Promise<boolean> {
  const { rows } = await client.query<{ holds: boolean }>(`SELECT ${condition} AS holds`);
  return rows[0]?.holds ?? false;
}
