import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import type { WorkSort } from '../../list-state';
import type { WorkRow } from '../../view-models/shared';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from '../work-rows';

const PAGE = 50;
const REST = Prisma.sql`s.citations DESC NULLS LAST, s.year DESC NULLS LAST, s.work_id`;

/** Every order ends in citations, year, lowest id, with unknown values last. The default one is the index's own. */
const ORDERS: Record<WorkSort, Prisma.Sql> = {
  citations: REST,
  newest: Prisma.sql`s.year DESC NULLS LAST, ${REST}`,
  oldest: Prisma.sql`s.year ASC NULLS LAST, ${REST}`,
  title: Prisma.sql`(SELECT t.title_fold FROM work t WHERE t.id = s.work_id), ${REST}`,
};

/** The first 50 library works of an author in the given order. */
export async function getWorks(tx: Reader, author: number, sort: WorkSort): Promise<WorkRow[]> {
  const rows = await tx.$queryRaw<WorkRowRecord[]>(sql`
    SELECT ${workRowColumns(sql`s.position`)}
    FROM (SELECT s.work_id, s.position, row_number() OVER (ORDER BY ${ORDERS[sort]}) AS place
          FROM authorship s WHERE s.author_id = ${author} AND s.in_library ORDER BY ${ORDERS[sort]} LIMIT ${PAGE}) s
    JOIN work w ON w.id = s.work_id ${workRowJoins}
    ORDER BY s.place`);
  return rows.map(workRow);
}
