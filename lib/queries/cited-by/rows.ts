import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { CitedWork, CitingWork } from '../../view-models/cited-by';
import { originalAddress } from '../original-address';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from '../work-rows';
import type { Place } from './counts';

type Cited = {
  citing: number;
  id: number;
  slug: string | null;
  title: string | null;
  doi: string | null;
  arxiv_id: string | null;
  landing_url: string | null;
};

/** Which of the author's library works each of some works cites, most cited first. */
async function getCited(tx: Reader, author: number, citing: number[]): Promise<Map<number, CitedWork[]>> {
  const rows = await tx.$queryRaw<Cited[]>(sql`
    WITH mine AS MATERIALIZED (SELECT s.work_id FROM authorship s WHERE s.author_id = ${author} AND s.in_library)
    SELECT c.citing_id::float8 AS citing, w.id::float8 AS id, CASE WHEN w.has_page THEN w.slug END AS slug, w.title, w.doi, w.arxiv_id, w.landing_url
    FROM (SELECT c.citing_id, c.cited_id FROM citation c JOIN mine m ON m.work_id = c.cited_id
          WHERE c.citing_id = ANY (${citing}::bigint[]) OFFSET 0) c, LATERAL (SELECT * FROM work x WHERE x.id = c.cited_id OFFSET 0) w
    ORDER BY w.citations DESC NULLS LAST, w.year DESC NULLS LAST, w.id`);
  const cited = new Map<number, CitedWork[]>(citing.map((id) => [id, []]));
  for (const { citing: of, ...row } of rows)
    cited.get(of)?.push({
      id: idText('W', row.id),
      slug: row.slug,
      url: originalAddress(row),
      title: row.title ?? 'Untitled',
    });
  return cited;
}

/** The citing works of a page, in its order, each with what it cites. */
export async function getCitingRows(tx: Reader, author: number, places: Place[]): Promise<CitingWork[]> {
  if (places.length === 0) return [];
  const ids = places.map(({ id }) => id);
  const positions = places.map(({ position }) => position);
  const rows = await tx.$queryRaw<WorkRowRecord[]>(sql`
    SELECT ${workRowColumns(sql`p.position`)}
    FROM unnest(${ids}::bigint[], ${positions}::int[]) WITH ORDINALITY p(id, position, place)
    JOIN work w ON w.id = p.id ${workRowJoins}
    ORDER BY p.place`);
  const cited = await getCited(tx, author, ids);
  return rows.map((row) => ({ ...workRow(row), cites: cited.get(Number(row.id)) ?? [] }));
}
