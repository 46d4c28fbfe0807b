import { Prisma } from '#/prisma/generated/client';
import { type Reader, snapshot, sql } from '../../db';
import { fold } from '../../fold';
import { institutionPlace } from '../../format/institution-words';
import { subjectNote, venueNote } from '../../format/place-list-words';
import {
  OTHER_SCRIPTS,
  PAGE_SIZE,
  type PlaceIndex,
  type PlaceListState,
  pagesOf,
  SUBJECT_KINDS,
  type SubjectKind,
} from '../../list-state';
import type { PlaceListPage, PlaceRow } from '../../view-models/place-list';
import type { SourceDate } from '../../view-models/shared';
import { type LetterRow, letterCounts, lettersOf } from '../browse/letters';
import { countryName } from '../country';

const LETTERS: Record<SubjectKind, string> = { field: 'F', topic: 'T', concept: 'C' };

/** What an index is over, `x`: only what has works in the library. */
const TABLES: Record<PlaceIndex, Prisma.Sql> = {
  venues: sql`(SELECT 'S' AS kind, id, name, name_fold, slug, library_works, type, publisher, NULL AS city, NULL AS country, NULL AS country_code, NULL::int AS field_id FROM source WHERE library_works > 0)`,
  institutions: sql`(SELECT 'I' AS kind, id, name, name_fold, slug, library_works, type, NULL AS publisher, city, country, country_code, NULL::int AS field_id FROM institution WHERE library_works > 0)`,
  topics: sql`(SELECT kind, id, name, name_fold, slug, library_works, NULL AS type, NULL AS publisher, NULL AS city, NULL AS country, NULL AS country_code, field_id FROM subject WHERE library_works > 0)`,
};

/** The first character after the last letter: a fold is sorted by code points. */
const AFTER_Z = '{';

function conditions({ letter, q }: PlaceListState, kind: SubjectKind | null): Prisma.Sql {
  const words = fold(q).split(' ').filter(Boolean);
  const all = [
    kind !== null && sql`x.kind = ${LETTERS[kind]}`,
    letter === OTHER_SCRIPTS && sql`(x.name_fold < 'a' OR x.name_fold >= ${AFTER_Z})`,
    letter !== null && letter !== OTHER_SCRIPTS && sql`x.name_fold LIKE ${`${letter}%`}`,
    q !== '' && words.length === 0 && sql`false`,
    ...words.map((word) => sql`' ' || x.name_fold LIKE ${`% ${word}%`}`),
  ].filter((item) => item !== false);
  return all.length === 0 ? sql`true` : Prisma.join(all, ' AND ');
}

type Row = {
  kind: 'S' | 'I' | 'F' | 'T' | 'C';
  id: number;
  name: string;
  slug: string | null;
  works: number;
  type: string | null;
  publisher: string | null;
  city: string | null;
  country: string | null;
  country_code: string | null;
  field: string | null;
};

function note(row: Row): string {
  if (row.kind === 'S') return venueNote(row);
  if (row.kind !== 'I') return subjectNote(row.kind, row.field);
  const { type, city } = row;
  const country = row.country ?? countryName(row.country_code);
  return institutionPlace({
    id: null,
    slug: null,
    name: '',
    type,
    ror: null,
    city,
    country,
    countryCode: null,
  });
}

function placeRow(row: Row): PlaceRow {
  return { id: `${row.kind}${row.id}`, slug: row.slug, name: row.name, note: note(row), works: row.works };
}

function readRows(tx: Reader, index: PlaceIndex, state: PlaceListState, page: number): Promise<Row[]> {
  const order = state.sort === 'name' ? sql`x.name_fold, x.id` : sql`x.library_works DESC, x.name_fold, x.id`;
  return tx.$queryRaw<Row[]>(sql`
    SELECT p.kind, p.id::float8 AS id, p.name, p.slug, p.library_works AS works, p.type, p.publisher, p.city, p.country, p.country_code, f.name AS field
    FROM (SELECT x.*, row_number() OVER (ORDER BY ${order}) AS place FROM ${TABLES[index]} x WHERE ${conditions(state, state.kind)}
          ORDER BY ${order} LIMIT ${PAGE_SIZE.places} OFFSET ${(page - 1) * PAGE_SIZE.places}) p
    LEFT JOIN subject f ON f.kind = 'F' AND f.id = p.field_id AND p.kind <> 'F'
    ORDER BY p.place`);
}

type KindRow = { kind: string; total: number };
type LibraryRow = { source_dates: SourceDate[]; updated: string | null };

/** One page of an index of the library under a state; the last page stands for those behind it. */
export function getPlaceList(index: PlaceIndex, asked: PlaceListState): Promise<PlaceListPage> {
  const state = index === 'topics' ? asked : { ...asked, kind: null };
  return snapshot(async (tx) => {
    const mine = sql`(SELECT x.name_fold FROM ${TABLES[index]} x WHERE ${conditions(state, state.kind)})`;
    const letters = await tx.$queryRaw<LetterRow[]>(letterCounts(mine, state.letter));
    const kinds = await tx.$queryRaw<KindRow[]>(sql`
      SELECT x.kind, count(*)::int AS total FROM ${TABLES[index]} x WHERE ${conditions(state, null)} GROUP BY x.kind`);
    const [all] = await tx.$queryRaw<{ total: number }[]>(
      sql`SELECT count(*)::int AS total FROM ${TABLES[index]} x`,
    );
    const [library] = await tx.$queryRaw<LibraryRow[]>(
      sql`SELECT source_dates, updated::text AS updated FROM library`,
    );
    const total = letters[0]?.total ?? 0;
    const pages = pagesOf(total, PAGE_SIZE.places);
    const page = Math.min(state.page, pages);
    return {
      index,
      state: { ...state, page },
      total,
      all: all?.total ?? 0,
      kinds:
        index === 'topics'
          ? SUBJECT_KINDS.map((kind) => ({
              kind,
              total: kinds.find((row) => row.kind === LETTERS[kind])?.total ?? 0,
            }))
          : [],
      page,
      pages,
      places: (await readRows(tx, index, state, page)).map(placeRow),
      letters: lettersOf(letters, state.letter),
      sources: library?.source_dates ?? [],
      updated: library?.updated ?? null,
    };
  });
}
