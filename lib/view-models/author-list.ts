import type { AuthorFilter, AuthorListState, PlaceFilter } from '../list-state';
import type { SourceDate } from './shared';

/** One author of a list. `citations` are those of the known works; `worksThere` those that all filters on works leave. */
export type AuthorRow = {
  id: string;
  slug: string;
  name: string;
  libraryWorks: number;
  citations: number;
  worksThere: number | null;
  firstYear: number | null;
  lastYear: number | null;
  lastInstitution: string | null;
};

/** A way down: the beginning of a name one letter longer (or the other scripts), and how many authors of the list it leaves. */
export type Letter = { letter: string; authors: number };

/** A field, venue or institution with many works: a way to cut the list. */
export type WayIn = { slug: string; name: string; works: number };

/** A filter in use, and what it names in words. */
export type AuthorChip = { filter: AuthorFilter; name: string };

/** Authors of the library: one page of their list, and the ways on. */
export type AuthorListPage = {
  /** As it is written in the address. */
  state: AuthorListState;
  total: number;
  /** Authors of the library, without filters. */
  all: number;
  page: number;
  pages: number;
  authors: AuthorRow[];
  chips: AuthorChip[];
  /** By code point; together with the names that end where `letter` ends they are all of the list. */
  letters: Letter[];
  /** What the list can be cut by, the most works first. */
  ways: Record<PlaceFilter, WayIn[]>;
  sources: SourceDate[];
  updated: string | null;
};
