import type { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../db';
import type { WayIn } from '../view-models/author-list';

type Row = WayIn & { way: 'institution' | 'topic' | 'venue'; id: number };
/** A way in with its id, which pages do not show. */
export type FoundWay = Omit<Row, 'way'>;

function most(way: Row['way'], from: Prisma.Sql, limit: number): Prisma.Sql {
  return sql`(SELECT ${way}::text AS way, x.id::float8 AS id, x.slug, x.name, x.library_works AS works FROM ${from} x WHERE x.library_works > 0 AND x.slug IS NOT NULL
              ORDER BY x.library_works DESC, x.name_fold, x.id LIMIT ${limit})`;
}

/** The institutions, fields and venues with the most works of the library, by their stored counts. */
export async function getWays(
  tx: Reader,
  limit: { institutions: number; fields: number; venues: number },
): Promise<Record<Row['way'], FoundWay[]>> {
  const rows = await tx.$queryRaw<Row[]>(sql`
    ${most('institution', sql`institution`, limit.institutions)}
    UNION ALL ${most('topic', sql`(SELECT * FROM subject WHERE kind = 'F')`, limit.fields)}
    UNION ALL ${most('venue', sql`source`, limit.venues)}`);
  const of = (way: Row['way']): FoundWay[] =>
    rows.filter((row) => row.way === way).map(({ way: _, ...found }) => found);
  return { institution: of('institution'), topic: of('topic'), venue: of('venue') };
}
