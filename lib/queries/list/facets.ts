import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import { type Base, FILTER_OF, type Filter, type Group } from '../../list-state';
import type { Apart } from '../../view-models/shared';
import type { Facet, ListPage } from '../../view-models/work-list';
import { ID_LETTERS, idValue } from '../names';
import { getApart } from '../namesakes';
import { conditions, type Filters } from './filters';
import { type Scope, scopeSql } from './scope';

/** More lines of bylines than so many together are not counted beside a list, only where they are asked for. */
const MOST_LINES = 40_000;

type Row = {
  facet: string;
  id: number | null;
  value: string | null;
  name: string | null;
  slug: string | null;
  works: number;
  total: number;
};

/** The works of a scope, each with a bit for every filter it fails; those that fail two are in no list and no count. */
function tested(scope: Scope, filters: Filters) {
  const { from, where } = scopeSql(scope, filters.base);
  const all = conditions(filters, scope);
  const bits = all.map(({ sql: condition }, index) => sql`(NOT ${condition})::int * ${1 << index}`);
  const fails = bits.length === 0 ? sql`0` : Prisma.join(bits, ' + ');
  const line =
    scope.of === 'author'
      ? sql`s.position, s.corresponding, s.institution_ids`
      : sql`NULL::int AS position, false AS corresponding, NULL::bigint[] AS institution_ids`;
  return {
    ctes: sql`
      scope AS MATERIALIZED (
        SELECT w.id, w.citations, w.retracted, w.year, w.type, w.venue_id, w.topic_ids, w.field_ids, w.concept_ids, w.author_count, w.byline_cut, ${line}, ${fails} AS fails
        FROM ${from} WHERE ${where}
      ), mine AS MATERIALIZED (SELECT * FROM scope WHERE fails & (fails - 1) = 0)`,
    bit: (filter: Filter) => {
      const index = all.findIndex((item) => item.filter === filter);
      return index < 0 ? 0 : 1 << index;
    },
    all,
  };
}

const SUBJECT_IDS = { field: sql`field_ids`, topic: sql`topic_ids`, concept: sql`concept_ids` };

type Counted = { rows: Prisma.Sql; names: Prisma.Sql; order: Prisma.Sql };
const BY_NAME = sql`c.works DESC, n.name_fold, c.id`;

