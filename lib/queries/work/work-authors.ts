import { snapshot, sql } from '../../db';
import { idText } from '../../ids';
import { PAGE_SIZE, pagesOf } from '../../list-state';
import type { SourceDate } from '../../view-models/shared';
import type { WorkAuthorsPage } from '../../view-models/work-page';
import { getByline } from './byline';
import { workSources } from './work-sources';

type Row = {
  slug: string;
  title: string | null;
  author_count: number;
  byline_cut: boolean;
  source_dates: SourceDate[];
  updated: string;
};

/** A page of the whole byline of a work, in its order; the last page stands for those behind it. Null when the work has no page. */
export function getWorkAuthors(id: number, asked: number): Promise<WorkAuthorsPage | null> {
  return snapshot(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>(sql`
      SELECT w.slug, w.title, w.author_count, w.byline_cut, l.source_dates, l.data_date::text AS updated
      FROM work w JOIN load l ON l.id = w.load_id WHERE w.id = ${id} AND w.has_page`);
    if (!row) return null;
    const pages = pagesOf(row.author_count, PAGE_SIZE.bylineLines);
    const page = Math.min(asked, pages);
    return {
      work: { id: idText('W', id), slug: row.slug, title: row.title ?? 'Untitled' },
      total: row.author_count,
      bylineCut: row.byline_cut,
      page,
      pages,
      byline: await getByline(tx, id, page),
      sources: workSources(row.source_dates),
      updated: row.updated,
    };
  });
}
