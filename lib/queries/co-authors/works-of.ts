import { Prisma } from '#/prisma/generated/client';
import { sql } from '../../db';
import { type CoAuthorState, LARGEST_TEAM } from '../../list-state';

/** Library works of an author, `mine (work_id, year)`; with `teams` those of few authors only. */
export function worksOf(author: number, teams: CoAuthorState['teams']): Prisma.Sql {
  const small = teams === null ? Prisma.empty : sql`AND w.author_count <= ${LARGEST_TEAM}`;
  const join = teams === null ? Prisma.empty : sql`JOIN work w ON w.id = s.work_id`;
  return sql`mine AS MATERIALIZED (SELECT s.work_id, s.year FROM authorship s ${join} WHERE s.author_id = ${author} AND s.in_library ${small})`;
}
