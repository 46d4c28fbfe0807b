import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { ChangedAffiliation, ChangedWork } from '../../view-models/author-changes';
import { originalAddress } from '../original-address';

type WorkRow = {
  id: string;
  title: string | null;
  year: number | null;
  year_uncertain: boolean | null;
  retracted: boolean | null;
  slug: string | null;
  is_here: boolean;
  doi: string | null;
  arxiv_id: string | null;
  landing_url: string | null;
};

/** Works by the ids they had, as they are called now: a record that became a version of another work is that work. */
export async function getWorksById(tx: Reader, ids: number[]): Promise<Map<number, ChangedWork>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<WorkRow[]>(sql`
    SELECT x.id::text, w.title, w.year::int, w.year_uncertain, w.retracted, CASE WHEN w.has_page THEN w.slug END AS slug, w.id IS NOT NULL AS is_here, w.doi, w.arxiv_id, w.landing_url
    FROM unnest(${ids}::bigint[]) x(id) LEFT JOIN work_version v ON v.record_id = x.id LEFT JOIN merge m ON m.kind = 'W' AND m.id = x.id
    LEFT JOIN work w ON w.id = coalesce(v.work_id, m.into_id, x.id)`);
  return new Map(
    rows.map((row) => [
      Number(row.id),
      {
        id: idText('W', Number(row.id)),
        slug: row.slug,
        url: originalAddress(row),
        title: row.is_here ? (row.title ?? 'Untitled') : null,
        year: row.year,
        yearUncertain: row.year_uncertain ?? false,
        retracted: row.retracted ?? false,
      },
    ]),
  );
}

/** Institutions by the ids they had; merged ones are the survivor. */
export async function getInstitutionsById(
  tx: Reader,
  ids: number[],
): Promise<Map<number, ChangedAffiliation['institution']>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ id: string; now_id: string; slug: string | null; name: string }[]>(sql`
    SELECT x.id::text, i.id::text AS now_id, i.slug, i.name
    FROM unnest(${ids}::bigint[]) x(id) LEFT JOIN merge m ON m.kind = 'I' AND m.id = x.id JOIN institution i ON i.id = coalesce(m.into_id, x.id)`);
  return new Map(
    rows.map(({ id, now_id, slug, name }) => [Number(id), { id: idText('I', Number(now_id)), slug, name }]),
  );
}

/** Those of the authors whom no override hides: nothing of a hidden person is told, not even an id. */
export async function getShownAuthors(tx: Reader, ids: number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.$queryRaw<{ id: string }[]>(sql`
    SELECT x.id::text FROM unnest(${ids}::bigint[]) x(id) LEFT JOIN merge m ON m.kind = 'A' AND m.id = x.id
    WHERE NOT EXISTS (SELECT FROM author_override o WHERE o.author_id IN (x.id, m.into_id) AND o.hide)`);
  return new Set(rows.map(({ id }) => Number(id)));
}
