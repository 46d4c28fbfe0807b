import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { WorkPage } from '../../view-models/work-page';

type Row = {
  id: string;
  doi: string | null;
  arxiv_id: string | null;
  type: string | null;
  year: number | null;
  source: string | null;
  leading: boolean;
  abstract_is_cut: boolean;
};

/** The records that are versions of the work, the leading one first, and whether a stored abstract of theirs is cut. */
export async function getVersions(
  tx: Reader,
  work: number,
): Promise<{ versions: WorkPage['versions']; abstractIsCut: boolean }> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT r.id::text, r.doi, r.arxiv_id, r.type, r.year::int, s.name AS source, r.id = v.work_id AS leading, r.abstract_is_cut
    FROM work_version v JOIN work_record r ON r.id = v.record_id LEFT JOIN merge g ON g.kind = 'S' AND g.id = r.source_id
         LEFT JOIN source s ON s.id = coalesce(g.into_id, r.source_id)
    WHERE v.work_id = ${work} AND (r.id = v.work_id OR NOT EXISTS (SELECT FROM merge m WHERE m.kind = 'W' AND m.id = r.id)) ORDER BY r.id <> v.work_id, r.id LIMIT 50`);
  return {
    versions: rows.map((row) => ({
      id: idText('W', Number(row.id)),
      doi: row.doi,
      arxivId: row.arxiv_id,
      type: row.type,
      year: row.year,
      source: row.source,
      leading: row.leading,
    })),
    abstractIsCut: rows.some((row) => row.abstract_is_cut),
  };
}
