import { Prisma } from '#/prisma/generated/client';
import { idText } from '../ids';
import type { WorkRow } from '../view-models/shared';
import { originalAddress } from './original-address';

type Line = { id: number | null; slug: string | null; name: string; position: number };
export type WorkRowRecord = {
  id: string;
  slug: string | null;
  title: string | null;
  year: number | null;
  year_uncertain: boolean;
  citations: number | null;
  type: string | null;
  retracted: boolean;
  is_venue: boolean;
  source_id: string | null;
  source_name: string | null;
  source_slug: string | null;
  doi: string | null;
  arxiv_id: string | null;
  landing_url: string | null;
  open_access_url: string | null;
  author_count: number;
  byline_cut: boolean;
  version_count: number;
  position: number | null;
  authors: Line[] | null;
};

/** Columns of a work in a list, for a query with `work w`; `position` is SQL for the subject's place (NULL without a subject). */
export function workRowColumns(position: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    w.id::text, CASE WHEN w.has_page THEN w.slug END AS slug, w.title, w.year::int, w.year_uncertain, w.citations, w.type, w.retracted,
    w.venue_id IS NOT NULL AS is_venue, v.id::text AS source_id, v.name AS source_name, v.slug AS source_slug, w.doi, w.arxiv_id, w.landing_url, w.open_access_url,
    w.author_count, w.byline_cut, w.version_count, ${position}::int AS position,
    (SELECT jsonb_agg(jsonb_build_object('id', b.author_id, 'slug', CASE WHEN a.has_page THEN a.slug END, 'name', coalesce(a.name, b.printed_name, b.name), 'position', b.position) ORDER BY b.position)
     FROM authorship b LEFT JOIN author a ON a.id = b.author_id WHERE b.work_id = w.id AND (b.position <= 3 OR b.position = ${position})) AS authors`;
}

/** Joins that `workRowColumns` needs. */
export const workRowJoins = Prisma.sql`LEFT JOIN source v ON v.id = coalesce(w.venue_id, w.repository_id)`;

/** A database row as the view-model's; a work without a page links its original. */
export function workRow(row: WorkRowRecord): WorkRow {
  const venue =
    row.is_venue && row.source_id && row.source_name
      ? {
          id: idText('S', Number(row.source_id)),
          slug: row.source_slug,
          name: row.source_name,
          edition: row.year,
        }
      : null;
  return {
    id: idText('W', Number(row.id)),
    slug: row.slug,
    url: originalAddress(row),
    title: row.title ?? 'Untitled',
    year: row.year,
    yearUncertain: row.year_uncertain,
    citations: row.citations,
    type: row.type,
    retracted: row.retracted,
    venue,
    repository: row.is_venue ? null : row.source_name,
    doi: row.doi,
    arxivId: row.arxiv_id,
    openAccessUrl: row.open_access_url,
    authors: (row.authors ?? []).map((line) => ({
      id: line.id === null ? null : idText('A', line.id),
      slug: line.slug,
      name: line.name,
      position: line.position,
    })),
    authorCount: row.author_count,
    bylineCut: row.byline_cut,
    position: row.position,
    versions: row.version_count,
  };
}
