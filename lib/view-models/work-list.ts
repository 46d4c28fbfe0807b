import type { Base, Filter, Group, WorkListState } from '../list-state';
import type { Statement } from './author-page';
import type { Apart, SourceDate, SubjectCount, UnknownValue, WorkRow } from './shared';

/**
 * One value of a group: `value` is what the query says, `slug` its own page where there is one, `apart` what tells people of
 * one name apart where they stand together, else null.
 */
export type FacetValue = {
  value: string;
  name: string;
  apart: Apart | null;
  slug: string | null;
  works: number;
};

/**
 * Values of a group with the works the list would hold; `total` counts the values that are not here, too. A group that
 * is not counted has its values on a page of its own, because bylines are too long to be counted beside a list. `covers`
 * is of topics and concepts: works that have any, and where only values are counted those of the first.
 */
export type Facet = {
  group: Group;
  isCounted: boolean;
  total: number;
  values: FacetValue[];
  covers: number | null;
};

/** Whose works a list holds. */
export type ListOwner =
  | {
      /** Of a work there are two lists: those that cite it, and those that it cites. */
      kind: 'author' | 'institution' | 'venue' | 'field' | 'topic' | 'concept' | 'cited-by' | 'references';
      /** Of an edition. */
      year?: number;
      id: string;
      slug: string;
      name: string;
    }
  | { kind: 'library'; id: null; slug: null; name: null };

/** What a venue, subject or institution is, over its library works. Only on the first page of a list that nothing cuts. */
export type Place = {
  worksWithPage: number;
  type: string | null;
  city: string | null;
  country: string | null;
  ror: string | null;
  issn: string | null;
  publisher: string | null;
  homepage: string | null;
  openalex: string | null;
  /** Of a topic. */
  field: { name: string; slug: string | null } | null;
  /** Of a field: its topics with works, the most works first. */
  topics: SubjectCount[];
  worksByYear: { year: number; works: number }[];
  /** Of a venue, the newest first. */
  editions: { year: number; works: number }[];
  /**
   * Those with a page and the most works here, how many there are, and how many people stand on bylines with a page or
   * without; null where bylines are too many to be counted.
   */
  people: {
    total: number;
    everybody: number;
    authors: { id: string; slug: string; name: string; apart: Apart | null; works: number }[];
  } | null;
};

/** A filter in use: whom or what it names (null where the state says it), and how many works there were without it. */
export type Chip = { filter: Filter; name: string | null; works: number };

/** What stands behind an affiliation: one institution of one author. Dates are ISO, as exact as they are known. */
export type AffiliationProof = {
  institution: { id: string; slug: string | null; name: string };
  /** Known works whose byline has it. */
  works: number;
  first: string | null;
  last: string | null;
  /** Addresses as bylines print them, the most frequent first, with the years of those bylines. */
  printed: { text: string; from: number | null; to: number | null }[];
  /** True if only the latest bylines were read for addresses. */
  isCut: boolean;
  /** Years that OpenAlex's own record of the author gives. */
  recordYears: number[];
  /** A count that somebody else made of the author's bylines. */
  counted: { works: number; from: number | null; to: number | null; date: string } | null;
  statements: Statement[];
  /** The author's ids where the sources have their records. */
  ids: { openalex: string | null; orcid: string | null; wikidata: string | null };
};

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
  /** No more than an address can name: behind the last, a list has to be cut. */
  pages: number;
  /** Whether words of titles can be looked for. */
  isSearchable: boolean;
  works: WorkRow[];
  chips: Chip[];
  unknown: UnknownValue[];
  facets: Facet[];
  /** Groups of which nothing is counted beside the list, as too many works would have to be read. */
  uncounted: Group[];
  /** How many works the list would hold over each base. */
  bases: Record<Base, number>;
  positions: { first: number; middle: number; last: number; corresponding: number } | null;
  /**
   * Citations of an author's known works, as far as they are on the list; retracted works are left out, and those whose
   * number of citations is unknown. Null over another base, for which nothing sums them.
   */
  cited: { citations: number; retractedWorks: number; uncountedWorks: number } | null;
  /** With an institution: how the affiliation is known; null in lists without an author. */
  proof: AffiliationProof | null;
  /** Of a venue, subject or institution: what stands over its whole list. */
  place: Place | null;
  /** With `by`: the values of that group, 100 a page, instead of works. */
  group: Facet | null;
  sources: SourceDate[];
  /** Empty for a library into which nothing was loaded. */
  updated: string;
};
