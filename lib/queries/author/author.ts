import { type Reader, sql } from '../../db';
import { openalexId } from '../../ids';
import type { AuthorPage } from '../../view-models/author-page';
import type { SourceDate } from '../../view-models/shared';

type Row = {
  name: string;
  slug: string;
  name_fold: string;
  other_names: string[];
  orcid: string | null;
  wikidata: string | null;
  homepage: string | null;
  known_works: number;
  library_works: number;
  works_with_page: number;
  retracted_works: number;
  uncounted_works: number;
  citations: number;
  h_index: number;
  i10_index: number;
  first_year: number | null;
  last_year: number | null;
  /** On the latest byline that names one. */
  last_institution: string | null;
  stored_panels: string[];
  byline_lines: number;
  stated: {
    works: number | null;
    citations: number | null;
    h_index: number | null;
    i10_index: number | null;
  } | null;
  stated_date: string | null;
  bibliographies_read: number;
  source_dates: SourceDate[];
  people: string[];
  updated: string;
};

/** The author's own row with the figures of the load that last changed them; null when there is no page. */
export async function getAuthor(tx: Reader, id: number) {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT a.name, a.slug, a.name_fold, a.other_names, a.orcid, a.wikidata, a.homepage, a.known_works, a.library_works, a.works_with_page, a.retracted_works, a.uncounted_works,
           a.citations::float8 AS citations, a.h_index, a.i10_index, a.first_year::int, a.last_year::int, a.stored_panels, a.byline_lines,
           (SELECT i.name FROM institution i WHERE i.id = a.last_institution_id) AS last_institution,
           r.body AS stated, s.data_date::text AS stated_date, l.bibliographies_read, l.source_dates, l.data_date::text AS updated,
           ARRAY(SELECT p.source FROM author_person p WHERE p.author_id = a.id AND p.believed) AS people
    FROM author a JOIN load l ON l.id = a.load_id
    LEFT JOIN LATERAL (
      -- the author's own record, else the newest of those of merged ids
      SELECT r.body, r.load_id FROM ids_of_author(a.id) x JOIN entity_record r ON r.kind = 'A' AND r.id = x.id
      ORDER BY r.id <> a.id, r.updated_date DESC, r.id LIMIT 1
    ) r ON true LEFT JOIN load s ON s.id = r.load_id
    WHERE a.id = ${id} AND a.has_page`);
  const row = rows[0];
  return row ? { ...row, id } : null;
}

export type Author = NonNullable<Awaited<ReturnType<typeof getAuthor>>>;

/** What OpenAlex's own record says, with the date of the load that brought it; null without a record. What it does not say is null. */
export function statedFigures({ stated, stated_date }: Author): AuthorPage['openalex'] {
  if (!stated || !stated_date) return null;
  return {
    works: stated.works,
    citations: stated.citations,
    hIndex: stated.h_index,
    i10Index: stated.i10_index,
    date: stated_date,
  };
}

export function authorIds(author: Author): AuthorPage['ids'] {
  return { openalex: openalexId('A', author.id), orcid: author.orcid, wikidata: author.wikidata };
}

const PEOPLE: Record<string, string> = { ORCID: 'orcid', Wikidata: 'wikidata' };

/** The sources that stand behind this author: ORCID and Wikidata only where a record of theirs is believed to be of them. */
export function authorSources({
  source_dates,
  people,
}: Pick<Author, 'source_dates' | 'people'>): SourceDate[] {
  return source_dates.filter(({ name }) => PEOPLE[name] === undefined || people.includes(PEOPLE[name]));
}
