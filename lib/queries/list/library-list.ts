import type { Reader } from '../../db';
import { FILTERS, GROUPS, PAGE_SIZE, pagesOf, type WorkListState } from '../../list-state';
import type { Chip } from '../../view-models/work-list';
import { getBases } from './facets';
import { conditions, resolveFilters, unknownValues, writtenState } from './filters';
import { cutGroups, WHOLE_GROUPS, wholeGroups } from './library-groups';
import {
  basesOf,
  canRead,
  countOf,
  cutBy,
  isWhole,
  LIBRARY,
  LIMITS,
  type LibraryTotals,
  type Limits,
  othersThan,
  type Part,
  READ_FILTERS,
  unfiltered,
} from './library-part';
import { getRows } from './rows';
import { shownFacets } from './shown-facets';
import { chipName, getWorkList, type ListRead, stateFor } from './work-list';

/*
 * All works of a library that is short enough are a list like any other. They may be millions, of which nothing may be
 * counted while somebody waits that an index or a load has not counted. So the whole list has the counts that loads keep
 * and the years of an index; a filter cuts the list itself; what is left is counted if it is short enough, and a value
 * that is on can be exchanged where the list without it is counted or short.
 */

/** The filters in use; how many works there were without one is counted where the list holds none, and 0 where it cannot be. */
async function chipsOf(part: Part, total: number): Promise<Chip[]> {
  const chips: Chip[] = [];
  for (const { filter } of conditions(part.filters, LIBRARY)) {
    const others = othersThan(filter);
    const works =
      total > 0 || !(await canRead(part, others)) ? 0 : await countOf(part, cutBy(part.filters, others));
    chips.push({ filter, name: chipName(filter, part.filters), works });
  }
  return chips;
}

/** What a state can mean here: groups of which there are counts, and titles only where they can be read. */
async function offered(tx: Reader, asked: WorkListState, totals: LibraryTotals, limits: Limits) {
  const state = stateFor(LIBRARY, asked);
  const filters = await resolveFilters(tx, state);
  const indexed = cutBy(
    filters,
    FILTERS.filter((filter) => !READ_FILTERS.includes(filter)),
  );
  const isSearchable = (await countOf({ tx, filters, totals, limits }, indexed, limits.read)) <= limits.read;
  const kept = isSearchable ? filters : { ...filters, type: null, q: '' };
  const isCut = conditions(kept, LIBRARY).length > 0;
  const groups = isCut ? GROUPS : kept.base === 'library' ? WHOLE_GROUPS : (['year'] as const);
  const by = groups.find((group) => group === kept.by) ?? null;
  return { filters: { ...kept, by }, unknown: unknownValues(state, filters), isSearchable };
}

/** One page of the works of the library under a state; the last page stands for those behind it. */
export async function getLibraryList(
  tx: Reader,
  asked: WorkListState,
  totals: LibraryTotals,
  limits = LIMITS,
): Promise<ListRead> {
  if (totals.known_works <= limits.short) return getWorkList(tx, LIBRARY, asked);
  const again = (to: Partial<WorkListState>) => getLibraryList(tx, { ...asked, ...to }, totals, limits);
  const { filters, unknown, isSearchable } = await offered(tx, asked, totals, limits);
  // Without its group a filter is one again.
  if (asked.by !== null && filters.by === null) return again({ by: null });
  const part = { tx, filters, totals, limits };
  const scope = cutBy(filters);
  const total = await countOf(part, scope);
  const { facets, undated, group, uncounted } = isWhole(scope)
    ? await wholeGroups(part)
    : await cutGroups(part, scope, total);
  if (group?.values.length === 0 && filters.page > 1)
    return again({ page: (await again({ page: 1 })).pages });
  if (group === null && filters.by !== null) return again({ by: null });
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
    unknown,
    facets: shownFacets(facets),
    uncounted,
    bases: isWhole(scope) ? basesOf(totals) : await getBases(tx, scope, unfiltered(filters)),
    positions: null,
    cited: null,
    group,
  };
}
