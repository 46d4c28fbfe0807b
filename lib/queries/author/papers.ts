import { type Reader, sql } from '../../db';
import { excerptOf } from '../../format/excerpt';
import { idText } from '../../ids';
import type { Paper } from '../../view-models/author-page';

type Row = {
  id: string;
  slug: string;
  title: string | null;
  year: number | null;
  year_uncertain: boolean;
  citations: number | null;
  retracted: boolean;
  text: string | null;
  has_summary: boolean;
  /** Whether the text is an abstract of which the end was not stored. */
  is_cut: boolean;
};

/** The five most cited library works with a page, with the start of summary or abstract. */
export async function getPapers(tx: Reader, author: number): Promise<Paper[]> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT w.id::text, w.slug, w.title, w.year::int, w.year_uncertain, w.citations, w.retracted, w.text, w.has_summary, NOT w.has_summary AND EXISTS (
             SELECT FROM work_version v JOIN work_record r ON r.id = v.record_id
             WHERE v.work_id = w.id AND r.abstract_is_cut AND r.abstract = w.text) AS is_cut
    FROM (SELECT s.work_id, s.citations, s.year FROM authorship s WHERE s.author_id = ${author} AND s.in_library AND s.has_page
          ORDER BY s.citations DESC NULLS LAST, s.year DESC NULLS LAST, s.work_id LIMIT 5) s
    JOIN work w ON w.id = s.work_id
    ORDER BY s.citations DESC NULLS LAST, s.year DESC NULLS LAST, s.work_id`);
  return rows.map((row) => ({
    id: idText('W', Number(row.id)),
    slug: row.slug,
    title: row.title ?? 'Untitled',
    year: row.year,
    yearUncertain: row.year_uncertain,
    citations: row.citations,
    retracted: row.retracted,
    excerpt: row.text === null ? null : excerptOf(row.text, row.is_cut),
    excerptBy: row.text === null ? null : row.has_summary ? 'library' : 'abstract',
  }));
}
