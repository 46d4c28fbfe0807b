import { Prisma } from '#/prisma/generated/client';
import { type Reader, snapshot, sql } from '../../db';
import {
  AUTHOR_FILTERS,
  type AuthorListState,
  type AuthorSort,
  PAGE_SIZE,
  PLACE_FILTERS,
  type PlaceFilter,
  pagesOf,
} from '../../list-state';
import type { AuthorChip, AuthorListPage } from '../../view-models/author-list';
import type { SourceDate } from '../../view-models/shared';
import type { Named } from '../list/filters';
import { getWays } from '../ways';
import { type AuthorRowRecord, authorRow, authorRowColumns } from './author-row';
import {
  type AuthorFilters,
  authorCondition,
  authorCount,
  holdsAnybody,
  resolveAuthorFilters,
  withoutFilter,
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

/** What each filter in use names. */
function inUse(filters: AuthorFilters): Pick<AuthorChip, 'filter' | 'name'>[] {
  return AUTHOR_FILTERS.flatMap((filter) => {
    const value = filters[filter];
    if (value === null || value === '') return [];
    return [{ filter, name: typeof value === 'string' ? value : value.name }];
  });
}

/** The filters in use; how many authors there were without one is counted where the list holds nobody. */
async function chips(tx: Reader, filters: AuthorFilters, total: number): Promise<AuthorChip[]> {
  const used = inUse(filters);
  if (total > 0 || used.length === 0) return used.map((chip) => ({ ...chip, authors: null }));
  const counts = used.map(({ filter }) => authorCount(withoutFilter(filters, filter)));
  const [row] = await tx.$queryRaw<{ counts: number[] }[]>(
    sql`SELECT ARRAY[${Prisma.join(counts)}] AS counts`,
  );
  return used.map((chip, index) => ({ ...chip, authors: row?.counts[index] ?? 0 }));
}

const PLACE_KINDS: Record<PlaceFilter, Named['kind']> = { institution: 'I', topic: 'F', venue: 'S' };

/** The ways to cut the list that leave somebody on it. */
async function openWays(tx: Reader, filters: AuthorFilters): Promise<AuthorListPage['ways']> {
  const all = await getWays(tx, WAYS);
  const tests = PLACE_FILTERS.flatMap((filter) =>
    all[filter].map(({ id, slug, name }) =>
      holdsAnybody({ ...filters, [filter]: { kind: PLACE_KINDS[filter], id, slug, name } }),
    ),
  );
  if (tests.length === 0) return { institution: [], topic: [], venue: [] };
  const [row] = await tx.$queryRaw<{ open: boolean[] }[]>(sql`SELECT ARRAY[${Prisma.join(tests)}] AS open`);
  const open = [...(row?.open ?? [])];
  const left = (filter: PlaceFilter) => {
    const own = open.splice(0, all[filter].length);
    return all[filter].filter((_, index) => own[index]);
  };
  return { institution: left('institution'), topic: left('topic'), venue: left('venue') };
}

/** One page of the authors of the library under a state; the last page stands for those behind it. */
export function getAuthorList(asked: AuthorListState): Promise<AuthorListPage> {
  return snapshot(async (tx) => {
    const { filters, unknown } = await resolveAuthorFilters(tx, asked);
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
      chips: await chips(tx, filters, total),
      unknown,
      letters: lettersOf(first.letters, filters.letter),
      ways: await openWays(tx, filters),
      sources: library.source_dates,
      updated: library.updated,
    };
  });
}
