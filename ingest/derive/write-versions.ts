import type pg from 'pg';
import { copyRows } from '../copy/rows';
import { clusterVersions } from './cluster';

/**
 * Clusters the affected records and writes temp table `next_version` (record_id, work_id).
 * Most records have no edge and are works of their own, made in SQL; only the others are read here.
 */
export async function writeVersions(client: pg.ClientBase): Promise<void> {
  await client.query(`
    CREATE TEMP TABLE next_version ON COMMIT DROP AS
    SELECT a.id AS record_id, a.id AS work_id FROM affected a JOIN work_record r USING (id)
    WHERE NOT r.paratext AND NOT EXISTS (SELECT FROM version_edge e WHERE e.a = a.id) AND NOT EXISTS (SELECT FROM version_edge e WHERE e.b = a.id)`);
  const edges = await client.query<{ a: string; b: string; strong: boolean; alike: boolean }>(
    'SELECT e.a, e.b, e.strong, e.alike FROM affected x JOIN version_edge e ON e.a = x.id',
  );
  if (edges.rows.length > 0) {
    const records = await client.query<{
      id: string;
      in_library: boolean;
      published: boolean;
      citations: number | null;
      year: number | null;
      merged: boolean;
    }>(`
      SELECT r.id, r.in_library, r.published, r.citations, r.year,
             EXISTS (SELECT FROM merge g WHERE g.kind = 'W' AND g.id = r.id) AS merged
      FROM (SELECT e.a AS id FROM affected x JOIN version_edge e ON e.a = x.id UNION SELECT e.b FROM affected x JOIN version_edge e ON e.a = x.id) m JOIN work_record r USING (id)`);
    const leads = clusterVersions(
      records.rows.map((row) => ({
        id: Number(row.id),
        inLibrary: row.in_library,
        published: row.published,
        citations: row.citations,
        year: row.year,
        merged: row.merged,
      })),
      edges.rows.map((row) => ({ ...row, a: Number(row.a), b: Number(row.b) })),
    );
    await copyRows(
      client,
      'next_version',
      { record_id: 'plain', work_id: 'plain' },
      [...leads].map(([record_id, work_id]) => ({ record_id, work_id })),
    );
  }
  await client.query('ALTER TABLE next_version ADD PRIMARY KEY (record_id); ANALYZE next_version');
}
