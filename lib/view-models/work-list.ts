import type { Base, Filter, Group, WorkListState } from '../list-state';
import type { SourceDate, WorkRow } from './shared';

/** One value of a group: `value` is what the query says, `slug` its own page where there is one. */
export type FacetValue = { value: string; name: string; slug: string | null; works: number };

/** Values of a group with the works the list would hold; `total` counts the values that are not here, too. */
export type Facet = { group: Group; total: number; values: FacetValue[] };

/** Whose works a list holds. */
export type ListOwner =
  | {
      /** Of a work there are two lists: those that cite it, and those that it cites. */
      kind: 'author' | 'institution' | 'venue' | 'field' | 'topic' | 'concept' | 'cited-by' | 'references';
      id: string;
      slug: string;
      name: string;
    }
  | { kind: 'library'; id: null; slug: null; name: null };

/** A filter in use: what it names in words, and how many works there were without it. */
export type Chip = { filter: Filter; name: string; works: number };

/** A list of works, wherever it stands: one page of it, and the ways on. */
export type ListPage = {
  owner: ListOwner;
  /** As it is written in the address. */
  state: WorkListState;
  total: number;
  /** Works of the owner over the same base, without filters. */
  all: number;
  /** Works of the list without a plausible year. */
  undated: number;
  page: number;
  pages: number;
  works: WorkRow[];
  chips: Chip[];
  facets: Facet[];
  /** How many works the list would hold over each base. */
  bases: Record<Base, number>;
  positions: { first: number; middle: number; last: number; corresponding: number } | null;
  /** With `by`: the values of that group, 100 a page, instead of works. */
  group: Facet | null;
  sources: SourceDate[];
  updated: string;
};
