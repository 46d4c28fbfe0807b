import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changed,
  coAuthorState,
  FILTER_OF,
  PLACE_INDEXES,
  type PlaceIndex,
  placeListState,
  withoutPlaceFilter,
  workListState,
} from '#/lib/list-state';
import type { ListRef } from '#/lib/queries/list-page';
import type { Apart } from '#/lib/view-models/shared';
import type { ListPage } from '#/lib/view-models/work-list';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let list: (ref: ListRef, query?: string) => Promise<ListPage | null>;
const state = (query = '') => workListState.parse(new URLSearchParams(query));

beforeAll(async () => {
  database = await pagesDatabase();
  await loadFiftyAndGiant(database.url);
  await loadRecords(database.url, [
    workRecord(8_900_000_001, {
      authorships: [
        authorship(null, 'The Tide Group', [900_001]),
        authorship(8_900_000_001, 'Tessa Tide', [900_001]),
      ],
      source: [900_002, 'journal'],
      publication_year: 1197,
    }),
    workRecord(8_900_000_002, {
      authorships: [authorship(null, 'The Tide Group', [900_001])],
      source: [900_003, 'repository'],
    }),
  ]);
  const { getListPage } = await import('#/lib/queries/list-page');
  list = (ref, query = '') => getListPage(ref, state(query));
});
afterAll(() => database.drop());

type Top = { of: ListRef['of']; id: number; library_works: number };

/** The three largest of each kind, as the library counts them. */
function largest(): Promise<Top[]> {
  const part = (of: string, table: string, where = 'true') =>
    `(SELECT '${of}' AS of, id::float8 AS id, library_works FROM ${table} WHERE ${where} ORDER BY library_works DESC, id LIMIT 3)`;
  return rows<Top>(
    database.url,
    [
      part('institution', 'institution'),
      part('venue', 'source'),
      part('field', 'subject', `kind = 'F'`),
      part('topic', 'subject', `kind = 'T'`),
      part('concept', 'subject', `kind = 'C'`),
    ].join(' UNION ALL '),
  );
}

describe('every number of a venue, subject or institution is the length of its list', () => {
  test('works, with a page, years, people, groups', { timeout: 60_000 }, async () => {
    const tops = await largest();
    expect(tops).toHaveLength(15);
    for (const top of tops) {
      const ref: ListRef = { of: top.of, id: top.id };
      const page = await list(ref);
      const name = `${top.of} ${top.id}`;
      expect([name, page?.total]).toEqual([name, top.library_works]);
      const place = page?.place;
      expect([name, (await list(ref, 'base=page'))?.total]).toEqual([name, place?.worksWithPage]);
      const dated = place?.worksByYear ?? [];
      expect(dated.reduce((sum, { works }) => sum + works, 0) + (page?.undated ?? 0)).toBe(page?.total);
      for (const { year, works } of dated.slice(-3)) {
        const opened = await list(
          top.of === 'venue' ? { ...ref, year } : ref,
          top.of === 'venue' ? '' : `year=${year}`,
        );
        expect([name, year, opened?.total]).toEqual([name, year, works]);
      }
      for (const person of place?.people?.authors.slice(0, 3) ?? []) {
        const id = Number(person.id.slice(1));
        const key = top.of === 'institution' || top.of === 'venue' ? top.of : 'topic';
        const opened = await list({ of: 'author', id }, `${key}=${page?.owner.slug}`);
        expect([name, person.name, opened?.total]).toEqual([name, person.name, person.works]);
      }
      const offered = page?.facets.flatMap(({ values }) => values.map(({ slug }) => slug));
      expect([name, offered?.includes(page?.owner.slug ?? '')]).toEqual([name, false]);
      for (const { group, values } of page?.facets ?? [])
        for (const { value, works } of values.slice(0, 2)) {
          const set = group === 'year' ? { from: Number(value), to: Number(value) } : value;
          const query = workListState.write(changed(state(), { [FILTER_OF[group]]: set }));
          expect([name, group, value, (await list(ref, query))?.total]).toEqual([name, group, value, works]);
        }
    }
  });

  test('people are those with a page on its bylines', async () => {
    const [top] = await largest();
    const page = await list({ of: 'institution', id: top?.id ?? 0 });
    const [found] = await rows<{ people: number }>(
      database.url,
      `SELECT count(DISTINCT a.id)::int AS people FROM authorship s JOIN author a ON a.id = s.author_id
       WHERE s.institution_ids @> ARRAY[${top?.id}::bigint] AND s.in_library AND a.has_page`,
    );
    expect(page?.place?.people?.total).toBe(found?.people);
  });
});

test('people of one name who stand together are told apart', async () => {
  const [one, two, other] = [8_910_000_001, 8_910_000_002, 8_910_000_003];
  await loadRecords(database.url, [
    workRecord(one, {
      authorships: [
        authorship(one, 'Gina Twice', [910_001]),
        authorship(two, 'Gina Twice', [910_002]),
        authorship(other, 'Olga Once', [910_001]),
      ],
      source: [910_003, 'journal'],
    }),
  ]);
  const told = [
    ['Gina Twice', 'Institute 910001'],
    ['Gina Twice', 'Institute 910002'],
    ['Olga Once', null],
  ];
  const said = (people: { name: string; apart: Apart | null }[] = []) =>
    people.map(({ name, apart }) => [name, apart?.institution ?? null]);
  const venue = await list({ of: 'venue', id: 910_003 });
  expect(said(venue?.place?.people?.authors)).toEqual(told);
  expect(said(venue?.facets.find(({ group }) => group === 'with')?.values)).toEqual(told);
  const { getCoAuthorsPage } = await import('#/lib/queries/co-authors/list');
  const coAuthors = await getCoAuthorsPage(other, coAuthorState.parse(new URLSearchParams()));
  expect(said(coAuthors?.coAuthors)).toEqual(told.slice(0, 2));
});

