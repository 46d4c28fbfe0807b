import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import {
  FACET_VALUES,
  FILTER_OF,
  FILTERS,
  type Filter,
  type Group,
  PAGE_SIZE,
  pagesOf,
  type WorkListState,
} from '../../list-state';
import type { Chip, Facet } from '../../view-models/work-list';
import { getBases, getCounts } from './facets';
import { conditions, type Filters, resolveFilters, writtenState } from './filters';
import { getKeptFacet, getYears } from './library-counters';
import { getRows } from './rows';
import { type Scope, scopeSql } from './scope';
import { chipName, type ListRead, stateFor, YEARS } from './work-list';

/*
 * All works of the library may be millions, of which nothing may be counted while somebody waits that an index or a load
 * has not counted. So the whole list has the counts that loads keep and the years of an index; a filter cuts the list
 * itself and is taken off, never exchanged; and what is left is counted like any other list, if it is short enough.
 */

/** Titles and kinds have no index: they are looked for among so many works at most. */
const MOST_READ = 300_000;
/** Longer lists have their order and pages, and are not cut by counts. */
const MOST_COUNTED = 50_000;

const READ_FILTERS: readonly Filter[] = ['type', 'q'];
const WHOLE_GROUPS: readonly Group[] = ['year', 'field', 'topic', 'concept', 'venue', 'institution'];
const CUT_GROUPS: readonly Group[] = [...WHOLE_GROUPS, 'with', 'type'];

export type LibraryTotals = { works: number; works_with_page: number; known_works: number };

const LIBRARY: Scope = { of: 'library' };

/** The scope that filters cut out of the library; no filter is left to be tested. */
function cutBy(filters: Filters, names: readonly Filter[] = FILTERS): Scope {
  const only = conditions(filters, LIBRARY)
    .filter(({ filter }) => names.includes(filter))
    .map((condition) => condition.sql);
  return only.length === 0 ? LIBRARY : { of: 'library', only: Prisma.join(only, ' AND ') };
}

function unfiltered(filters: Filters): Filters {
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

function isWhole(scope: Scope): boolean {
  return scope.of === 'library' && scope.only === undefined;
}

type Part = { tx: Reader; filters: Filters; totals: LibraryTotals };

function basesOf({ works, works_with_page, known_works }: LibraryTotals): ListRead['bases'] {
  return { library: works, page: works_with_page, known: known_works };
}

async function countOf({ tx, filters, totals }: Part, scope: Scope): Promise<number> {
  if (isWhole(scope)) return basesOf(totals)[filters.base];
  const { from, where } = scopeSql(scope, filters.base);
  const [row] = await tx.$queryRaw<{ works: number }[]>(
    sql`SELECT count(*)::int AS works FROM ${from} WHERE ${where}`,
  );
  return row?.works ?? 0;
}

type Groups = { facets: Facet[]; undated: number; group: Facet | null };

/** Groups of the whole list: the years, and over the library what loads keep counted. */
async function wholeGroups({ tx, filters: { base, by, page } }: Part): Promise<Groups> {
  const first = (page - 1) * PAGE_SIZE.values;
  if (by !== null && by !== 'year')
    return { facets: [], undated: 0, group: await getKeptFacet(tx, by, first, PAGE_SIZE.values) };
  const { facet, undated } = await getYears(tx, base);
  if (by === 'year')
    return {
      facets: [],
      undated,
      group: { ...facet, values: facet.values.slice(first, first + PAGE_SIZE.values) },
    };
  const kept: Facet[] = [];
  for (const group of base === 'library' ? WHOLE_GROUPS : []) {
    const values = await getKeptFacet(tx, group, 0, FACET_VALUES);
    if (values) kept.push(values);
  }
  return { facets: [facet, ...kept], undated, group: null };
}

/** Groups of a list that filters have cut, but for those whose filter is on. */
async function cutGroups({ tx, filters }: Part, scope: Scope, total: number): Promise<Groups> {
  if (total > MOST_COUNTED) return { facets: [], undated: 0, group: null };
  const { by, page } = filters;
  const isOn = (group: Group) => filters[FILTER_OF[group]] !== null;
  const asked = by ? [by] : CUT_GROUPS.filter((group) => !isOn(group));
  const counts = await getCounts(
    tx,
    scope,
    unfiltered(filters),
    asked.map((group) => ({
      group,
      first: by ? (page - 1) * PAGE_SIZE.values : 0,
      most: by ? PAGE_SIZE.values : group === 'year' ? YEARS : FACET_VALUES,
    })),
  );
  return {
    facets: by ? [] : counts.facets,
    undated: counts.undated,
    group: by ? (counts.facets[0] ?? null) : null,
  };
}

/** The filters in use; how many works there were without one is counted where the list holds none. */
async function chipsOf(part: Part, total: number): Promise<Chip[]> {
  const chips: Chip[] = [];
  for (const { filter } of conditions(part.filters, LIBRARY)) {
    const others = FILTERS.filter((other) => other !== filter);
    const works = total > 0 ? 0 : await countOf(part, cutBy(part.filters, others));
    chips.push({ filter, name: chipName(filter, part.filters), works });
  }
  return chips;
}

/** What a state can mean here: groups of which there are counts, and titles only where they can be read. */
async function offered(
  tx: Reader,
  asked: WorkListState,
  totals: LibraryTotals,
): Promise<{ filters: Filters; isSearchable: boolean }> {
  const state = stateFor(LIBRARY, asked);
  const filters = await resolveFilters(tx, state);
  const indexed = cutBy(
    filters,
    FILTERS.filter((filter) => !READ_FILTERS.includes(filter)),
  );
  const isSearchable = (await countOf({ tx, filters, totals }, indexed)) <= MOST_READ;
  const kept = isSearchable ? filters : { ...filters, type: null, q: '' };
  const isCut = conditions(kept, LIBRARY).length > 0;
  const groups = isCut ? CUT_GROUPS : kept.base === 'library' ? WHOLE_GROUPS : (['year'] as const);
  const by = groups.find((group) => group === kept.by) ?? null;
  // Without its group a filter is one again.
  if (asked.by !== null && by === null) return offered(tx, { ...asked, by: null }, totals);
  return { filters: { ...kept, by }, isSearchable };
}

/** One page of the works of the library under a state; the last page stands for those behind it. */
export async function getLibraryList(
  tx: Reader,
  asked: WorkListState,
  totals: LibraryTotals,
): Promise<ListRead> {
  const { filters, isSearchable } = await offered(tx, asked, totals);
  const part = { tx, filters, totals };
  const scope = cutBy(filters);
  const total = await countOf(part, scope);
  const { facets, undated, group } = isWhole(scope)
    ? await wholeGroups(part)
    : await cutGroups(part, scope, total);
  if (group?.values.length === 0 && filters.page > 1)
    return getLibraryList(tx, { ...asked, page: 1 }, totals);
  if (group === null && filters.by !== null) return getLibraryList(tx, { ...asked, by: null }, totals);
  const pages = group ? pagesOf(group.total, PAGE_SIZE.values) : pagesOf(total, PAGE_SIZE.works);
  const page = Math.min(filters.page, pages);
  return {
    filters,
    state: { ...writtenState(filters), page },
    total,
    all: basesOf(totals)[filters.base],
    undated,
    page,
    pages,
    isSearchable,
    works: group ? [] : await getRows(tx, scope, unfiltered(filters), page),
    chips: await chipsOf(part, total),
    facets,
    bases: isWhole(scope) ? basesOf(totals) : await getBases(tx, scope, unfiltered(filters)),
    positions: null,
    group,
  };
}
