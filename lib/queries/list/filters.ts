import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import {
  type Filter,
  LARGEST_TEAM,
  NAMED_FILTERS,
  type NamedFilter,
  type WorkListState,
} from '../../list-state';
import type { UnknownValue } from '../../view-models/shared';
import { holdsWords } from '../names';
import { atInstitution, onSubject, type Scope } from './scope';

/** Who or what a filter names. `slug` is null for somebody without a page, who is named by id. */
export type Named = {
  kind: 'A' | 'I' | 'S' | 'F' | 'T' | 'C';
  id: number;
  slug: string | null;
  name: string;
};

/** A list's state with its names looked up; a name of nobody is no filter. */
export type Filters = Omit<WorkListState, NamedFilter> & { [filter in NamedFilter]: Named | null };

const NAMESPACES: Record<NamedFilter, { namespace: string; kinds: string[] }> = {
  topic: { namespace: 'subject', kinds: ['T', 'C', 'F'] },
  venue: { namespace: 'venue', kinds: ['S'] },
  institution: { namespace: 'institution', kinds: ['I'] },
  with: { namespace: 'author', kinds: ['A'] },
};

export type NamedRow = {
  filter: NamedFilter;
  kind: Named['kind'];
  id: number;
  slug: string | null;
  name: string;
};

/** One look-up: an address present or past, or an id; a merged one leads to its survivor. */
export function lookUp(filter: NamedFilter, text: string): Prisma.Sql {
  const { namespace, kinds } = NAMESPACES[filter];
  const letter = text.charAt(0).toUpperCase();
  const id = /^[a-z]\d{1,15}$/.test(text) && kinds.includes(letter) ? Number(text.slice(1)) : null;
  const found =
    id === null
      ? sql`SELECT g.kind, g.id FROM slug g WHERE g.namespace = ${namespace} AND g.slug = ${text} AND NOT g.hidden`
      : sql`SELECT ${letter}::text AS kind, ${id}::bigint AS id`;
  return sql`
    SELECT ${filter}::text AS filter, n.kind, n.id::float8 AS id, n.slug, n.name
    FROM (${found}) f, LATERAL (SELECT coalesce((SELECT m.into_id FROM merge m WHERE m.kind = f.kind AND m.id = f.id), f.id) AS id) x, LATERAL (
      SELECT 'A' AS kind, a.id, CASE WHEN a.has_page THEN a.slug END AS slug, a.name FROM author a WHERE f.kind = 'A' AND a.id = x.id
      UNION ALL SELECT 'I', i.id, i.slug, i.name FROM institution i WHERE f.kind = 'I' AND i.id = x.id
      UNION ALL SELECT 'S', v.id, v.slug, v.name FROM source v WHERE f.kind = 'S' AND v.id = x.id
      UNION ALL SELECT u.kind, u.id, u.slug, u.name FROM subject u WHERE u.kind = f.kind AND u.id = x.id
    ) n`;
}

/** Looks up the names of a state; none of them is no statement at all. */
export async function resolveFilters(tx: Reader, state: WorkListState): Promise<Filters> {
  const asked = NAMED_FILTERS.flatMap((filter) => {
    const text = state[filter];
    return text === null ? [] : [lookUp(filter, text)];
  });
  const rows = asked.length === 0 ? [] : await tx.$queryRaw<NamedRow[]>(Prisma.join(asked, ' UNION ALL '));
  const of = (filter: NamedFilter): Named | null => {
    const row = rows.find((item) => item.filter === filter);
    return row ? { kind: row.kind, id: row.id, slug: row.slug, name: row.name } : null;
  };
  return {
    ...state,
    topic: of('topic'),
    venue: of('venue'),
    institution: of('institution'),
    with: of('with'),
  };
}

/** What of a state names nobody and nothing, so that it leaves nothing out. */
export function unknownValues(
  asked: Pick<WorkListState, NamedFilter>,
  found: Pick<Filters, NamedFilter>,
): UnknownValue[] {
  return NAMED_FILTERS.flatMap((filter) => {
    const value = asked[filter];
    return value !== null && found[filter] === null ? [{ filter, value }] : [];
  });
}

/** The state that a looked-up one is written as: slugs for ids and past slugs. */
export function writtenState(filters: Filters): WorkListState {
  const text = (named: Named | null) => named && (named.slug ?? `${named.kind}${named.id}`.toLowerCase());
  const { topic, venue, institution } = filters;
  return {
    ...filters,
    topic: text(topic),
    venue: text(venue),
    institution: text(institution),
    with: text(filters.with),
  };
}

/** Words of a title in any order, each from its beginning. */
export function inTitle(text: string): Prisma.Sql {
  return holdsWords(sql`w.title_fold`, text);
}

function atPosition(position: NonNullable<WorkListState['position']>, scope: Scope): Prisma.Sql | null {
  if (scope.of !== 'author') return null;
  switch (position) {
    case 'first':
      return sql`s.position = 1`;
    case 'last':
      return sql`(s.position = w.author_count AND NOT w.byline_cut AND s.position > 1)`;
    case 'middle':
      return sql`(s.position > 1 AND (w.byline_cut OR s.position < w.author_count))`;
    case 'corresponding':
      return sql`s.corresponding`;
  }
}

/** The conditions of the filters in use, each with its name. Conditions are never null. */
export function conditions(filters: Filters, scope: Scope): { filter: Filter; sql: Prisma.Sql }[] {
  const { year, topic, venue, institution, type, position, teams, q } = filters;
  const all: Record<Filter, Prisma.Sql | null> = {
    year:
      year === 'unknown'
        ? sql`w.year IS NULL`
        : year && sql`coalesce(w.year BETWEEN ${year.from} AND ${year.to}, false)`,
    topic: topic && onSubject(topic.kind as 'F' | 'T' | 'C', topic.id),
    venue: venue && sql`coalesce(w.venue_id = ${venue.id}, false)`,
    institution:
      institution &&
      (scope.of === 'author'
        ? sql`s.institution_ids @> ARRAY[${institution.id}::bigint]`
        : atInstitution(institution.id)),
    with:
      filters.with &&
      sql`w.id IN (SELECT x.work_id FROM authorship x WHERE x.author_id = ${filters.with.id})`,
    type: type === null ? null : sql`coalesce(w.type = ${type}, false)`,
    position: position && atPosition(position, scope),
    teams:
      teams &&
      (teams === 'larger' ? sql`w.author_count > ${LARGEST_TEAM}` : sql`w.author_count <= ${LARGEST_TEAM}`),
    q: q === '' ? null : inTitle(q),
  };
  return (Object.keys(all) as Filter[]).flatMap((filter) => {
    const condition = all[filter];
    return condition ? [{ filter, sql: condition }] : [];
  });
}
