import { LAST_PAGE } from './keys';

/** Rows on a page of each kind of list, the same for who reads, shows and writes them. */
export const PAGE_SIZE = {
  works: 50,
  /** Of a group: topics, years, … */
  values: 100,
  authors: 100,
  coAuthors: 100,
  places: 100,
  bylineLines: 100,
  loads: 20,
} as const;

/** Values of a group that stand beside a list. */
export const FACET_VALUES = 6;

/** How many pages a list has: at least one, and no more than an address can name. */
export function pagesOf(total: number, size: number): number {
  return Math.min(LAST_PAGE, Math.max(1, Math.ceil(total / size)));
}
