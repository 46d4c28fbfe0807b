import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import { fold } from '../../fold';
import { type AuthorFilter, type AuthorListState, type PlaceFilter, workListState } from '../../list-state';
import { type Named, resolveFilters, unknownValues } from '../list/filters';
import { onSubject } from '../list/scope';
import { beginsWith } from '../names';
import { searchQuery } from '../search';

/** The state of the list of authors with its names looked up; a name of nothing is no filter. */
export type AuthorFilters = Omit<AuthorListState, PlaceFilter> & Record<PlaceFilter, Named | null>;

/** The same without one filter. */
export function withoutFilter(filters: AuthorFilters, filter: AuthorFilter): AuthorFilters {
  return { ...filters, page: 1, [filter]: filter === 'q' ? '' : null };
}

const BARE = workListState.parse(new URLSearchParams());

/** Looks up the names of a state; `unknown` are those of nobody and nothing. */
export async function resolveAuthorFilters(tx: Reader, state: AuthorListState) {
  const { institution, topic, venue } = state;
  const asked = { ...BARE, institution, topic, venue };
  const named = await resolveFilters(tx, asked);
  const filters: AuthorFilters = {
    ...state,
    institution: named.institution,
    topic: named.topic,
    venue: named.venue,
  };
  return { filters, unknown: unknownValues(asked, named) };
}

/** The state that a looked-up one is written as: slugs for ids and past slugs. */
export function writtenAuthorState(filters: AuthorFilters): AuthorListState {
  const text = (named: Named | null) => named && (named.slug ?? `${named.kind}${named.id}`.toLowerCase());
  const { institution, topic, venue } = filters;
  return { ...filters, institution: text(institution), topic: text(topic), venue: text(venue) };
}

/** Words of a name in any order, each from its beginning. */
function isCalled(text: string): Prisma.Sql {
  const folded = fold(text);
  return folded === '' ? sql`false` : sql`a.search @@ to_tsquery('simple', ${searchQuery(folded)})`;
}

/** What an author `a` has to answer to. */
export function authorCondition({ letter, q }: AuthorFilters): Prisma.Sql {
  const all = [
    sql`a.has_page`,
    letter !== null && beginsWith(sql`a.name_fold`, letter),
    q !== '' && isCalled(q),
  ];
  return Prisma.join(
    all.filter((item) => item !== false),
    ' AND ',
  );
}

/** Lines of library works `s` that answer to every filter on works at once; null without such a filter. */
function linesThere({ institution, topic, venue }: AuthorFilters): Prisma.Sql | null {
  const ofWork = [
    topic && onSubject(topic.kind as 'F' | 'T' | 'C', topic.id),
    venue && sql`w.venue_id = ${venue.id}`,
  ].filter((item) => item !== null);
  const ofLine = institution && sql`s.institution_ids @> ARRAY[${institution.id}::bigint]`;
  if (ofLine === null && ofWork.length === 0) return null;
  const conditions = [
    sql`s.author_id IS NOT NULL`,
    sql`s.in_library`,
    ...(ofLine ? [ofLine] : []),
    ...ofWork,
  ];
  const work = ofWork.length > 0 ? sql`JOIN work w ON w.id = s.work_id` : Prisma.empty;
  return sql`authorship s ${work} WHERE ${Prisma.join(conditions, ' AND ')}`;
}

/**
 * Authors with their library works that answer to every filter on works at once, `(author_id, works)`; an institution is
 * that of the author's own line. Null without such a filter.
 */
export function worksThere(filters: AuthorFilters): Prisma.Sql | null {
  const lines = linesThere(filters);
  return lines && sql`SELECT s.author_id, count(*)::int AS works FROM ${lines} GROUP BY s.author_id`;
}

/** SQL of how many authors a list holds. */
export function authorCount(filters: AuthorFilters): Prisma.Sql {
  const there = worksThere(filters);
  const from = there === null ? sql`author a` : sql`(${there}) t JOIN author a ON a.id = t.author_id`;
  return sql`(SELECT count(*)::int FROM ${from} WHERE ${authorCondition(filters)})`;
}

/** SQL of whether a list holds anybody: the first one found is enough. */
export function holdsAnybody(filters: AuthorFilters): Prisma.Sql {
  const lines = linesThere(filters);
  const condition = authorCondition(filters);
  return lines === null
    ? sql`EXISTS (SELECT FROM author a WHERE ${condition})`
    : sql`EXISTS (SELECT FROM (SELECT s.author_id FROM ${lines}) t JOIN author a ON a.id = t.author_id WHERE ${condition})`;
}