function counted(group: Group, bit: number, scope: Scope): Counted {
  const open = sql`m.fails & ~${bit}::int = 0`;
  const noName = sql`(SELECT NULL::text AS name, NULL::text AS slug, NULL::text AS name_fold)`;
  const subject = (kind: 'field' | 'topic' | 'concept') =>
    sql`(SELECT name, slug, name_fold FROM subject u WHERE u.kind = ${ID_LETTERS[kind]} AND u.id = c.id OFFSET 0)`;
  // What the list stands under cuts nothing.
  const unnested = (ids: Prisma.Sql, own: number | null = null) =>
    sql`SELECT x::bigint AS id, NULL::text AS value, count(*)::int AS works FROM mine m, unnest(m.${ids}) x
        WHERE ${open} ${own === null ? Prisma.empty : sql`AND x <> ${own}`} GROUP BY x`;
  switch (group) {
    case 'year':
      return {
        rows: sql`SELECT NULL::bigint AS id, m.year::text AS value, count(*)::int AS works FROM mine m WHERE ${open} AND m.year IS NOT NULL GROUP BY m.year`,
        names: noName,
        order: sql`c.value DESC`,
      };
    case 'type':
      return {
        rows: sql`SELECT NULL::bigint AS id, m.type AS value, count(*)::int AS works FROM mine m WHERE ${open} AND m.type ~ '^[a-z-]{1,40}$' GROUP BY m.type`,
        names: noName,
        order: sql`c.works DESC, c.value COLLATE "C"`,
      };
    case 'field':
    case 'topic':
    case 'concept': {
      const own = scope.of === 'subject' && scope.kind === ID_LETTERS[group] ? scope.id : null;
      return { rows: unnested(SUBJECT_IDS[group], own), names: subject(group), order: BY_NAME };
    }
    case 'venue':
      return {
        rows: sql`SELECT m.venue_id AS id, NULL::text AS value, count(*)::int AS works FROM mine m WHERE ${open} AND m.venue_id IS NOT NULL GROUP BY m.venue_id`,
        names: sql`(SELECT name, slug, name_fold FROM source v WHERE v.id = c.id OFFSET 0)`,
        order: BY_NAME,
      };
    case 'institution':
      return {
        rows:
          scope.of === 'author'
            ? unnested(sql`institution_ids`)
            : sql`SELECT i AS id, NULL::text AS value, count(DISTINCT m.id)::int AS works
                  FROM mine m JOIN authorship o ON o.work_id = m.id, unnest(o.institution_ids) i
                  WHERE ${open} ${scope.of === 'institution' ? sql`AND i <> ${scope.id}` : Prisma.empty} AND (SELECT few FROM weight) GROUP BY i`,
        names: sql`(SELECT name, slug, name_fold FROM institution i WHERE i.id = c.id OFFSET 0)`,
        order: BY_NAME,
      };
    case 'with':
      return {
        rows: sql`SELECT o.author_id AS id, NULL::text AS value, count(*)::int AS works FROM mine m JOIN authorship o ON o.work_id = m.id
                  WHERE ${open} AND o.author_id IS NOT NULL ${scope.of === 'author' ? sql`AND o.author_id <> ${scope.id}` : Prisma.empty}
                    AND (SELECT few FROM weight) GROUP BY o.author_id`,
        names: sql`(SELECT a.name, CASE WHEN a.has_page THEN a.slug END AS slug, a.name_fold FROM author a WHERE a.id = c.id OFFSET 0)`,
        order: BY_NAME,
      };
  }
}

/** Groups whose values stand on the lines of bylines, so that they cost as much as the bylines are long. */
function readsLines(group: Group, scope: Scope): boolean {
  return group === 'with' || (group === 'institution' && scope.of !== 'author');
}

function facet(group: Group, rows: Row[], isCounted: boolean, apart: Map<number, Apart>): Facet {
  const mine = rows.filter((row) => row.facet === group);
  return {
    covers: rows.find((row) => row.facet === `covers ${group}`)?.works ?? null,
    isCounted,
    group,
    total: mine[0]?.total ?? 0,
    values: mine.map(({ id, value, name, slug, works }) => ({
      value: value ?? slug ?? (group === 'year' || group === 'type' || id === null ? '' : idValue(group, id)),
      name: name ?? value ?? '',
      apart: (group === 'with' && id !== null && apart.get(id)) || null,
      slug,
      works,
    })),
  };
}

/** Of one author they are no more than a four-byte number holds. */
const CITATIONS = sql`
  SELECT 'citations', NULL, NULL, NULL, NULL, coalesce(sum(citations) FILTER (WHERE fails = 0 AND NOT retracted), 0)::int, 0 FROM scope`;

export type Counts = {
  total: number;
  /** Works of the scope without any filter. */
  all: number;
  undated: number;
  /** How many works the list had without this filter. */
  without: { filter: Filter; works: number }[];
  positions: { first: number; middle: number; last: number; corresponding: number };
  /** Of an author's list. */
  cited: NonNullable<ListPage['cited']>;
  facets: Facet[];
};

/**
 * How many works a list holds, and how many it would hold with each value of each group: the other filters apply, the
 * group's own does not. `first` and `most` cut each group; `total` of a facet says how many values it has. Very long
 * bylines are counted only for a group that is asked for alone, on a page of its own.
 */
