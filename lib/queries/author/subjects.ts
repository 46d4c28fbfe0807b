import { type Reader, sql } from '../../db';
import type { SubjectCount } from '../../view-models/shared';
import { panelRows, type StoredPanels } from './panel';

type Row = {
  kind: 'F' | 'T' | 'C';
  id: number;
  name: string;
  slug: string | null;
  works: number;
  total: number;
};

/** Fields, topics and concepts of the library works, with how many there are of each. */
export async function getSubjects(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'subjects', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_subjects(${author}) p`),
  );
  return { fields: group(rows, 'F'), topics: group(rows, 'T'), concepts: group(rows, 'C') };
}

function group(rows: Row[], kind: Row['kind']): { list: SubjectCount[]; total: number } {
  const mine = rows.filter((row) => row.kind === kind);
  // Fields have bare numbers for ids, as in OpenAlex's path ids.
  const list = mine.map((row) => ({
    id: kind === 'F' ? String(row.id) : `${kind}${row.id}`,
    slug: row.slug,
    name: row.name,
    works: row.works,
  }));
  return { list, total: mine[0]?.total ?? 0 };
}
