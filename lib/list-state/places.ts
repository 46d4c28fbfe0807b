import { beginning } from './authors';
import { choice, listState, option, pageNumber, typed } from './keys';

/** Kinds of pages that are neither of a person nor of a work, each with an index. */
export const PLACE_INDEXES = ['venues', 'topics', 'institutions'] as const;
export type PlaceIndex = (typeof PLACE_INDEXES)[number];

export const PLACE_SORTS = ['works', 'name'] as const;
export type PlaceSort = (typeof PLACE_SORTS)[number];

/** OpenAlex's hierarchy of subjects, and its older vocabulary. */
export const SUBJECT_KINDS = ['field', 'topic', 'concept'] as const;
export type SubjectKind = (typeof SUBJECT_KINDS)[number];

/** The state of an index. `kind` is of subjects. */
export type PlaceListState = {
  sort: PlaceSort;
  letter: string | null;
  kind: SubjectKind | null;
  q: string;
  page: number;
};

export const placeListState = listState<PlaceListState>({
  sort: choice(PLACE_SORTS),
  letter: beginning,
  kind: option(SUBJECT_KINDS),
  q: typed,
  page: pageNumber,
});

/** What leaves venues, subjects or institutions out, in the order in which it is said. */
export const PLACE_LIST_FILTERS = ['kind', 'letter', 'q'] as const;
export type PlaceListFilter = (typeof PLACE_LIST_FILTERS)[number];

const OFF = { kind: null, letter: null, q: '' } as const;

/** The state without a filter. */
export function withoutPlaceFilter(state: PlaceListState, filter: PlaceListFilter): PlaceListState {
  return changedPlaces(state, { [filter]: OFF[filter] });
}

/** The filters that are on. */
export function placeListFilters(state: PlaceListState): PlaceListFilter[] {
  return PLACE_LIST_FILTERS.filter((filter) => state[filter] !== OFF[filter]);
}

/** A state with other values for some keys, on the first page: the list begins anew. */
export function changedPlaces(state: PlaceListState, to: Partial<PlaceListState>): PlaceListState {
  return { ...state, page: 1, ...to };
}
