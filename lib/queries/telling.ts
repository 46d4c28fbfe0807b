import { sql } from '../db';
import type { Telling } from '../view-models/shared';

export type TellingRow = {
  library_works: number;
  first_year: number | null;
  last_year: number | null;
  last_institution: string | null;
};

/** What tells namesakes apart, for a query with `author a` and their last institution `i`. */
export const tellingColumns = sql`a.library_works, a.first_year::int AS first_year, a.last_year::int AS last_year, i.name AS last_institution`;

/** A database row as the view-model's. */
export function telling(row: TellingRow): Telling {
  return {
    libraryWorks: row.library_works,
    firstYear: row.first_year,
    lastYear: row.last_year,
    lastInstitution: row.last_institution,
  };
}
