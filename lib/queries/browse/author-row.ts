import { sql } from '../../db';
import { idText } from '../../ids';
import type { AuthorRow } from '../../view-models/author-list';

export type AuthorRowRecord = {
  id: string;
  slug: string;
  name: string;
  library_works: number;
  citations: number;
  there: number | null;
  first_year: number | null;
  last_year: number | null;
  last_institution: string | null;
};

/** Columns of an author in a list, for a query with `author a` and their last institution `i`, but for `there`. */
export const authorRowColumns = sql`
  a.id::text AS id, a.slug, a.name, a.library_works, a.citations::float8 AS citations, a.first_year::int AS first_year, a.last_year::int AS last_year, i.name AS last_institution`;

/** A database row as the view-model's. */
export function authorRow(row: AuthorRowRecord): AuthorRow {
  return {
    id: idText('A', Number(row.id)),
    slug: row.slug,
    name: row.name,
    libraryWorks: row.library_works,
    citations: row.citations,
    worksThere: row.there,
    firstYear: row.first_year,
    lastYear: row.last_year,
    lastInstitution: row.last_institution,
  };
}
