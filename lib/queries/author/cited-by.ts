import { type Reader, sql } from '../../db';
import { panelRows, type StoredPanels } from './panel';

type Row = { citations: number; citing_works: number; citing_works_with_page: number };

/** Distinct (citing, cited) pairs over library works, and the citing works. */
export async function getCitedBy(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'cited-by', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_cited_by(${author}) p`),
  );
  const row = rows[0];
  return {
    citations: row?.citations ?? 0,
    citingWorks: row?.citing_works ?? 0,
    citingWorksWithPage: row?.citing_works_with_page ?? 0,
  };
}
