import type { AuthorRef, SourceDate, SubjectCount, Telling, WorkRow } from './shared';

/** An institution as affiliations show it; `id` is null for one that matched nothing in OpenAlex. */
export type InstitutionRef = {
  id: string | null;
  slug: string | null;
  name: string;
  type: string | null;
  ror: string | null;
  city: string | null;
  country: string | null;
  countryCode: string | null;
};

/** What ORCID or Wikidata says of a person at an institution, with its own dates. */
export type Statement = {
  source: 'orcid' | 'wikidata';
  kind: string;
  role: string | null;
  from: number | null;
  to: number | null;
  present: boolean;
  /** An end is given, also one of which no year is known. */
  ended: boolean;
  /** "by the organisation" or "self-asserted" (ORCID only). */
  assertedBy: string | null;
  matchedByName: boolean;
};

/** One row an institution (rule 6). `works` are known works, `openalexWorks` a stated count. */
export type Affiliation = {
  institution: InstitutionRef;
  from: number | null;
  to: number | null;
  present: boolean;
  works: number;
  openalexWorks: number | null;
  /** Date of the stated count. */
  openalexDate: string | null;
  years: number[];
  worksByYear: { year: number; works: number }[];
  sources: ('byline' | 'openalex' | 'orcid' | 'wikidata')[];
  statements: Statement[];
};

/** A highly cited work with a page. `excerptBy` says whose words the excerpt is. */
export type Paper = {
  id: string;
  slug: string;
  title: string;
  year: number | null;
  yearUncertain: boolean;
  citations: number | null;
  retracted: boolean;
  excerpt: string | null;
  excerptBy: 'library' | 'abstract' | null;
};

export type CoAuthor = {
  id: string;
  slug: string | null;
  name: string;
  works: number;
  firstYear: number | null;
  lastYear: number | null;
};

export type VenueCount = {
  id: string;
  slug: string | null;
  name: string;
  works: number;
  editions: { year: number; works: number }[];
};

/** Somebody else of the same folded name, with one line that tells them apart. */
export type SameName = Telling & { id: string; slug: string; name: string };

/**
 * Everything the author page says, and the object every format is made from (design, section 6).
 * Lists are in the page's order; affiliations, topics, concepts, venues and coAuthors hold the first 100.
 */
export type AuthorPage = {
  id: string;
  slug: string;
  url: string;
  name: string;
  otherNames: string[];
  /** One sentence that says who this is, made from facts only. */
  identity: string;
  ids: { openalex: string | null; orcid: string | null; wikidata: string | null };
  homepage: string | null;
  counts: {
    knownWorks: number;
    libraryWorks: number;
    worksWithPage: number;
    citations: number;
    hIndex: number;
    i10Index: number;
    /** Known works left out of the three indices because they are retracted. */
    retractedWorks: number;
    /** Known works, retracted ones apart, whose citation count is unknown: they are in none of the three either. */
    uncountedWorks: number;
    coAuthors: number;
    coAuthorsWithPage: number;
    affiliations: number;
    fields: number;
    topics: number;
    concepts: number;
    venues: number;
  };
  openalex: {
    works: number | null;
    citations: number | null;
    hIndex: number | null;
    i10Index: number | null;
    date: string;
  } | null;
  affiliations: Affiliation[];
  unlistedInstitutions: number;
  /** Institutions met once and not listed, by name, for unfolding. At most 100. */
  unlisted: InstitutionRef[];
  fields: SubjectCount[];
  topics: SubjectCount[];
  concepts: SubjectCount[];
  worksByYear: { year: number; works: number }[];
  worksWithoutYear: number;
  citationsByYear: { year: number; citations: number }[];
  papers: Paper[];
  works: WorkRow[];
  coAuthors: CoAuthor[];
  venues: VenueCount[];
  citedBy: {
    citations: number;
    bibliographiesRead: number;
    citingWorks: number;
    citingWorksWithPage: number;
  };
  sameName: { total: number; authors: SameName[] };
  sources: SourceDate[];
  /** ISO date of the load that last changed this author. */
  updated: string;
  /** False when a page exists but is not to be indexed (a single library work). */
  indexable: boolean;
};

export type { AuthorRef };
