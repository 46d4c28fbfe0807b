import { query, snapshot, sql } from '../db';
import type { Library } from '../view-models/library';
import type { SourceDate } from '../view-models/shared';
import { type AuthorRowRecord, authorRow, authorRowColumns } from './browse/author-row';
import { getWholeLetters } from './browse/whole-letters';
import { getWays } from './ways';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from './work-rows';

/** All fields, of which OpenAlex has 26, and the places where most was written. */
const WAYS = { institutions: 12, fields: 30, venues: 12 };

type Row = {
  works: number;
  works_with_page: number;
  known_works: number;
  authors: number;
  institutions: number;
  venues: number;
  topics: number;
  citations: number;
  bibliographies_read: number;
  source_dates: SourceDate[];
  updated: string | null;
};
/** The library's version: grows with every load that changed something. */
export async function getLibraryVersion(): Promise<number> {
  const rows = await query<{ version: number }>(sql`SELECT version FROM library`);
  return rows[0]?.version ?? 0;
}

/** What the library holds: totals, the twelve most cited authors, the ten newest works with a page, and ways in. */
export function getLibrary(): Promise<Library> {
  return snapshot(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>(sql`SELECT *, updated::text AS updated FROM library`);
    const people = await tx.$queryRaw<AuthorRowRecord[]>(sql`
      SELECT ${authorRowColumns}, NULL::int AS there
      FROM (SELECT * FROM author WHERE has_page ORDER BY citations DESC, library_works DESC, id LIMIT 12) a LEFT JOIN institution i ON i.id = a.last_institution_id
      ORDER BY a.citations DESC, a.library_works DESC, a.id`);
    const newest = await tx.$queryRaw<WorkRowRecord[]>(sql`
      SELECT ${workRowColumns(sql`NULL::int`)}
      FROM (SELECT * FROM work WHERE in_library AND has_page ORDER BY year DESC NULLS LAST, citations DESC NULLS LAST, id LIMIT 10) w ${workRowJoins}
      ORDER BY w.year DESC NULLS LAST, w.citations DESC NULLS LAST, w.id`);
    if (!row) throw new Error('The library has no row; the migrations have not run to their end.');
    return {
      counts: {
        works: row.works,
        worksWithPage: row.works_with_page,
        knownWorks: row.known_works,
        authors: row.authors,
        institutions: row.institutions,
        venues: row.venues,
        topics: row.topics,
        citations: row.citations,
        bibliographiesRead: row.bibliographies_read,
      },
      mostCited: people.map(authorRow),
      newest: newest.map(workRow),
      letters: await getWholeLetters(tx),
      ways: await getWays(tx, WAYS),
      sources: row.source_dates,
      updated: row.updated,
    };
  });
}
