import type pg from 'pg';
import { STAND_IN_AUTHORS } from '#/lib/ids';
import { copyRows } from '../copy/rows';
import type { BylineEntry } from '../openalex/byline';
import { followMerges } from './follow';

/** Bylines at a time: a team of thousands is a megabyte. */
const BATCH = 500;

/**
 * Writes the survivors' ids into the bylines of records that name merged authors: those that this load wrote, and, for
 * merges that this load brought, those of works on whose bylines, in any version, the merged author stands. Each is made
 * from the byline as it came (byline_as_came), so that a corrected merge ends where it would have led at first. Adds to
 * touched_record what merges change, and the records of merged works with their survivors: both become one work (01-version-edges.sql).
 * A record's own content hash stays, so that reading the same record again changes nothing. Of institutions and sources
 * the records keep the ids they came with; their works are touched, and deriving them names the survivor.
 */
export async function applyMerges(client: pg.ClientBase): Promise<void> {
  await client.query(`
    -- written anew from the input: it says itself what came
    DELETE FROM byline_as_came c USING incoming i
    WHERE i.id = c.record_id AND i.byline_seq IS NOT NULL AND (i.facts_change OR i.byline_change);
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT v.record_id, false, true
    FROM touched_merge m JOIN authorship s ON s.author_id = m.id JOIN work_version v ON v.work_id = s.work_id
    WHERE m.kind = 'A' AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = v.record_id AND t.changed);
    -- a version that does not lead tells by its people, too, what it is a version of
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT r.id, false, true
    FROM (SELECT id, author_ids FROM work_record UNION ALL SELECT record_id, author_ids FROM byline_as_came) r,
         unnest(r.author_ids) a(id) JOIN touched_merge m ON m.kind = 'A' AND m.id = a.id
    WHERE EXISTS (SELECT FROM touched_merge WHERE kind = 'A')
      AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = r.id AND t.changed);
    INSERT INTO touched_record (id, is_new, changed)
    SELECT DISTINCT r.id, false, true
    FROM touched_merge m JOIN work_record r ON r.id IN (m.id, m.into_id, m.was_id)
    WHERE m.kind = 'W' AND NOT EXISTS (SELECT FROM touched_record t WHERE t.id = r.id AND t.changed);
    INSERT INTO touched_record (id, is_new, changed)
    SELECT p.id, false, true
    FROM (
      SELECT s.work_id AS id FROM rerouted p JOIN authorship s ON s.institution_ids @> ARRAY[p.id] WHERE p.kind = 'I'
      -- any version's source may tell which records are one work
      UNION SELECT r.id FROM rerouted p JOIN work_record r ON r.source_id = p.id WHERE p.kind = 'S'
    ) p WHERE NOT EXISTS (SELECT FROM touched_record t WHERE t.id = p.id AND t.changed);
    CREATE TEMP TABLE to_follow ON COMMIT DROP AS
    SELECT t.id FROM touched_record t JOIN work_record r USING (id)
    WHERE t.changed AND EXISTS (SELECT FROM merge WHERE kind = 'A')
      AND EXISTS (SELECT FROM unnest(r.author_ids) a JOIN merge m ON m.kind = 'A' AND m.id = a)
    UNION
    SELECT c.record_id FROM byline_as_came c
    WHERE EXISTS (SELECT FROM touched_merge WHERE kind = 'A')
      AND EXISTS (SELECT FROM unnest(c.author_ids) a JOIN touched_merge m ON m.kind = 'A' AND m.id = a)`);
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
    'INSERT INTO byline_as_came SELECT r.id, r.author_ids, r.byline FROM followed f JOIN work_record r USING (id) ORDER BY r.id ON CONFLICT DO NOTHING',
  );
  await client.query(
    'UPDATE work_record r SET byline = f.byline, author_ids = f.author_ids FROM followed f WHERE r.id = f.id',
  );
}

async function followBatch(client: pg.ClientBase, ids: string[]): Promise<void> {
  const records = await client.query<{ id: string; byline: BylineEntry[]; survivors: [number, number][] }>(`
    SELECT r.id, coalesce(c.byline, r.byline) AS byline,
           (SELECT jsonb_agg(jsonb_build_array(m.id, m.into_id))
            FROM unnest(coalesce(c.author_ids, r.author_ids)) a JOIN merge m ON m.kind = 'A' AND m.id = a) AS survivors
    FROM work_record r LEFT JOIN byline_as_came c ON c.record_id = r.id WHERE r.id = ANY ('{${ids.join(',')}}')`);
  const followed = records.rows.map(({ id, byline, survivors }) => {
    const led = survivors.map(([from, into]) => [from, STAND_IN_AUTHORS.has(into) ? null : into] as const);
    const lines = followMerges(byline, new Map(led));
    return { id, author_ids: lines.flatMap((line) => (line.a === null ? [] : [line.a])), byline: lines };
  });
  await copyRows(client, 'followed', { id: 'plain', author_ids: 'array', byline: 'json' }, followed);
}
