import { type Reader, sql } from '../../db';
import { idText, openalexId } from '../../ids';
import type { ListOwner, Place } from '../../view-models/work-list';
import { countryName } from '../country';
import { ID_LETTERS } from '../names';
import { getApart } from '../namesakes';
import { type Scope, scopeSql } from './scope';

/** What a list of works stands under, other than an author. */
export type PlaceRef = {
  of: 'venue' | 'institution' | 'field' | 'topic' | 'concept';
  id: number;
  year?: number;
};

export function placeScope({ of, id, year }: PlaceRef): Scope {
  if (of === 'institution') return { of, id };
  if (of === 'venue') return { of, id, year };
  return { of: 'subject', kind: ID_LETTERS[of], id };
}

type Row = {
  name: string;
  slug: string;
  type: string | null;
  city: string | null;
  country: string | null;
  country_code: string | null;
  ror: string | null;
  issn: string | null;
  publisher: string | null;
  homepage: string | null;
  field_name: string | null;
  field_slug: string | null;
};
export type PlaceRow = Row & { owner: ListOwner };

const NOTHING = sql`NULL AS city, NULL AS country, NULL AS country_code, NULL AS ror`;
const NO_FIELD = sql`NULL AS field_name, NULL AS field_slug`;

function rowOf({ of, id }: PlaceRef) {
  if (of === 'institution')
    return sql`SELECT name, slug, type, city, country, country_code, ror, NULL AS issn, NULL AS publisher, NULL AS homepage, ${NO_FIELD} FROM institution WHERE id = ${id} AND slug IS NOT NULL`;
  if (of === 'venue')
    return sql`SELECT name, slug, type, ${NOTHING}, issn_l AS issn, publisher, homepage, ${NO_FIELD} FROM source WHERE id = ${id} AND slug IS NOT NULL`;
  return sql`
    SELECT u.name, u.slug, NULL AS type, ${NOTHING}, NULL AS issn, NULL AS publisher, NULL AS homepage, f.name AS field_name, f.slug AS field_slug
    FROM subject u LEFT JOIN subject f ON f.kind = 'F' AND f.id = u.field_id
    WHERE u.kind = ${ID_LETTERS[of]} AND u.id = ${id} AND u.slug IS NOT NULL`;
}

/** Who or what it is; null if there is none of that id. */
export async function getPlaceRow(tx: Reader, ref: PlaceRef): Promise<PlaceRow | null> {
  const [row] = await tx.$queryRaw<Row[]>(rowOf(ref));
  if (!row) return null;
  const id = `${ID_LETTERS[ref.of]}${ref.id}`;
  return { ...row, owner: { kind: ref.of, id, slug: row.slug, name: row.name, year: ref.year } };
}

type Person = {
  id: number;
  slug: string;
  name: string;
  works: number;
  has_page: boolean;
  total: number;
  everybody: number;
};

/** People of so many lines are counted while somebody waits; of more, the list of authors tells. */
const MOST_LINES = 1_000_000;
const PEOPLE = 12;

function lines(ref: PlaceRef) {
  if (ref.of === 'institution')
    return sql`SELECT s.author_id, count(*)::int AS works FROM authorship s
               WHERE s.institution_ids @> ARRAY[${ref.id}::bigint] AND s.in_library AND s.author_id IS NOT NULL GROUP BY s.author_id`;
  const { from, where } = scopeSql(placeScope(ref), 'library');
  return sql`
    WITH mine AS MATERIALIZED (SELECT w.id, w.author_count FROM ${from} WHERE ${where})
    SELECT s.author_id, count(*)::int AS works FROM mine m JOIN authorship s ON s.work_id = m.id
    WHERE s.author_id IS NOT NULL AND (SELECT coalesce(sum(author_count), 0) FROM mine) <= ${MOST_LINES} GROUP BY s.author_id`;
}

async function getPeople(tx: Reader, ref: PlaceRef, total: number): Promise<Place['people']> {
  const rows = await tx.$queryRaw<Person[]>(sql`
    SELECT p.author_id::float8 AS id, a.slug, a.name, p.works, a.has_page,
      (count(*) FILTER (WHERE a.has_page) OVER ())::int AS total, (count(*) OVER ())::int AS everybody
    FROM (${lines(ref)}) p, LATERAL (SELECT slug, name, name_fold, has_page FROM author x WHERE x.id = p.author_id OFFSET 0) a
    ORDER BY a.has_page DESC, p.works DESC, a.name_fold, p.author_id LIMIT ${PEOPLE}`);
  const [first] = rows;
  if (!first) return total === 0 ? { total: 0, everybody: 0, authors: [] } : null;
  const people = rows.filter((row) => row.has_page);
  const apart = await getApart(tx, people);
  return {
    total: first.total,
    everybody: first.everybody,
    authors: people.map(({ id, slug, name, works }) => ({
      id: idText('A', id),
      slug,
      name,
      apart: apart.get(id) ?? null,
      works,
    })),
  };
}

type Topic = { id: number; slug: string | null; name: string; works: number };

/** All of a field: OpenAlex has a few hundred at most. */
async function getTopics(tx: Reader, { of, id }: PlaceRef): Promise<Place['topics']> {
  if (of !== 'field') return [];
  const rows = await tx.$queryRaw<Topic[]>(sql`
    SELECT id::float8 AS id, slug, name, library_works AS works FROM subject
    WHERE kind = 'T' AND field_id = ${id} AND library_works > 0 ORDER BY library_works DESC, name_fold, id`);
  return rows.map((row) => ({ ...row, id: idText('T', row.id) }));
}

type Known = {
  total: number;
  worksWithPage: number;
  worksByYear: Place['worksByYear'];
};

/** What stands over the whole list of a place; what the list has counted is given. */
export async function getPlace(tx: Reader, ref: PlaceRef, row: PlaceRow, known: Known): Promise<Place> {
  const { total, worksWithPage, worksByYear } = known;
  const isEdition = ref.year !== undefined;
  const letter = ID_LETTERS[ref.of];
  return {
    worksWithPage,
    type: row.type,
    city: row.city,
    country: row.country ?? countryName(row.country_code),
    ror: row.ror,
    issn: row.issn,
    publisher: row.publisher,
    homepage: row.homepage,
    openalex: letter === 'F' ? null : openalexId(letter, ref.id),
    field: row.field_name === null ? null : { name: row.field_name, slug: row.field_slug },
    topics: await getTopics(tx, ref),
    worksByYear: isEdition ? [] : worksByYear,
    editions: ref.of === 'venue' && !isEdition ? [...worksByYear].reverse() : [],
    people: await getPeople(tx, ref, total),
  };
}
