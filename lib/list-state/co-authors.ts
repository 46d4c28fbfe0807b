import { choice, listState, option, pageNumber, typed } from './keys';
import { LARGEST_TEAM } from './works';

export const CO_AUTHOR_SORTS = ['works', 'latest', 'name'] as const;
export type CoAuthorSort = (typeof CO_AUTHOR_SORTS)[number];

/** Everybody, or those with a page. */
export const CO_AUTHOR_BASES = ['library', 'page'] as const;

/** Co-authors on works by few authors. */
const SMALL_TEAMS = [`${LARGEST_TEAM}`] as const;

/** The state of the list of co-authors. `teams` leaves out works with more authors than it says. */
export type CoAuthorState = {
  sort: CoAuthorSort;
  teams: (typeof SMALL_TEAMS)[number] | null;
  base: (typeof CO_AUTHOR_BASES)[number];
  q: string;
  page: number;
};

export const coAuthorState = listState<CoAuthorState>({
  sort: choice(CO_AUTHOR_SORTS),
  teams: option(SMALL_TEAMS),
  base: choice(CO_AUTHOR_BASES),
  q: typed,
  page: pageNumber,
});

/** The keys that leave co-authors out. */
export const CO_AUTHOR_FILTERS = ['q', 'base', 'teams'] as const;
export type CoAuthorFilter = (typeof CO_AUTHOR_FILTERS)[number];

const OFF = { q: '', base: 'library', teams: null } as const;

/** The state without a filter, on the first page. */
export function withoutCoAuthorFilter(state: CoAuthorState, filter: CoAuthorFilter): CoAuthorState {
  return { ...state, page: 1, [filter]: OFF[filter] };
}

/** The filters that are on. */
export function coAuthorFilters(state: CoAuthorState): CoAuthorFilter[] {
  return CO_AUTHOR_FILTERS.filter((filter) => state[filter] !== OFF[filter]);
}
