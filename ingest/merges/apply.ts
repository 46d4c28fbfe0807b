import type pg from 'pg';
import { copyRows } from '../copy/rows';
import type { BylineEntry } from '../openalex/byline';
import { followMerges } from './follow';

/** Bylines at a time: a team of thousands is a megabyte. */
const BATCH = 500;

/**
 * Writes the survivors' ids into the bylines of records that name merged authors: those that this load wrote, and, for
 * merges that this load brought, those of works on whose bylines, in any version, the merged author stands. Adds the latter to touched_record,
 * and the records of merged works with their survivors: both become one work (01-version-edges.sql).
 * A record's own content hash stays, so that reading the same record again changes nothing. Of institutions and sources
 * the records keep the ids they came with; their works are touched, and deriving them names the survivor.
 */
export async function applyMerges(client: pg.ClientBase): Promise<void> {
  await client.query(`
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT v.record_id, false, true
    FROM touched_merge m JOIN authorship s ON s.author_id = m.id JOIN work_version v ON v.work_id = s.work_id
    WHERE m.kind = 'A' AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = v.record_id AND t.changed);
    -- a version that does not lead tells by its people, too, what it is a version of
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT r.id, false, true
    FROM work_record r, unnest(r.author_ids) a(id) JOIN touched_merge m ON m.kind = 'A' AND m.id = a.id
    WHERE EXISTS (SELECT FROM touched_merge WHERE kind = 'A')
      AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = r.id AND t.changed);
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT r.id, false, true
    FROM touched_merge m JOIN work_record r ON r.id IN (m.id, m.into_id)
    WHERE m.kind = 'W' AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = r.id AND t.changed);
    INSERT INTO touched_record (id, is_new, changed)
    SELECT p.id, false, true
    FROM (
      SELECT s.work_id AS id FROM rerouted p JOIN authorship s ON s.institution_ids @> ARRAY[p.id] WHERE p.kind = 'I'
      -- any version's source may tell which records are one work
      UNION SELECT r.id FROM rerouted p JOIN work_record r ON r.source_id = p.id WHERE p.kind = 'S'
    ) p WHERE NOT EXISTS (SELECT FROM touched_record t WHERE t.id = p.id AND t.changed);
    CREATE TEMP TABLE to_follow ON COMMIT DROP AS
    SELECT DISTINCT t.id FROM touched_record t JOIN work_record r USING (id)
    WHERE t.changed AND EXISTS (SELECT FROM merge WHERE kind = 'A')
      AND EXISTS (SELECT FROM unnest(r.author_ids) a JOIN merge m ON m.kind = 'A' AND m.id = a)`);
  const { rows } = await client.query<{ id: string }>('SELECT id FROM to_follow ORDER BY id');
  if (rows.length === 0) return;
  await client.query(
    'CREATE TEMP TABLE followed (id bigint, author_ids bigint[], byline jsonb) ON COMMIT DROP',
  );
  for (let start = 0; start < rows.length; start += BATCH) {
    await followBatch(
      client,
      rows.slice(start, start + BATCH).map((row) => row.id),
    );
  }
  await client.query(
    'UPDATE work_record r SET byline = f.byline, author_ids = f.author_ids FROM followed f WHERE r.id = f.id',
  );
}

async function followBatch(client: pg.ClientBase, ids: string[]): Promise<void> {
  const records = await client.query<{ id: string; byline: BylineEntry[]; survivors: [number, number][] }>(`
    SELECT r.id, r.byline, (SELECT jsonb_agg(jsonb_build_array(m.id, m.into_id))
                            FROM unnest(r.author_ids) a JOIN merge m ON m.kind = 'A' AND m.id = a) AS survivors
    FROM work_record r WHERE r.id = ANY ('{${ids.join(',')}}')`);
  const followed = records.rows.map(({ id, byline, survivors }) => {
    const lines = followMerges(byline, new Map(survivors));
    return { id, author_ids: lines.flatMap((line) => (line.a === null ? [] : [line.a])), byline: lines };
  });
  await copyRows(client, 'followed', { id: 'plain', author_ids: 'array', byline: 'json' }, followed);
}
