import type { InstitutionRef } from './author-page';
import type { AuthorRef, SourceDate, SubjectCount, WorkRow, WorkVenue } from './shared';

/** One author's line on the work, as the byline has it. */
export type BylineLine = AuthorRef & {
  position: number;
  /** The name as printed on the work, when it differs from the author's present name. */
  printedName: string | null;
  corresponding: boolean;
  /** As a program matched them. */
  institutions: InstitutionRef[];
  /** As the work prints them, each once. */
  addresses: string[];
};

/** The byline of a work, whole: one page of it. */
export type WorkAuthorsPage = {
  work: { id: string; slug: string; title: string };
  total: number;
  /** `total` is only as far as the byline was read. */
  bylineCut: boolean;
  page: number;
  pages: number;
  byline: BylineLine[];
  sources: SourceDate[];
  updated: string;
};

/** Everything the work page says. `byline` holds at most the first 100 lines, `authorCount` all. */
export type WorkPage = {
  id: string;
  slug: string;
  url: string;
  title: string;
  year: number | null;
  yearUncertain: boolean;
  date: string | null;
  type: string | null;
  language: string | null;
  citations: number | null;
  retracted: boolean;
  venue: WorkVenue | null;
  repository: string | null;
  ids: { openalex: string | null; doi: string | null; arxiv: string | null };
  originalUrl: string | null;
  openAccessUrl: string | null;
  /** The library's own text about the work. */
  summary: string | null;
  /** The start of the abstract, or all of it, as ABSTRACTS allows. */
  abstract: string | null;
  abstractIsCut: boolean;
  byline: BylineLine[];
  authorCount: number;
  /** `authorCount` is only as far as the byline was read. */
  bylineCut: boolean;
  versions: {
    id: string;
    doi: string | null;
    arxivId: string | null;
    type: string | null;
    year: number | null;
    source: string | null;
    leading: boolean;
  }[];
  fields: Omit<SubjectCount, 'works'>[];
  topics: Omit<SubjectCount, 'works'>[];
  concepts: Omit<SubjectCount, 'works'>[];
  citationsByYear: { year: number; citations: number }[];
  /** References and citing works in the library: how many, and the first 50 (most cited first). */
  references: { total: number; works: WorkRow[] };
  citedBy: { total: number; works: WorkRow[] };
  sources: SourceDate[];
  updated: string;
};
