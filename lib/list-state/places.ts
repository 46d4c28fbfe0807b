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

/** A state with other values for some keys, on the first page: the list begins anew. */
export function changedPlaces(state: PlaceListState, to: Partial<PlaceListState>): PlaceListState {
  return { ...state, page: 1, ...to };
}
