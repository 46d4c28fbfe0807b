import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { AuthorPage } from '../../view-models/author-page';
import { type TellingRow, telling, tellingColumns } from '../telling';

type Row = TellingRow & { id: string; slug: string; name: string; total: number };

/** Of "Wei Zhang" there are thousands. */
const MOST = 100;

/** The first hundred others of the same folded name, most works first, and how many there are. */
export async function getSameName(tx: Reader, id: number, nameFold: string): Promise<AuthorPage['sameName']> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT a.id::text, a.slug, a.name, ${tellingColumns}, a.total
    FROM (SELECT *, count(*) OVER ()::int AS total FROM author WHERE name_fold = ${nameFold} AND has_page AND id <> ${id} ORDER BY library_works DESC, id LIMIT ${MOST}) a
    LEFT JOIN institution i ON i.id = a.last_institution_id
    ORDER BY a.library_works DESC, a.id`);
  return {
    total: rows[0]?.total ?? 0,
    authors: rows.map((row) => ({
      id: idText('A', Number(row.id)),
      slug: row.slug,
      name: row.name,
      ...telling(row),
    })),
  };
}
