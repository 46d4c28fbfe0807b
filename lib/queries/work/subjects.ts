import { type Reader, sql } from '../../db';
import type { WorkPage } from '../../view-models/work-page';

type Row = { kind: 'F' | 'T' | 'C'; id: string; slug: string | null; name: string };

/** Fields, topics and concepts of a work, in the record's order. */
export async function getWorkSubjects(
  tx: Reader,
  work: number,
): Promise<Pick<WorkPage, 'fields' | 'topics' | 'concepts'>> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    SELECT s.kind::text, s.id::text, s.slug, s.name
    FROM work w, LATERAL (
      SELECT 'F'::text COLLATE "C" AS kind, id::bigint, place FROM unnest(w.field_ids) WITH ORDINALITY f(id, place)
      UNION ALL SELECT 'T', id::bigint, place FROM unnest(w.topic_ids) WITH ORDINALITY t(id, place)
      UNION ALL SELECT 'C', id, place FROM unnest(w.concept_ids) WITH ORDINALITY c(id, place)
    ) x JOIN subject s ON s.kind = x.kind AND s.id = x.id
    WHERE w.id = ${work} ORDER BY x.kind, x.place`);
  const group = (kind: Row['kind']) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ id: kind === 'F' ? row.id : `${kind}${row.id}`, slug: row.slug, name: row.name }));
  return { fields: group('F'), topics: group('T'), concepts: group('C') };
}
