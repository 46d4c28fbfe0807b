import type { Reader } from '../../db';
import {
  FACET_VALUES,
  FILTER_OF,
  type Filter,
  GROUPS,
  type Group,
  NAMED_FILTERS,
  PAGE_SIZE,
  pagesOf,
  type WorkListState,
} from '../../list-state';
import type { Chip, ListPage } from '../../view-models/work-list';
import { getBases, getCounts } from './facets';
import { type Filters, resolveFilters, unknownValues, writtenState } from './filters';
import { getRows } from './rows';
import type { Scope } from './scope';
import { shownFacets } from './shown-facets';

/** Years are few, and those of a place are drawn: all of them are read. */
export const YEARS = 500;

/** The groups that a list of this owner is worth cutting by. */
function groupsOf(scope: Scope): Group[] {
  const isEdition = scope.of === 'venue' && scope.year !== undefined;
  return GROUPS.filter(
    (group) => !(group === 'venue' && scope.of === 'venue') && !(group === 'year' && isEdition),
  );
}

/** Whom or what a filter in use names; null where the state says all of it. */
export function chipName(filter: Filter, filters: Filters): string | null {
  const named = NAMED_FILTERS.find((name) => name === filter);
  return named === undefined ? null : (filters[named]?.name ?? null);
}

/**
 * What a state means here: no place in the byline without an author, no known works where bibliographies are read between
 * library works only, and the values of a group are not cut by themselves.
 */
export function stateFor(scope: Scope, asked: WorkListState): WorkListState {
  const state = scope.of === 'author' ? asked : { ...asked, position: null };
  if ((scope.of === 'cited-by' || scope.of === 'references') && state.base === 'known')
    return stateFor(scope, { ...state, base: 'library' });
  if (state.by === null || !groupsOf(scope).includes(state.by)) return { ...state, by: null };
  return { ...state, [FILTER_OF[state.by]]: null };
}

export type ListRead = Omit<ListPage, 'owner' | 'sources' | 'updated' | 'proof' | 'place'> & {
  filters: Filters;
};

/** One page of the works of a scope under a state; names are looked up, and the last page stands for those behind it. */
export async function getWorkList(tx: Reader, scope: Scope, asked: WorkListState): Promise<ListRead> {
  const state = stateFor(scope, asked);
  const named = await resolveFilters(tx, state);
  // Nobody is their own co-author.
  const isSelf = scope.of === 'author' && named.with?.id === scope.id;
  const filters = isSelf ? { ...named, with: null } : named;
  const { by } = state;
  const groups = groupsOf(scope);
  const counted = by ? [by] : groups;
  const first = by ? (state.page - 1) * PAGE_SIZE.values : 0;
  const most = (group: Group) => (by ? PAGE_SIZE.values : group === 'year' ? YEARS : FACET_VALUES);
  const counts = await getCounts(
    tx,
    scope,
    filters,
    counted.map((group) => ({ group, first, most: most(group) })),
  );
  const [group = null] = by ? counts.facets : [];
  // Behind the last page of values there is nothing to tell how many there are.
  if (group?.values.length === 0 && state.page > 1) {
    const { pages } = await getWorkList(tx, scope, { ...state, page: 1 });
    return getWorkList(tx, scope, { ...state, page: pages });
  }
  const pages = group ? pagesOf(group.total, PAGE_SIZE.values) : pagesOf(counts.total, PAGE_SIZE.works);
  const page = Math.min(state.page, pages);
  return {
    filters,
    state: { ...writtenState(filters), by, page },
    total: counts.total,
    all: counts.all,
    undated: counts.undated,
    page,
    pages,
    isSearchable: true,
    works: by ? [] : await getRows(tx, scope, filters, page),
    chips: counts.without.map(
      ({ filter, works }): Chip => ({ filter, name: chipName(filter, filters), works }),
    ),
    unknown: unknownValues(state, named),
    facets: by ? [] : shownFacets(counts.facets),
    uncounted: [],
    bases: await getBases(tx, scope, filters),
    positions: scope.of === 'author' ? counts.positions : null,
    cited: scope.of === 'author' && filters.base === 'known' ? counts.cited : null,
    group,
  };
}
