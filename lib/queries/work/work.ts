import { type Reader, sql } from '../../db';
import type { SourceDate } from '../../view-models/shared';
import { type WorkRowRecord, workRowColumns, workRowJoins } from '../work-rows';

type Row = WorkRowRecord & {
  slug: string;
  date: string | null;
  language: string | null;
  has_summary: boolean;
  text: string | null;
  topic_ids: number[];
  field_ids: number[];
  concept_ids: bigint[];
  cited_years: number[];
  cited_counts: number[];
  cited_by: number;
  top_citing: bigint[] | null;
  source_dates: SourceDate[];
  /** Of the load that brought the newest summary of any version. */
  summary_date: string | null;
  updated: string;
};

/** The work's own row with the dates of the load that last changed it; null when it has no page. */
export async function getWork(tx: Reader, id: number): Promise<Row | null> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT ${workRowColumns(sql`NULL::int`)}, w.date::text AS date, w.language, w.has_summary, w.text, w.topic_ids, w.field_ids, w.concept_ids, w.cited_years, w.cited_counts, w.cited_by, w.top_citing,
           l.source_dates, l.data_date::text AS updated,
           (SELECT max(d.data_date)::text FROM work_version v JOIN summary s ON s.record_id = v.record_id JOIN load d ON d.id = s.load_id WHERE v.work_id = w.id) AS summary_date
    FROM work w ${workRowJoins} JOIN load l ON l.id = w.load_id
    WHERE w.id = ${id} AND w.has_page`);
  return rows[0] ?? null;
}
