import type { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import type { WorkRow } from '../../view-models/shared';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from '../work-rows';

const SHOWN = 50;

/** Library works that the work cites: how many, and the 50 most cited. */
export function getReferences(tx: Reader, work: number) {
  return neighbours(tx, sql`SELECT cited_id AS id FROM citation WHERE citing_id = ${work}`);
}

/** Library works that cite the work: how many, and the 50 most cited. */
export function getCitingWorks(tx: Reader, work: number) {
  return neighbours(tx, sql`SELECT citing_id AS id FROM citation WHERE cited_id = ${work}`);
}

async function neighbours(tx: Reader, ids: Prisma.Sql): Promise<{ total: number; works: WorkRow[] }> {
  const rows = await tx.$queryRaw<(WorkRowRecord & { total: number })[]>(sql`
    SELECT ${workRowColumns(sql`NULL::int`)}, w.total
    FROM (SELECT w.*, count(*) OVER ()::int AS total FROM (${ids}) n JOIN work w ON w.id = n.id
          ORDER BY w.citations DESC NULLS LAST, w.year DESC NULLS LAST, w.id LIMIT ${SHOWN}) w ${workRowJoins}
    ORDER BY w.citations DESC NULLS LAST, w.year DESC NULLS LAST, w.id`);
  return { total: rows[0]?.total ?? 0, works: rows.map(workRow) };
}
