import { type Reader, sql } from '../../db';
import { panelRows, type StoredPanels } from './panel';

type Row = { year: number | null; works: number; citations: number | null };

/** Library works and stated citations a year, years ascending, and the works without a plausible year. */
export async function getWorksByYear(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'years', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_years(${author}) p`),
  );
  const dated = rows.filter((row): row is Row & { year: number } => row.year !== null);
  return {
    worksByYear: dated.filter((row) => row.works > 0).map(({ year, works }) => ({ year, works })),
    worksWithoutYear: rows.find((row) => row.year === null)?.works ?? 0,
    citationsByYear: dated.flatMap(({ year, citations }) => (citations ? [{ year, citations }] : [])),
  };
}