export async function getCounts(
  tx: Reader,
  scope: Scope,
  filters: Filters,
  groups: readonly { group: Group; first: number; most: number }[],
  isAlone = groups.length === 1,
): Promise<Counts> {
  const { ctes, bit, all } = tested(scope, filters);
  const positionBit = bit('position');
  const open = sql`fails & ~${positionBit}::int = 0`;
  const one = (facetName: string, works: Prisma.Sql) =>
    sql`SELECT ${facetName}::text AS facet, NULL::float8 AS id, NULL::text AS value, NULL::text AS name, NULL::text AS slug, count(*) FILTER (WHERE ${works})::int AS works, 0 AS total FROM scope`;
  const single = [
    one('total', sql`fails = 0`),
    one('all', sql`true`),
    one('undated', sql`fails = 0 AND year IS NULL`),
    sql`SELECT 'few', NULL, NULL, NULL, NULL, few::int, 0 FROM weight`,
    ...all.map(({ filter }) => one(`without ${filter}`, sql`fails & ~${bit(filter)}::int = 0`)),
    one('first', sql`${open} AND position = 1`),
    one('middle', sql`${open} AND position > 1 AND (byline_cut OR position < author_count)`),
    one('last', sql`${open} AND position > 1 AND NOT byline_cut AND position = author_count`),
    one('corresponding', sql`${open} AND corresponding`),
    one('retracted', sql`fails = 0 AND retracted`),
    one('uncounted', sql`fails = 0 AND NOT retracted AND citations IS NULL`),
    ...(scope.of === 'author' ? [CITATIONS] : []),
    ...(['topic', 'concept'] as const).map((group) =>
      one(
        `covers ${group}`,
        sql`fails & ~${bit('topic')}::int = 0 AND cardinality(${SUBJECT_IDS[group]}) > 0`,
      ),
    ),
  ];
  const grouped = groups.map(({ group, first, most }) => {
    const { rows, names, order } = counted(group, bit(FILTER_OF[group]), scope);
    return sql`(SELECT ${group}::text, c.id::float8, c.value, n.name, n.slug, c.works, count(*) OVER ()::int
                FROM (${rows}) c, LATERAL ${names} n ORDER BY ${order} LIMIT ${most} OFFSET ${first})`;
  });
  const rows = await tx.$queryRaw<Row[]>(sql`
    WITH ${ctes}, weight AS MATERIALIZED (SELECT ${isAlone} OR coalesce(sum(author_count), 0) <= ${MOST_LINES} AS few FROM mine)
    ${Prisma.join([...single, ...grouped], ' UNION ALL ')}`);
  const works = (name: string) => rows.find((row) => row.facet === name)?.works ?? 0;
  const people = rows.flatMap(({ facet: of, id, name }) =>
    of === 'with' && id !== null ? [{ id, name: name ?? '' }] : [],
  );
  const apart = await getApart(tx, people);
  return {
    total: works('total'),
    all: works('all'),
    undated: works('undated'),
    without: all.map(({ filter }) => ({ filter, works: works(`without ${filter}`) })),
    positions: {
      first: works('first'),
      middle: works('middle'),
      last: works('last'),
      corresponding: works('corresponding'),
    },
    cited: {
      citations: works('citations'),
      retractedWorks: works('retracted'),
      uncountedWorks: works('uncounted'),
    },
    facets: groups.map(({ group }) =>
      facet(group, rows, works('few') === 1 || !readsLines(group, scope), apart),
    ),
  };
}

/** How many works the list would hold over each base. */
export async function getBases(tx: Reader, scope: Scope, filters: Filters): Promise<Record<Base, number>> {
  const { from, where } = scopeSql(scope, 'known');
  const tests = conditions(filters, scope).map((condition) => sql`AND ${condition.sql}`);
  const [row] = await tx.$queryRaw<Record<Base, number>[]>(sql`
    SELECT count(*) FILTER (WHERE w.in_library)::int AS library, count(*) FILTER (WHERE w.has_page)::int AS page, count(*)::int AS known
    FROM ${from} WHERE ${where} ${tests.length > 0 ? Prisma.join(tests, ' ') : Prisma.empty}`);
  return row ?? { library: 0, page: 0, known: 0 };
}
