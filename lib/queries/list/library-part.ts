import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import { FILTERS, type Filter } from '../../list-state';
import type { ListPage } from '../../view-models/work-list';
import { conditions, type Filters } from './filters';
import { type Scope, scopeSql } from './scope';

/** How many works are read while somebody waits. */
export type Limits = {
  /** A library of so many known works is a list like the others: every count passes over all of them (0.1 s). */
  short: number;
  /** Titles and kinds have no index: they are looked for among so many works at most. */
  read: number;
  /** Longer lists have their order and pages, and are not cut by counts. */
  counted: number;
};
export const LIMITS: Limits = { short: 10_000, read: 300_000, counted: 50_000 };

export type LibraryTotals = { works: number; works_with_page: number; known_works: number };

/** A list of works of the library that filters have cut. */
export type Part = { tx: Reader; filters: Filters; totals: LibraryTotals; limits: Limits };

export const LIBRARY: Scope = { of: 'library' };
export const READ_FILTERS: readonly Filter[] = ['type', 'q'];

/** The scope that filters cut out of the library; no filter is left to be tested. */
export function cutBy(filters: Filters, names: readonly Filter[] = FILTERS): Scope {
  const only = conditions(filters, LIBRARY)
    .filter(({ filter }) => names.includes(filter))
    .map((condition) => condition.sql);
  return only.length === 0 ? LIBRARY : { of: 'library', only: Prisma.join(only, ' AND ') };
}

/** The filters without one, or without all of them. */
export function othersThan(filter: Filter): Filter[] {
  return FILTERS.filter((other) => other !== filter);
}

export function unfiltered(filters: Filters): Filters {
  return {
    ...filters,
    year: null,
    topic: null,
    venue: null,
    institution: null,
    with: null,
    type: null,
    teams: null,
    q: '',
  };
}

export function isWhole(scope: Scope): boolean {
  return scope.of === 'library' && scope.only === undefined;
}

export function basesOf({ works, works_with_page, known_works }: LibraryTotals): ListPage['bases'] {
  return { library: works, page: works_with_page, known: known_works };
}

/** How many works a scope holds; with `most`, no more than one above it. */
export async function countOf({ tx, filters, totals }: Part, scope: Scope, most?: number): Promise<number> {
  if (isWhole(scope)) return basesOf(totals)[filters.base];
  const { from, where } = scopeSql(scope, filters.base);
  const bound = most === undefined ? Prisma.empty : sql`LIMIT ${most + 1}`;
  const [row] = await tx.$queryRaw<{ works: number }[]>(
    sql`SELECT count(*)::int AS works FROM (SELECT FROM ${from} WHERE ${where} ${bound}) w`,
  );
  return row?.works ?? 0;
}

/** Whether titles and kinds can be looked for in what the other filters leave. */
export async function canRead(part: Part, names: readonly Filter[]): Promise<boolean> {
  const read = names.some((name) => READ_FILTERS.includes(name) && Boolean(part.filters[name]));
  const indexed = names.filter((name) => !READ_FILTERS.includes(name));
  const { read: most } = part.limits;
  return !read || (await countOf(part, cutBy(part.filters, indexed), most)) <= most;
}
