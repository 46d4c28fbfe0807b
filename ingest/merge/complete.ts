import type pg from 'pg';
import { Failure } from '#/lib/setup/failure';
import type { Options } from '../options';

/** A library loses at most this share of its works to one load, unless somebody says that it may. */
const MOST = 0.5;

/** `1 part`, `2,000 parts`. */
function many(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/**
 * For `--complete`: works that the input no longer holds are taken out, those of the library or, with `--as known`, those
 * that are only known. Their summaries stay, for the day they come back. Returns how many are gone.
 * @throws Failure if a part of the input could not be read, or if more than half would go without `--force`.
 */
export async function takeOutGone(client: pg.ClientBase, options: Options): Promise<number> {
  const unread = await client.query<{ count: number }>(
    'SELECT count(*)::int AS count FROM byline_staging.reject WHERE entity IS NULL',
  );
  if (unread.rows[0]?.count)
    throw new Failure(
      `${many(unread.rows[0].count, 'part')} of the input could not be read, so it is not complete; nothing was kept. Mend the files, or load without --complete.`,
    );
  // A work whose record was rejected is in the input all the same.
  await client.query(`
    CREATE TEMP TABLE gone_work ON COMMIT DROP AS
    SELECT r.id, r.reference_ids FROM work_record r
    WHERE r.in_library = ${options.asLibrary} AND NOT EXISTS (SELECT FROM byline_staging.work s WHERE s.id = r.id)
      AND NOT EXISTS (SELECT FROM byline_staging.reject j WHERE j.entity = 'W' || r.id)`);
  const gone = await client.query<{ gone: number; all: number }>(
    `SELECT (SELECT count(*)::int FROM gone_work) AS gone, count(*)::int AS all FROM work_record WHERE in_library = ${options.asLibrary}`,
  );
  const { gone: count = 0, all = 0 } = gone.rows[0] ?? {};
  if (count > all * MOST && !options.force)
    throw new Failure(
      `The input lacks ${count.toLocaleString('en')} of ${all.toLocaleString('en')} works, and --complete would take them out; nothing was kept. If that is meant, add --force.`,
    );
  await client.query(`
    DELETE FROM work_reference f USING gone_work g, unnest(g.reference_ids) x(cited_id) WHERE f.cited_id = x.cited_id AND f.citing_id = g.id;
    DELETE FROM work_record r USING gone_work g WHERE r.id = g.id;
    INSERT INTO touched_record (id, is_new, changed) SELECT id, false, true FROM gone_work`);
  return count;
}
