import type { Prisma } from '#/prisma/generated/client';
import { type Reader, snapshot, sql } from '../../db';
import { type AuthorListState, type AuthorSort, PAGE_SIZE, PLACE_FILTERS, pagesOf } from '../../list-state';
import type { AuthorChip, AuthorListPage } from '../../view-models/author-list';
import type { SourceDate } from '../../view-models/shared';
import { getWays } from '../ways';
import { type AuthorRowRecord, authorRow, authorRowColumns } from './author-row';
import {
  type AuthorFilters,
  authorCondition,
  resolveAuthorFilters,
  worksThere,
  writtenAuthorState,
} from './filters';
import { type LetterRow, letterCounts, lettersOf } from './letters';

/** What the list can be cut by, as far as it stands beside it. */
const WAYS = { institutions: 6, fields: 6, venues: 6 };

/** A row is a letter or an author, whichever is not null. */
type Row = (LetterRow & { id: null }) | (AuthorRowRecord & { letter: null });
type LibraryRow = { authors: number; source_dates: SourceDate[]; updated: string | null };

/** The authors of the list. With works there they are many lines, which are read once; else an index gives each part. */
function mine(filters: AuthorFilters): Prisma.Sql {
  const there = worksThere(filters);
  const where = authorCondition(filters);
  const columns = sql`a.id, a.name_fold, a.library_works, a.citations`;
  return there === null
    ? sql`mine AS NOT MATERIALIZED (SELECT ${columns}, NULL::int AS there FROM author a WHERE ${where})`
    : sql`mine AS MATERIALIZED (SELECT ${columns}, t.works AS there FROM (${there}) t JOIN author a ON a.id = t.author_id WHERE ${where})`;
}

/** Every order ends in the id; names are compared by fold and code points. */
function order(sort: AuthorSort, isThere: boolean): Prisma.Sql {
  switch (sort) {
    case 'citations':
      return sql`m.citations DESC, m.library_works DESC, m.id`;
    case 'works':
      return isThere
        ? sql`m.there DESC, m.citations DESC, m.id`
        : sql`m.library_works DESC, m.citations DESC, m.id`;
    case 'name':
      return sql`m.name_fold, m.library_works DESC, m.id`;
  }
}

/** The ways down and one page of authors in one statement, because both are read from the same authors. */
async function getPart(tx: Reader, filters: AuthorFilters, page: number) {
  const by = order(filters.sort, worksThere(filters) !== null);
  const rows = await tx.$queryRaw<Row[]>(sql`
    WITH ${mine(filters)}, letters AS (${letterCounts(sql`mine`, filters.letter)}),
    part AS (SELECT m.id, m.there, row_number() OVER (ORDER BY ${by}) AS place FROM mine m ORDER BY ${by} LIMIT ${PAGE_SIZE.authors} OFFSET ${(page - 1) * PAGE_SIZE.authors})
    SELECT l.letter, l.authors, l.total, a.*, NULL::int AS there, NULL::bigint AS place
    FROM letters l LEFT JOIN (SELECT ${authorRowColumns} FROM author a, institution i WHERE false) a ON false
    UNION ALL
    SELECT NULL, NULL, NULL, ${authorRowColumns}, p.there, p.place
    FROM part p JOIN author a ON a.id = p.id LEFT JOIN institution i ON i.id = a.last_institution_id
    ORDER BY place`);
  return {
    letters: rows.filter((row) => row.id === null),
    authors: rows.filter((row) => row.id !== null),
  };
}

function chips(filters: AuthorFilters): AuthorChip[] {
  const { letter, q } = filters;
  return [
    ...(letter === null ? [] : [{ filter: 'letter' as const, name: letter }]),
    ...(q === '' ? [] : [{ filter: 'q' as const, name: q }]),
    ...PLACE_FILTERS.flatMap((filter) => {
      const named = filters[filter];
      return named ? [{ filter, name: named.name }] : [];
    }),
  ];
}

/** One page of the authors of the library under a state; the last page stands for those behind it. */
export function getAuthorList(asked: AuthorListState): Promise<AuthorListPage> {
  return snapshot(async (tx) => {
    const filters = await resolveAuthorFilters(tx, asked);
    const [library] = await tx.$queryRaw<LibraryRow[]>(
      sql`SELECT authors, source_dates, updated::text AS updated FROM library`,
    );
    if (!library) throw new Error('The library has no row; the migrations have not run to their end.');
    const first = await getPart(tx, filters, asked.page);
    const total = first.letters[0]?.total ?? 0;
    const pages = pagesOf(total, PAGE_SIZE.authors);
    const page = Math.min(asked.page, pages);
    const { authors } = page === asked.page ? first : await getPart(tx, filters, page);
    return {
      state: { ...writtenAuthorState(filters), page },
      total,
      all: library.authors,
      page,
      pages,
      authors: authors.map(authorRow),
      chips: chips(filters),
      letters: lettersOf(first.letters, filters.letter),
      ways: await getWays(tx, WAYS),
      sources: library.source_dates,
      updated: library.updated,
    };
  });
}
