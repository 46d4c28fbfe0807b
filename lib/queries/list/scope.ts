import type { Prisma } from '#/prisma/generated/client';
import { sql } from '../../db';
import type { Base } from '../../list-state';

/** Whose works a list holds. `kind` of a subject is F, T or C. */
export type Scope =
  | { of: 'author'; id: number }
  | { of: 'institution'; id: number }
  | { of: 'venue'; id: number /** Of an edition. */; year?: number }
  | { of: 'subject'; id: number; kind: 'F' | 'T' | 'C' }
  /** Works that cite a work, and works that it cites. */
  | { of: 'cited-by' | 'references'; id: number }
  /** All works, or those that answer to a condition. */
  | { of: 'library'; only?: Prisma.Sql };

/** SQL of a list's works: rows `w` (a work), and with an author `s` (their line). */
export type ScopeSql = { from: Prisma.Sql; where: Prisma.Sql; position: Prisma.Sql };

const NONE = sql`NULL::int`;

/** Works of which a program said that they are on a subject, by the index of that kind. */
export function onSubject(kind: 'F' | 'T' | 'C', id: number): Prisma.Sql {
  switch (kind) {
    case 'F':
      return sql`w.field_ids @> ARRAY[${id}::int]`;
    case 'T':
      return sql`w.topic_ids @> ARRAY[${id}::int]`;
    case 'C':
      return sql`w.concept_ids @> ARRAY[${id}::bigint]`;
  }
}

/** Works on whose byline somebody stands with an institution. */
export function atInstitution(id: number): Prisma.Sql {
  return sql`w.id IN (SELECT x.work_id FROM authorship x WHERE x.institution_ids @> ARRAY[${id}::bigint])`;
}

const OF_BASE: Record<Base, Prisma.Sql> = {
  library: sql`w.in_library`,
  page: sql`w.has_page`,
  known: sql`true`,
};
/** An author's line repeats what the index needs, so that works are only read where they are shown. */
const OF_BASE_BY_AUTHOR: Record<Base, Prisma.Sql> = {
  library: sql`s.in_library`,
  page: sql`s.in_library AND s.has_page`,
  known: sql`true`,
};

/** FROM and WHERE of the works of a scope, counted over a base. */
export function scopeSql(scope: Scope, base: Base): ScopeSql {
  if (scope.of === 'author') {
    return {
      from: sql`authorship s JOIN work w ON w.id = s.work_id`,
      where: sql`s.author_id = ${scope.id} AND ${OF_BASE_BY_AUTHOR[base]}`,
      position: sql`s.position`,
    };
  }
  return { from: sql`work w`, where: sql`${within(scope)} AND ${OF_BASE[base]}`, position: NONE };
}

function within(scope: Exclude<Scope, { of: 'author' }>): Prisma.Sql {
  switch (scope.of) {
    case 'venue':
      return scope.year === undefined
        ? sql`w.venue_id = ${scope.id}`
        : sql`w.venue_id = ${scope.id} AND w.year = ${scope.year}`;
    case 'subject':
      return onSubject(scope.kind, scope.id);
    case 'institution':
      return atInstitution(scope.id);
    case 'cited-by':
      return sql`w.id IN (SELECT c.citing_id FROM citation c WHERE c.cited_id = ${scope.id})`;
    case 'references':
      return sql`w.id IN (SELECT c.cited_id FROM citation c WHERE c.citing_id = ${scope.id})`;
    case 'library':
      return scope.only ?? sql`true`;
  }
}
