import type { PlaceIndex, PlaceListFilter, PlaceListState } from '../list-state';
import type { Letter } from './author-list';
import type { SourceDate } from './shared';

/** One venue, subject or institution with its library works. What its kind does not have is null. */
export type PlaceRow = {
  id: string;
  slug: string | null;
  name: string;
  works: number;
  type: string | null;
  publisher: string | null;
  city: string | null;
  country: string | null;
  /** Of a topic or concept. */
  field: string | null;
};

/** A filter in use, and in an empty index how many there were without it; null where it was not counted. */
export type PlaceChip = { filter: PlaceListFilter; places: number | null };

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
  chips: PlaceChip[];
  letters: Letter[];
  sources: SourceDate[];
  updated: string | null;
};
