/** List state lives in the query and never fails: what is unknown or broken is the default, and defaults are not written. */

import { choice, listState, pageNumber, typed } from './keys';
import { WORK_SORTS, type WorkSort } from './works';

export * from './authors';
export * from './byline';
export * from './cited-by';
export * from './co-authors';
export { LAST_PAGE, type ListState } from './keys';
export * from './places';
export * from './sizes';
export * from './works';

export const VIEWS = ['full', 'brief'] as const;
export type View = (typeof VIEWS)[number];

export type AuthorState = { sort: WorkSort; view: View };
export type SearchState = { q: string };
export type ChangesState = { page: number };

/** State of the author page. */
export const authorState = listState<AuthorState>({ sort: choice(WORK_SORTS), view: choice(VIEWS) });

/** State of what loads changed of an author. */
export const changesState = listState<ChangesState>({ page: pageNumber });

/** State of a search; control characters are spaces, and a query without content is empty. */
export const searchState = listState<SearchState>({ q: typed });

/** The sort a path segment names, else the default. */
export function workSort(text: string): WorkSort {
  return choice(WORK_SORTS).read(text) ?? WORK_SORTS[0];
}

/** True if a query holds anything of ours or anybody's; Next's own `_rsc` does not count. */
export function hasQuery(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key !== '_rsc');
}
