import type { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import type { WorkRow } from '../../view-models/shared';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from '../work-rows';

const SHOWN = 50;

/** Library works that the work cites: how many, and the 50 most cited. */
export function getReferences(tx: Reader, work: number) {
  return neighbours(tx, sql`SELECT cited_id AS id FROM citation WHERE citing_id = ${work}`);
}

/** More citing works than so many are not sorted while reading: the loader keeps the first of them (04b-top-citing.sql). */
const MOST_SORTED = 200;

/** Library works that cite the work: how many, and the 50 most cited. */
export async function getCitingWorks(tx: Reader, work: number, kept: Kept) {
  if (kept.cited_by <= MOST_SORTED || kept.top_citing === null)
    return neighbours(tx, sql`SELECT citing_id AS id FROM citation WHERE cited_id = ${work}`);
  const { works } = await neighbours(tx, sql`SELECT unnest(${kept.top_citing}::bigint[]) AS id`);
  return { total: kept.cited_by, works };
}

/** What the loader says of the works that cite a work. */
type Kept = { cited_by: number; top_citing: bigint[] | null };

async function neighbours(tx: Reader, ids: Prisma.Sql): Promise<{ total: number; works: WorkRow[] }> {
  const rows = await tx.$queryRaw<(WorkRowRecord & { total: number })[]>(sql`
    SELECT ${workRowColumns(sql`NULL::int`)}, w.total
    FROM (SELECT w.*, count(*) OVER ()::int AS total FROM (${ids}) n JOIN work w ON w.id = n.id
          ORDER BY w.citations DESC NULLS LAST, w.year DESC NULLS LAST, w.id LIMIT ${SHOWN}) w ${workRowJoins}
    ORDER BY w.citations DESC NULLS LAST, w.year DESC NULLS LAST, w.id`);
  return { total: rows[0]?.total ?? 0, works: rows.map(workRow) };
}
