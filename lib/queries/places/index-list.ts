import { Prisma } from '#/prisma/generated/client';
import { type Reader, snapshot, sql } from '../../db';
import {
  PAGE_SIZE,
  type PlaceIndex,
  type PlaceListState,
  pagesOf,
  placeListFilters,
  SUBJECT_KINDS,
  type SubjectKind,
  withoutPlaceFilter,
} from '../../list-state';
import type { PlaceListPage, PlaceRow } from '../../view-models/place-list';
import type { SourceDate } from '../../view-models/shared';
import { type LetterRow, letterCounts, lettersOf } from '../browse/letters';
import { countryName } from '../country';
import { beginsWith, holdsWords, ID_LETTERS } from '../names';

/** What an index is over, `x`: only what has works in the library. */
const TABLES: Record<PlaceIndex, Prisma.Sql> = {
  venues: sql`(SELECT 'S' AS kind, id, name, name_fold, slug, library_works, type, publisher, NULL AS city, NULL AS country, NULL AS country_code, NULL::int AS field_id FROM source WHERE library_works > 0)`,
  institutions: sql`(SELECT 'I' AS kind, id, name, name_fold, slug, library_works, type, NULL AS publisher, city, country, country_code, NULL::int AS field_id FROM institution WHERE library_works > 0)`,
  topics: sql`(SELECT kind, id, name, name_fold, slug, library_works, NULL AS type, NULL AS publisher, NULL AS city, NULL AS country, NULL AS country_code, field_id FROM subject WHERE library_works > 0)`,
};

function conditions({ letter, q }: PlaceListState, kind: SubjectKind | null): Prisma.Sql {
  const all = [
    kind !== null && sql`x.kind = ${ID_LETTERS[kind]}`,
    letter !== null && beginsWith(sql`x.name_fold`, letter),
    q !== '' && holdsWords(sql`x.name_fold`, q),
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

function placeRow({ kind, id, country_code, ...row }: Row): PlaceRow {
  const { slug, name, works, type, publisher, city, field } = row;
  const country = row.country ?? countryName(country_code);
  return { id: `${kind}${id}`, slug, name, works, type, publisher, city, country, field };
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

/** How many an index holds under a state, or in all. */
async function countPlaces(tx: Reader, index: PlaceIndex, state: PlaceListState | null): Promise<number> {
  const where = state === null ? sql`true` : conditions(state, state.kind);
  const [row] = await tx.$queryRaw<{ total: number }[]>(
    sql`SELECT count(*)::int AS total FROM ${TABLES[index]} x WHERE ${where}`,
  );
  return row?.total ?? 0;
}

/** The filters in use; how many there were without one is counted where the list holds none. */
async function chips(
  tx: Reader,
  index: PlaceIndex,
  state: PlaceListState,
  total: number,
): Promise<PlaceListPage['chips']> {
  const found: PlaceListPage['chips'] = [];
  for (const filter of placeListFilters(state)) {
    const places = total > 0 ? null : await countPlaces(tx, index, withoutPlaceFilter(state, filter));
    found.push({ filter, places });
  }
  return found;
}

/** One page of an index of the library under a state; the last page stands for those behind it. */
export function getPlaceList(index: PlaceIndex, asked: PlaceListState): Promise<PlaceListPage> {
  const state = index === 'topics' ? asked : { ...asked, kind: null };
  return snapshot(async (tx) => {
    const mine = sql`(SELECT x.name_fold FROM ${TABLES[index]} x WHERE ${conditions(state, state.kind)})`;
    const letters = await tx.$queryRaw<LetterRow[]>(letterCounts(mine, state.letter));
    const kinds = await tx.$queryRaw<KindRow[]>(sql`
      SELECT x.kind, count(*)::int AS total FROM ${TABLES[index]} x WHERE ${conditions(state, null)} GROUP BY x.kind`);
    const all = await countPlaces(tx, index, null);
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
      all,
      kinds:
        index === 'topics'
          ? SUBJECT_KINDS.map((kind) => ({
              kind,
              total: kinds.find((row) => row.kind === ID_LETTERS[kind])?.total ?? 0,
            }))
          : [],
      page,
      pages,
      places: (await readRows(tx, index, state, page)).map(placeRow),
      chips: await chips(tx, index, state, total),
      letters: lettersOf(letters, state.letter),
      sources: library?.source_dates ?? [],
      updated: library?.updated ?? null,
    };
  });
}
