import { type Reader, sql } from '../../db';
import type { CitedByState } from '../../list-state';

/** One of the author's works that alone is asked about. */
export type AskedWork = { id: number; slug: string; title: string };

/** The author's library work that a slug or an id names; any version stands for the work. Null if it is none of theirs. */
export async function getAskedWork(
  tx: Reader,
  author: number,
  { work }: CitedByState,
): Promise<AskedWork | null> {
  const id = /(?:^|-)w(\d{1,15})$/.exec(work ?? '')?.[1];
  if (id === undefined) return null;
  const rows = await tx.$queryRaw<AskedWork[]>(sql`
    SELECT w.id::float8 AS id, w.slug, coalesce(w.title, 'Untitled') AS title
    FROM (SELECT coalesce((SELECT m.into_id FROM merge m WHERE m.kind = 'W' AND m.id = ${Number(id)}), ${Number(id)}) AS id) asked
    JOIN work_version v ON v.record_id = asked.id JOIN work w ON w.id = v.work_id
    WHERE w.in_library AND EXISTS (SELECT FROM authorship s WHERE s.work_id = w.id AND s.author_id = ${author})`);
  return rows[0] ?? null;
}