describe('what is a page', () => {
  test('an institution counts lines of nobody; a work with an uncertain year stands in no edition', async () => {
    const house = await list({ of: 'institution', id: 900_001 });
    expect([house?.total, house?.place?.people?.total]).toEqual([2, 1]);
    const [edition] = await rows<{ id: number; year: number }>(
      database.url,
      `SELECT venue_id::float8 AS id, year::int AS year FROM work WHERE in_library AND venue_id IS NOT NULL AND year IS NOT NULL
       GROUP BY 1, 2 ORDER BY count(*) DESC, 1, 2 LIMIT 1`,
    );
    const ref: ListRef = { of: 'venue', id: edition?.id ?? 0, year: edition?.year };
    const people = (await list(ref))?.place?.people;
    expect(people?.everybody).toBeGreaterThan(1);
    expect((await list(ref, 'by=with'))?.group?.total).toBe(people?.everybody);
    const venue = await list({ of: 'venue', id: 900_002 });
    expect([venue?.total, venue?.undated, venue?.place?.editions]).toEqual([1, 1, []]);
    expect(await list({ of: 'venue', id: 900_002, year: 1197 })).toBeNull();
  });

  test('addresses: slugs, ids in either case, repositories and unknown ones', async () => {
    const { resolvePlace } = await import('#/lib/queries/resolve-place');
    const { resolveIdentifier } = await import('#/lib/queries/resolve');
    const [house] = await rows<{ slug: string }>(
      database.url,
      'SELECT slug FROM institution WHERE id = 900001',
    );
    const moved = { status: 'moved', path: `/institutions/${house?.slug}` };
    expect(await resolvePlace('institution', house?.slug ?? '')).toMatchObject({
      status: 'found',
      id: 900_001,
    });
    expect(await resolvePlace('institution', 'i900001')).toEqual(moved);
    expect(await resolveIdentifier('openalex', 'I900001')).toEqual(moved);
    expect(await resolvePlace('venue', 's900002')).toMatchObject({ status: 'moved' });
    expect(await resolvePlace('venue', 's900003')).toEqual({ status: 'missing' });
    expect(await resolvePlace('venue', 'i900001')).toEqual({ status: 'missing' });
    expect(await resolvePlace('topic', 'nothing')).toEqual({ status: 'missing' });
    expect(await resolveIdentifier('openalex', 'T4000000000')).toEqual({ status: 'missing' });
  });
});

describe('indexes', () => {
  const index = async (name: PlaceIndex, query = '') => {
    const { getPlaceList } = await import('#/lib/queries/places/index-list');
    return getPlaceList(name, placeListState.parse(new URLSearchParams(query)));
  };
  const OF = { I: 'institution', S: 'venue', F: 'field', T: 'topic', C: 'concept' } as const;

  test.each(PLACE_INDEXES)(
    '%s hold each once, in either order, and say how many works its list has',
    async (name) => {
      for (const sort of ['works', 'name']) {
        const first = await index(name, `sort=${sort}`);
        expect(first.total).toBe(first.all);
        const ids = new Set(first.places.map(({ id }) => id));
        for (let page = 2; page <= first.pages; page += 1)
          for (const { id } of (await index(name, `sort=${sort}&page=${page}`)).places) ids.add(id);
        expect([name, sort, ids.size]).toEqual([name, sort, first.total]);
        for (const { id, works } of first.places.slice(0, 5)) {
          const ref: ListRef = { of: OF[id.charAt(0) as keyof typeof OF], id: Number(id.slice(1)) };
          expect([id, (await list(ref))?.total]).toEqual([id, works]);
        }
      }
    },
  );

  test.each(PLACE_INDEXES)('%s: letters add up, and each opens so many; kinds too', async (name) => {
    const all = await index(name);
    expect(all.letters.reduce((sum, { authors }) => sum + authors, 0)).toBe(all.total);
    const { letter = '', authors } = all.letters.reduce((most, item) =>
      item.authors > most.authors ? item : most,
    );
    const deeper = await index(name, `letter=${letter}`);
    expect([letter, deeper.total]).toEqual([letter, authors]);
    for (const next of deeper.letters.slice(0, 3))
      expect((await index(name, `letter=${encodeURIComponent(next.letter)}`)).total).toBe(next.authors);
    for (const { kind, total } of all.kinds)
      expect([kind, (await index(name, `kind=${kind}`)).total]).toEqual([kind, total]);
    expect((await index(name, 'page=2000')).page).toBe(all.pages);
    expect((await index(name, 'q=%25')).total).toBe(0);
  });

  test.each(PLACE_INDEXES)('%s: an empty index says what each removal brings', async (name) => {
    const [first] = (await index(name)).letters;
    const none = await index(name, `letter=${first?.letter}&kind=field&q=qqqq`);
    const filters = name === 'topics' ? ['kind', 'letter', 'q'] : ['letter', 'q'];
    expect([none.total, none.chips.map(({ filter }) => filter)]).toEqual([0, filters]);
    for (const { filter, places } of none.chips) {
      const query = placeListState.write(withoutPlaceFilter(none.state, filter)).slice(1);
      expect([filter, (await index(name, query)).total]).toEqual([filter, places]);
    }
    expect(none.chips.at(-1)?.places).toBeGreaterThanOrEqual(name === 'topics' ? 0 : 1);
  });
});
