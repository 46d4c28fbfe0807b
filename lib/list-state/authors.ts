import { fold } from '../fold';
import { choice, type Key, listState, named, pageNumber, typed } from './keys';

export const AUTHOR_SORTS = ['citations', 'works', 'name'] as const;
export type AuthorSort = (typeof AUTHOR_SORTS)[number];

/** Names that begin with no letter from a to z. No fold holds a hyphen, so no beginning of a name is written like this. */
export const OTHER_SCRIPTS = 'other-scripts';

/** A longer beginning leaves nobody to tell apart. */
const LONGEST_BEGINNING = 40;

/** The beginning of a folded name; a blank at its end says that the word ends there. */
export const beginning: Key<string | null> = {
  fallback: null,
  read: (text) => {
    if (text === OTHER_SCRIPTS) return text;
    const folded = fold(text);
    if (folded === '') return undefined;
    return [...(/\s$/.test(text) ? `${folded} ` : folded)].slice(0, LONGEST_BEGINNING).join('');
  },
  write: (value) => value ?? '',
};

/** The state of the list of all authors. Names are slugs. */
export type AuthorListState = {
  sort: AuthorSort;
  letter: string | null;
  institution: string | null;
  topic: string | null;
  venue: string | null;
  q: string;
  page: number;
};

export const authorListState = listState<AuthorListState>({
  sort: choice(AUTHOR_SORTS),
  letter: beginning,
  institution: named,
  topic: named,
  venue: named,
  q: typed,
  page: pageNumber,
});

/** What leaves authors out, in the order in which it is said. */
export const AUTHOR_FILTERS = ['letter', 'q', 'institution', 'topic', 'venue'] as const;
export type AuthorFilter = (typeof AUTHOR_FILTERS)[number];

/** Filters that are about works: an author is listed with the number of their works there. */
export const PLACE_FILTERS = ['institution', 'topic', 'venue'] as const;
export type PlaceFilter = (typeof PLACE_FILTERS)[number];

/** A state with other values for some keys, on the first page: the list begins anew. */
export function changedAuthors(state: AuthorListState, to: Partial<AuthorListState>): AuthorListState {
  return { ...state, page: 1, ...to };
}

/** The state without a filter. */
export function withoutAuthorFilter(state: AuthorListState, filter: AuthorFilter): AuthorListState {
  return changedAuthors(state, { [filter]: filter === 'q' ? '' : null });
}
