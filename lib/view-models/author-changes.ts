import type { SourceDate } from './shared';

/** A work that came or left, as it is called now; `title` is null for one of which the library shows nothing any more. */
export type ChangedWork = {
  id: string;
  slug: string | null;
  url: string | null;
  title: string | null;
  year: number | null;
  yearUncertain: boolean;
  retracted: boolean;
};

/** First and last year of an affiliation; unknown is null. */
export type Years = { from: number | null; to: number | null };

/** An institution of the author's affiliations; `before` or `now` is null when it was not, or is no longer, listed. */
export type ChangedAffiliation = {
  institution: { id: string; slug: string | null; name: string };
  before: Years | null;
  now: Years | null;
};

/** A list cut at its first entries, and how many there are. */
export type Cut<T> = { total: number; list: T[] };

export type ChangedFigure = {
  figure: 'libraryWorks' | 'worksWithPage' | 'knownWorks' | 'citations';
  before: number;
  after: number;
};

/** What one load changed of an author. A name that changed is said, never quoted. */
export type AuthorChange = {
  load: number;
  /** ISO date of the load, and the command that made it (`openalex`, `orcid`, `merges` …). */
  date: string;
  command: string;
  /** The load that made the page: nothing else is said of it. */
  first: { libraryWorks: number; knownWorks: number; citations: number } | null;
  figures: ChangedFigure[];
  renamed: boolean;
  /** Ids of author records that are merged into this one. */
  merged: Cut<string>;
  statements: { source: 'ORCID' | 'Wikidata'; came: number; went: number }[];
  worksCame: Cut<ChangedWork>;
  worksGone: Cut<ChangedWork>;
  /** Works that are versions of another one on the list from then on; each stands here as that one. */
  worksJoined: Cut<ChangedWork>;
  affiliations: Cut<ChangedAffiliation>;
};

/** One page of what the last loads changed of an author, newest load first. */
export type AuthorChanges = {
  author: { id: string; slug: string; name: string };
  url: string;
  total: number;
  page: number;
  pages: number;
  changes: AuthorChange[];
  sources: SourceDate[];
  /** ISO date of the load that last changed this author. */
  updated: string;
  /** False when the author's page is not to be indexed either. */
  indexable: boolean;
};
