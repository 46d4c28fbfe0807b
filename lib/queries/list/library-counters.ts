import type { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import type { Base, Group } from '../../list-state';
import type { Facet } from '../../view-models/work-list';
import { ID_LETTERS, idValue } from '../names';
import { scopeSql } from './scope';

/** Groups whose works of the whole library a load keeps counted, and the rows that hold the counts. */
const KEPT = {
  field: sql`(SELECT * FROM subject WHERE kind = ${ID_LETTERS.field})`,
  topic: sql`(SELECT * FROM subject WHERE kind = ${ID_LETTERS.topic})`,
  concept: sql`(SELECT * FROM subject WHERE kind = ${ID_LETTERS.concept})`,
  venue: sql`source`,
  institution: sql`institution`,
} satisfies Partial<Record<Group, Prisma.Sql>>;

function isKept(group: Group): group is keyof typeof KEPT {
  return group in KEPT;
}

type Kept = { id: number; name: string; slug: string | null; works: number; total: number };

/** Values of a group over all works of the library, the most works first; null for a group of which no counts are kept. */
export async function getKeptFacet(
  tx: Reader,
  group: Group,
  first: number,
  most: number,
): Promise<Facet | null> {
  if (!isKept(group)) return null;
  const rows = await tx.$queryRaw<Kept[]>(sql`
    SELECT x.id::float8 AS id, x.name, x.slug, x.library_works AS works, count(*) OVER ()::int AS total FROM ${KEPT[group]} x WHERE x.library_works > 0
    ORDER BY x.library_works DESC, x.name_fold, x.id LIMIT ${most} OFFSET ${first}`);
  return {
    group,
    isCounted: true,
    covers: group === 'topic' || group === 'concept' ? (rows[0]?.works ?? 0) : null,
    total: rows[0]?.total ?? 0,
    values: rows.map(({ id, name, slug, works }) => ({
      value: slug ?? idValue(group, id),
      name,
      apart: null,
      slug,
      works,
    })),
  };
}

/** Years of all works over a base, the newest first, and how many have none; the index of the newest works has them. */
export async function getYears(tx: Reader, base: Base): Promise<{ facet: Facet; undated: number }> {
  const { from, where } = scopeSql({ of: 'library' }, base);
  const rows = await tx.$queryRaw<{ year: number | null; works: number }[]>(sql`
    SELECT w.year::int AS year, count(*)::int AS works FROM ${from} WHERE ${where} GROUP BY w.year ORDER BY w.year DESC`);
  const dated = rows.filter(({ year }) => year !== null);
  return {
    undated: rows.find(({ year }) => year === null)?.works ?? 0,
    facet: {
      group: 'year',
      isCounted: true,
      covers: null,
      total: dated.length,
      values: dated.map(({ year, works }) => ({
        value: `${year}`,
        name: `${year}`,
        apart: null,
        slug: null,
        works,
      })),
    },
  };
}
