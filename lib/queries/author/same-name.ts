import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { AuthorPage } from '../../view-models/author-page';
import { tellingLine } from '../telling-line';

type Row = {
  id: string;
  slug: string;
  name: string;
  library_works: number;
  first_year: number | null;
  last_year: number | null;
  last_institution: string | null;
  total: number;
};

/** Of "Wei Zhang" there are thousands. */
const MOST = 100;

/** The first hundred others of the same folded name, most works first, and how many there are. */
export async function getSameName(tx: Reader, id: number, nameFold: string): Promise<AuthorPage['sameName']> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT a.id::text, a.slug, a.name, a.library_works, a.first_year::int, a.last_year::int, i.name AS last_institution, a.total
    FROM (SELECT *, count(*) OVER ()::int AS total FROM author WHERE name_fold = ${nameFold} AND has_page AND id <> ${id} ORDER BY library_works DESC, id LIMIT ${MOST}) a
    LEFT JOIN institution i ON i.id = a.last_institution_id
    ORDER BY a.library_works DESC, a.id`);
  return {
    total: rows[0]?.total ?? 0,
    authors: rows.map((row) => ({
      id: idText('A', Number(row.id)),
      slug: row.slug,
      name: row.name,
      note: tellingLine(row),
    })),
  };
}
