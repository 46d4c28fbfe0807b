import type { PlaceIndex, PlaceListState } from '../list-state';
import type { Letter } from './author-list';
import type { SourceDate } from './shared';

/** One venue, subject or institution with its library works; `note` says what and where it is. */
export type PlaceRow = { id: string; slug: string | null; name: string; note: string; works: number };

/** Venues, subjects or institutions with works in the library: one page of them, and the ways on. */
export type PlaceListPage = {
  index: PlaceIndex;
  /** As it is written in the address. */
  state: PlaceListState;
  total: number;
  /** All of the index, without filters. */
  all: number;
  /** Of subjects: how many of each kind the other filters leave. */
  kinds: { kind: 'field' | 'topic' | 'concept'; total: number }[];
  page: number;
  pages: number;
  places: PlaceRow[];
  letters: Letter[];
  sources: SourceDate[];
  updated: string | null;
};
