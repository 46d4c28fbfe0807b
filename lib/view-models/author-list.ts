import type { AuthorFilter, AuthorListState, PlaceFilter } from '../list-state';
import type { SourceDate, Telling, UnknownValue } from './shared';

/** One author of a list. `citations` are those of the known works; `worksThere` those that all filters on works leave. */
export type AuthorRow = Telling & {
  id: string;
  slug: string;
  name: string;
  citations: number;
  worksThere: number | null;
};

/** A way down: the beginning of a name one letter longer (or the other scripts), and how many authors of the list it leaves. */
export type Letter = { letter: string; authors: number };

/** A field, venue or institution with many works: a way to cut the list. */
export type WayIn = { slug: string; name: string; works: number };

/** A filter in use, what it names, and in an empty list how many authors there were without it; null where it was not counted. */
export type AuthorChip = { filter: AuthorFilter; name: string; authors: number | null };

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
  unknown: UnknownValue[];
  /** By code point; together with the names that end where `letter` ends they are all of the list. */
  letters: Letter[];
  /** What the list can be cut by without being empty, the most works first. */
  ways: Record<PlaceFilter, WayIn[]>;
  sources: SourceDate[];
  updated: string | null;
};
