/** List state lives in the query and never fails: what is unknown or broken is the default, and defaults are not written. */

export const WORK_SORTS = ['citations', 'newest', 'oldest', 'title'] as const;
export type WorkSort = (typeof WORK_SORTS)[number];
export const DEFAULT_WORK_SORT: WorkSort = 'citations';

export const VIEWS = ['full', 'brief'] as const;
export type View = (typeof VIEWS)[number];

export type AuthorState = { sort: WorkSort; view: View };
export type SearchState = { q: string };

/** More of a query says nothing about a name, and every request is bounded. */
const MAX_QUERY = 200;

function oneOf<T extends string>(allowed: readonly T[], value: string | null, fallback: T): T {
  return allowed.find((item) => item === value) ?? fallback;
}

/** State of the author page; a key given twice counts once, at its first place. */
export function parseAuthorState(query: URLSearchParams): AuthorState {
  return {
    sort: oneOf(WORK_SORTS, query.get('sort'), DEFAULT_WORK_SORT),
    view: oneOf(VIEWS, query.get('view'), 'full'),
  };
}

/** The sort a path segment names, else the default. */
export function workSort(text: string): WorkSort {
  return oneOf(WORK_SORTS, text, DEFAULT_WORK_SORT);
}

/** State of a search; control characters are spaces, and a query without content is empty. */
export function parseSearchState(query: URLSearchParams): SearchState {
  const text = (query.get('q') ?? '').normalize('NFC').replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim();
  return { q: [...text].slice(0, MAX_QUERY).join('').trim() };
}

/** `?sort=newest`, or nothing for the default; the one way a state is written. */
export function authorQuery(state: Partial<AuthorState>): string {
  const query = new URLSearchParams();
  if (state.sort && state.sort !== DEFAULT_WORK_SORT) query.set('sort', state.sort);
  if (state.view && state.view !== 'full') query.set('view', state.view);
  return query.size === 0 ? '' : `?${query}`;
}

export function searchQuery(state: SearchState): string {
  return state.q === '' ? '' : `?${new URLSearchParams({ q: state.q })}`;
}

/** True if a query holds anything of ours or anybody's; Next's own `_rsc` does not count. */
export function hasQuery(query: URLSearchParams): boolean {
  return [...query.keys()].some((key) => key !== '_rsc');
}
