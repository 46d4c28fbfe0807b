import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { CoAuthor } from '../../view-models/author-page';
import { panelRows, type StoredPanels } from './panel';

type Row = {
  id: number;
  name: string;
  slug: string | null;
  works: number;
  first_year: number | null;
  last_year: number | null;
  total: number;
  total_with_page: number;
};

/** Co-authors on library works, the first 100, with how many there are and how many have a page. */
export async function getCoAuthors(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'co-authors', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_co_authors(${author}) p`),
  );
  const coAuthors = rows.map(
    (row): CoAuthor => ({
      id: idText('A', row.id),
      slug: row.slug,
      name: row.name,
      works: row.works,
      firstYear: row.first_year,
      lastYear: row.last_year,
    }),
  );
  return { coAuthors, total: rows[0]?.total ?? 0, withPage: rows[0]?.total_with_page ?? 0 };
}
