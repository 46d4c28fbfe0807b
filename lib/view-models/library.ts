import type { AuthorRow, Letter, WayIn } from './author-list';
import type { SourceDate, Telling, WorkRow } from './shared';

/** What the library holds, for the home page and /about. */
export type Library = {
  counts: {
    works: number;
    worksWithPage: number;
    knownWorks: number;
    authors: number;
    institutions: number;
    venues: number;
    topics: number;
    citations: number;
    bibliographiesRead: number;
  };
  mostCited: AuthorRow[];
  newest: WorkRow[];
  /** How names begin. */
  letters: Letter[];
  /** All fields, and the institutions and venues with the most works. */
  ways: { institution: WayIn[]; topic: WayIn[]; venue: WayIn[] };
  sources: SourceDate[];
  updated: string | null;
};

/** An author whom a search has found. */
export type AuthorHit = Telling & { id: string; slug: string; name: string; citations: number };

/** Answer of a search by name: the best 100. With `more` there are others, and nobody has counted them: `total` is null. */
export type SearchResult = {
  query: string;
  total: number | null;
  more: boolean;
  /** No name holds the words: these are written nearly like them. */
  isAlike: boolean;
  authors: AuthorHit[];
};
