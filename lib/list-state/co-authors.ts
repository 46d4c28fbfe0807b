import { choice, listState, option, pageNumber, typed } from './keys';
import { TEAMS, type Teams } from './works';

export const CO_AUTHOR_SORTS = ['works', 'latest', 'name'] as const;
export type CoAuthorSort = (typeof CO_AUTHOR_SORTS)[number];

/** Everybody, or those with a page. */
export const CO_AUTHOR_BASES = ['library', 'page'] as const;

/** The state of the list of co-authors. `teams` leaves out works with more authors than it says. */
export type CoAuthorState = {
  sort: CoAuthorSort;
  teams: Teams | null;
  base: (typeof CO_AUTHOR_BASES)[number];
  q: string;
  page: number;
};

export const coAuthorState = listState<CoAuthorState>({
  sort: choice(CO_AUTHOR_SORTS),
  teams: option(TEAMS),
  base: choice(CO_AUTHOR_BASES),
  q: typed,
  page: pageNumber,
});
