/** Shapes that more than one page's view-model is made of. All are plain and JSON-safe: ids are strings with their letter, numbers are numbers, unknown is null. */

/** A reference to an author; `slug` is null when there is no page (or, with `id` null, nobody to have one). */
export type AuthorRef = { id: string | null; slug: string | null; name: string };

/** What tells a person from a namesake: library works, their first and last year, the institution on the latest byline. */
export type Telling = {
  libraryWorks: number;
  firstYear: number | null;
  lastYear: number | null;
  lastInstitution: string | null;
};

/** What tells a person from those of the same name beside them; what is not needed for it is null. */
export type Apart = {
  institution: string | null;
  firstYear: number | null;
  lastYear: number | null;
  id: string | null;
};

/** A venue as printed on a work; `edition` is the work's year. */
export type WorkVenue = { id: string; slug: string | null; name: string; edition: number | null };

/** A work in a list. `authors` holds at most the first three and the page's subject, in byline order. */
export type WorkRow = {
  id: string;
  /** null: the work has no page here, and `url` is its original. */
  slug: string | null;
  url: string | null;
  /** Inline markup limited to i b em strong sub sup, everything else is literal text with entities decoded. */
  title: string;
  year: number | null;
  /** A year was given that is not plausible: shown as "year uncertain". */
  yearUncertain: boolean;
  citations: number | null;
  type: string | null;
  retracted: boolean;
  venue: WorkVenue | null;
  /** Name of the repository, shown on the work only: a repository is not a venue. */
  repository: string | null;
  doi: string | null;
  arxivId: string | null;
  openAccessUrl: string | null;
  authors: (AuthorRef & { position: number })[];
  authorCount: number;
  /** The byline was read only in part: `authorCount` are those who were read, and there are more. */
  bylineCut: boolean;
  /** The subject's place in the byline, from 1; null in lists that have no subject. */
  position: number | null;
  versions: number;
};

/** A field, topic, concept with the number of works on it. */
export type SubjectCount = { id: string; slug: string | null; name: string; works: number };

/** What a query says of somebody or something that the library does not know: it leaves nothing out. */
export type UnknownValue = { filter: string; value: string };

/** Name and date of a source of facts. */
export type SourceDate = { name: string; date: string };
