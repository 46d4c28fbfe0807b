import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import type { WorkSort } from '../../list-state';
import { PAGE_SIZE } from '../../list-state';
import type { WorkRow } from '../../view-models/shared';
import { type WorkRowRecord, workRow, workRowColumns, workRowJoins } from '../work-rows';
import { conditions, type Filters } from './filters';
import { type Scope, scopeSql } from './scope';

/** The beginning of a title by which an index has them in order; what begins alike is sorted while it is read. */
const BEGINNING = sql`left(w.title_fold, 80), `;

/** What a list of works is sorted by; `at` is where figures are read, and a work is `w`. With `isIndexed` an index has the titles. */
export function order(sort: WorkSort, at: Prisma.Sql, isIndexed = false): Prisma.Sql {
  const rest = sql`${at}.citations DESC NULLS LAST, ${at}.year DESC NULLS LAST, w.id`;
  switch (sort) {
    case 'citations':
      return rest;
    case 'newest':
      return sql`${at}.year DESC NULLS LAST, ${rest}`;
    case 'oldest':
      return sql`${at}.year ASC NULLS LAST, ${rest}`;
    case 'title':
      return sql`${isIndexed ? BEGINNING : Prisma.empty}w.title_fold, ${rest}`;
  }
}

/** One page of a list. Every order ends in citations, year, lowest id, with unknown values last. */
export async function getRows(tx: Reader, scope: Scope, filters: Filters, page: number): Promise<WorkRow[]> {
  const { from, where, position } = scopeSql(scope, filters.base);
  const tests = conditions(filters, scope).map((condition) => sql`AND ${condition.sql}`);
  const at = scope.of === 'author' ? Prisma.raw('s') : Prisma.raw('w');
  const by = order(filters.sort, at, scope.of === 'library');
  const rows = await tx.$queryRaw<WorkRowRecord[]>(sql`
    SELECT ${workRowColumns(sql`p.position`)}
    FROM (SELECT w.id, ${position} AS position, row_number() OVER (ORDER BY ${by}) AS place
          FROM ${from} WHERE ${where} ${tests.length > 0 ? Prisma.join(tests, ' ') : Prisma.empty}
          ORDER BY ${by} LIMIT ${PAGE_SIZE.works} OFFSET ${(page - 1) * PAGE_SIZE.works}) p
    JOIN work w ON w.id = p.id ${workRowJoins}
    ORDER BY p.place`);
  return rows.map(workRow);
}
