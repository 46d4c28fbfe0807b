import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import {
  CITERS,
  type CitedByFilter,
  type CitedByState,
  type Citer,
  type CitingBase,
  PAGE_SIZE,
} from '../../list-state';
import { inTitle } from '../list/filters';
import { order } from '../list/rows';
import type { AskedWork } from './asked-work';

/** A citing work of the page: its id, and the author's place on it if they made it. */
export type Place = { id: number; position: number | null };

export type Counts = {
  total: number;
  pairs: number;
  all: number;
  allPairs: number;
  undated: number;
  byYear: { year: number; works: number }[];
  split: Record<Citer, number>;
  bases: Record<CitingBase, number>;
  without: { filter: CitedByFilter; works: number }[];
  /** The works of the page that was asked for, in order. */
  places: Place[];
};

type Row = { counts: Record<string, number>; by_year: Counts['byYear']; places: Place[] };

/** The conditions of the filters in use, each with its name, over citing works `w`. Conditions are never null. */
function conditions(
  { year, by, q }: CitedByState,
  work: AskedWork | null,
): { filter: CitedByFilter; sql: Prisma.Sql }[] {
  const all: Record<CitedByFilter, Prisma.Sql | null> = {
    year:
      year === 'unknown'
        ? sql`w.year IS NULL`
        : year && sql`coalesce(w.year BETWEEN ${year.from} AND ${year.to}, false)`,
    by: by && sql`w.citer = ${by}`,
    work: work && sql`w.id IN (SELECT c.citing_id FROM citation c WHERE c.cited_id = ${work.id})`,
    q: q === '' ? null : inTitle(q),
  };
  return (Object.keys(all) as CitedByFilter[]).flatMap((filter) => {
    const condition = all[filter];
    return condition ? [{ filter, sql: condition }] : [];
  });
}

/** All citing works of an author: kept rows where their cited-by panel is stored, else those of the function. */
function citingWorks(author: number, isStored: boolean): Prisma.Sql {
  return isStored
    ? sql`(SELECT citing_id, pairs, position, citer FROM citing_work WHERE author_id = ${author})`
    : sql`author_citing_works(${author})`;
}

/**
 * One pass over the works that cite an author: how many the list holds and each of its ways on would hold, and which
 * stand on the page. A work has a bit for every filter it fails, as in a list of works; the base is the last bit.
 */
export async function getCounts(
  tx: Reader,
  author: { id: number; isStored: boolean },
  state: CitedByState,
  work: AskedWork | null,
): Promise<Counts> {
  const tests = conditions(state, work);
  const bit = (filter: CitedByFilter | 'base') => {
    const index = filter === 'base' ? tests.length : tests.findIndex((item) => item.filter === filter);
    return index < 0 ? 0 : 1 << index;
  };
  const bits = [...tests, ...(state.base === 'page' ? [{ sql: sql`w.has_page` }] : [])].map(
    (test, index) => sql`(NOT ${test.sql})::int * ${1 << index}`,
  );
  const fails = bits.length === 0 ? sql`0` : Prisma.join(bits, ' + ');
  const only = (...open: (CitedByFilter | 'base')[]) =>
    sql`w.fails & ~${open.reduce((sum, filter) => sum | bit(filter), 0)}::int = 0`;
  const count = (name: string, where: Prisma.Sql) => sql`${name}::text, count(*) FILTER (WHERE ${where})`;
  const pairs = (name: string, where: Prisma.Sql) =>
    sql`${name}::text, coalesce(sum(w.pairs) FILTER (WHERE ${where}), 0)`;
  const unfiltered = only(...tests.map(({ filter }) => filter));
  const by = order(state.sort, Prisma.raw('w'));
  const [row] = await tx.$queryRaw<Row[]>(sql`
    WITH listed AS MATERIALIZED (
      SELECT w.id, w.pairs, w.position, w.year, w.citations, w.has_page, w.citer, ${fails} AS fails,
             ${state.sort === 'title' ? sql`w.title_fold` : sql`NULL::text`} AS title_fold
      FROM (SELECT c.citing_id AS id, c.pairs, c.position, c.citer, w.year, w.citations, w.has_page, w.title_fold
            FROM ${citingWorks(author.id, author.isStored)} c JOIN work w ON w.id = c.citing_id) w
    )
    SELECT (SELECT jsonb_build_object(${Prisma.join([
      count('total', only()),
      pairs('pairs', only()),
      count('all', unfiltered),
      pairs('all pairs', unfiltered),
      count('undated', sql`${only()} AND w.year IS NULL`),
      ...CITERS.map((citer) => count(citer, sql`${only('by')} AND w.citer = ${citer}`)),
      count('library', only('base')),
      count('page', sql`${only('base')} AND w.has_page`),
      ...tests.map(({ filter }) => count(`without ${filter}`, only(filter))),
    ])}) FROM listed w) AS counts,
    ARRAY(SELECT jsonb_build_object('year', w.year, 'works', count(*)) FROM listed w
          WHERE ${only('year')} AND w.year IS NOT NULL GROUP BY w.year ORDER BY w.year) AS by_year,
    ARRAY(SELECT jsonb_build_object('id', w.id, 'position', w.position) FROM listed w
          WHERE ${only()} ORDER BY ${by} LIMIT ${PAGE_SIZE.works} OFFSET ${(state.page - 1) * PAGE_SIZE.works}) AS places`);
  const of = (name: string) => row?.counts[name] ?? 0;
  return {
    total: of('total'),
    pairs: of('pairs'),
    all: of('all'),
    allPairs: of('all pairs'),
    undated: of('undated'),
    byYear: row?.by_year ?? [],
    split: { others: of('others'), 'co-authors': of('co-authors'), author: of('author') },
    bases: { library: of('library'), page: of('page') },
    without: tests.map(({ filter }) => ({ filter, works: of(`without ${filter}`) })),
    places: row?.places ?? [],
  };
}
