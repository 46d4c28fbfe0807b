import { choice, listState, named, option, pageNumber, typed, type Years, years } from './keys';
import { WORK_SORTS, type WorkSort } from './works';

/** Who made a citing work, as the cited author sees it. */
export const CITERS = ['others', 'co-authors', 'author'] as const;
export type Citer = (typeof CITERS)[number];

/** Citing works are works of the library; `page` counts those with a page. */
export const CITING_BASES = ['library', 'page'] as const;
export type CitingBase = (typeof CITING_BASES)[number];

/** The state of the list of works that cite an author; `work` is the slug of the one work that is cited. */
export type CitedByState = {
  sort: WorkSort;
  year: Years | null;
  by: Citer | null;
  work: string | null;
  base: CitingBase;
  q: string;
  page: number;
};

export const citedByState = listState<CitedByState>({
  sort: choice(WORK_SORTS),
  year: years,
  by: option(CITERS),
  work: named,
  base: choice(CITING_BASES),
  q: typed,
  page: pageNumber,
});

/** The keys that leave citing works out. */
export const CITED_BY_FILTERS = ['year', 'by', 'work', 'q'] as const;
export type CitedByFilter = (typeof CITED_BY_FILTERS)[number];

/** A state with other values for some keys, on the first page. */
export function citedByWith(state: CitedByState, to: Partial<CitedByState>): CitedByState {
  return { ...state, page: 1, ...to };
}

/** The state without a filter. */
export function citedByWithout(state: CitedByState, filter: CitedByFilter): CitedByState {
  return citedByWith(state, { [filter]: filter === 'q' ? '' : null });
}
