import type { CoAuthorFilter, CoAuthorState } from '../list-state';
import type { CoAuthor } from './author-page';
import type { Apart, SourceDate, SubjectCount } from './shared';

/**
 * A co-author with the topics of the works together, the most frequent first: at most three; `apart` tells people of one
 * name apart where they stand together, else it is null.
 */
export type CoAuthorRow = CoAuthor & { apart: Apart | null; topics: SubjectCount[] };

/** Works of the author on which both stand; `a` and `b` are places in `people`. */
export type Tie = { a: number; b: number; works: number };

/** The closest people and who of them wrote with each other. */
export type Network = {
  people: { id: string; slug: string | null; name: string; works: number }[];
  ties: Tie[];
};

/** Co-authors of an author: one page of their list, and the ways on. */
export type CoAuthorsPage = {
  author: { id: string; slug: string; name: string };
  /** As it is written in the address. */
  state: CoAuthorState;
  total: number;
  /** Co-authors on all library works, without filters. */
  all: number;
  page: number;
  pages: number;
  coAuthors: CoAuthorRow[];
  /** The filters in use; in an empty list with how many people there were without each. */
  chips: { filter: CoAuthorFilter; people: number | null }[];
  /** Library works with more authors than a team's bound. */
  largeTeams: number;
  /** On the bare page: at most 60 people, over works of at most 25 authors; null with fewer than three. */
  network: Network | null;
  sources: SourceDate[];
  updated: string;
};
