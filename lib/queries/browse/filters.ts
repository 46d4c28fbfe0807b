import { Prisma } from '#/prisma/generated/client';
import { type Reader, sql } from '../../db';
import { fold } from '../../fold';
import { type AuthorListState, OTHER_SCRIPTS, type PlaceFilter, workListState } from '../../list-state';
import { type Named, resolveFilters } from '../list/filters';
import { onSubject } from '../list/scope';
import { searchQuery } from '../search';

/** The state of the list of authors with its names looked up; a name of nothing is no filter. */
export type AuthorFilters = Omit<AuthorListState, PlaceFilter> & Record<PlaceFilter, Named | null>;

const BARE = workListState.parse(new URLSearchParams());

export async function resolveAuthorFilters(tx: Reader, state: AuthorListState): Promise<AuthorFilters> {
  const { institution, topic, venue } = state;
  const named = await resolveFilters(tx, { ...BARE, institution, topic, venue });
  return { ...state, institution: named.institution, topic: named.topic, venue: named.venue };
}

/** The state that a looked-up one is written as: slugs for ids and past slugs. */
export function writtenAuthorState(filters: AuthorFilters): AuthorListState {
  const text = (named: Named | null) => named && (named.slug ?? `${named.kind}${named.id}`.toLowerCase());
  const { institution, topic, venue } = filters;
  return { ...filters, institution: text(institution), topic: text(topic), venue: text(venue) };
}

/** The first character after the last letter: a fold is sorted by code points. */
const AFTER_Z = '{';

/** Authors `a` whose name begins so; folds hold letters, digits and blanks only, so nothing is a wildcard. */
function begins(letter: string): Prisma.Sql {
  return letter === OTHER_SCRIPTS
    ? sql`(a.name_fold < 'a' OR a.name_fold >= ${AFTER_Z})`
    : sql`a.name_fold LIKE ${`${letter}%`}`;
}

/** Words of a name in any order, each from its beginning. */
function isCalled(text: string): Prisma.Sql {
  const folded = fold(text);
  return folded === '' ? sql`false` : sql`a.search @@ to_tsquery('simple', ${searchQuery(folded)})`;
}

/** What an author `a` has to answer to. */
export function authorCondition({ letter, q }: AuthorFilters): Prisma.Sql {
  const all = [sql`a.has_page`, letter !== null && begins(letter), q !== '' && isCalled(q)];
  return Prisma.join(
    all.filter((item) => item !== false),
    ' AND ',
  );
}

/**
 * Authors with their library works that answer to every filter on works at once, `(author_id, works)`; an institution is
 * that of the author's own line. Null without such a filter.
 */
export function worksThere({ institution, topic, venue }: AuthorFilters): Prisma.Sql | null {
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
  return sql`
    SELECT s.author_id, count(*)::int AS works FROM authorship s ${work}
    WHERE ${Prisma.join(conditions, ' AND ')} GROUP BY s.author_id`;
}
