import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  changed,
  FILTER_OF,
  POSITIONS,
  WORK_SORTS,
  type WorkListState,
  without,
  workListState,
} from '#/lib/list-state';
import type { ListPage } from '#/lib/view-models/work-list';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let giant: number;
let list: (id: number, state: WorkListState) => Promise<ListPage>;
const state = (query = '') => workListState.parse(new URLSearchParams(query));

beforeAll(async () => {
  database = await pagesDatabase();
  const found = await loadFiftyAndGiant(database.url);
  giant = Number(found.giant.replace(/\D/g, ''));
  const { getListPage } = await import('#/lib/queries/list-page');
  list = async (id, of) => (await getListPage({ of: 'author', id }, of)) as ListPage;
});
afterAll(() => database.drop());

/** Ids of all works of a list, page after page. */
async function walk(of: WorkListState): Promise<string[]> {
  const first = await list(giant, of);
  const ids = first.works.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page += 1)
    ids.push(...(await list(giant, { ...of, page })).works.map(({ id }) => id));
  expect(ids).toHaveLength(first.total);
  return ids;
}

describe('pages', () => {
  test.each(WORK_SORTS)('O-SRT-01: in every order each work stands once (%s)', async (sort) => {
    const ids = await walk(state(`sort=${sort}`));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBe((await list(giant, state())).all);
  });

  test('behind the last page stands the last', async () => {
    const { pages } = await list(giant, state());
    expect(await list(giant, state('page=9999'))).toMatchObject({ page: pages, state: { page: pages } });
  });
});

describe('a number beside the list is the length of the list it opens', () => {
  test.each(['', 'year=2005-2010', 'base=known&type=article', 'q=a&sort=title'])('%s', async (query) => {
    const page = await list(giant, state(query));
    expect(page.facets.flatMap(({ values }) => values).length).toBeGreaterThan(20);
    for (const { group, values } of page.facets)
      for (const { value, works } of values.slice(0, 6)) {
        const set = FILTER_OF[group] === 'year' ? { from: Number(value), to: Number(value) } : value;
        const opened = await list(giant, changed(page.state, { [FILTER_OF[group]]: set }));
        expect([group, value, opened.total]).toEqual([group, value, works]);
        expect(opened.works.length).toBe(Math.min(50, works));
      }
    for (const position of POSITIONS) {
      const opened = await list(giant, changed(page.state, { position }));
      expect([position, opened.total]).toEqual([position, page.positions?.[position]]);
    }
    for (const base of ['library', 'page', 'known'] as const)
      expect([base, (await list(giant, changed(page.state, { base }))).total]).toEqual([
        base,
        page.bases[base],
      ]);
  });

  test('a filter that is taken off leads to the number it said', async () => {
    const page = await list(giant, state('year=2005-2010&q=the&position=middle'));
    expect(page.chips.map(({ filter }) => filter)).toEqual(['year', 'position', 'q']);
    for (const { filter, works } of page.chips)
      expect([filter, (await list(giant, without(page.state, filter))).total]).toEqual([filter, works]);
  });

  test.each(['year', 'topic', 'venue', 'institution', 'with'] as const)('all values of %s', async (by) => {
    const facet = (await list(giant, state())).facets.find(({ group }) => group === by);
    let values = 0;
    const { pages } = await list(giant, state(`by=${by}`));
    for (let page = 1; page <= pages; page += 1)
      values += (await list(giant, state(`by=${by}&page=${page}`))).group?.values.length ?? 0;
    expect([by, values]).toEqual([by, facet?.total]);
  });
});

describe('filters', () => {
  test('by years, whole or in part', async () => {
    const { facets } = await list(giant, state());
    const years = facets.find(({ group }) => group === 'year')?.values ?? [];
    const inSpan = years.filter(({ value }) => Number(value) >= 2005 && Number(value) <= 2010);
    const { total, works } = await list(giant, state('year=2005-2010'));
    expect(total).toBe(inSpan.reduce((sum, year) => sum + year.works, 0));
    expect(works.every(({ year }) => year !== null && year >= 2005 && year <= 2010)).toBe(true);
  });

  test('words of a title in any order, each from its beginning; wildcards are not', async () => {
    const title =
      (await list(giant, state())).works.find(({ title: text }) => /^[A-Za-z ]{20,}$/.test(text))?.title ??
      '';
    const [first = '', second = ''] = title.split(' ');
    const found = await list(giant, state(`q=${second} ${first.slice(0, 4)}`));
    expect(found.works.map((work) => work.title)).toContain(title);
    for (const query of ['q=%25', 'q=_', "q='", 'q=\\', 'q=!'])
      expect((await list(giant, state(query))).total).toBe(0);
  });

  test('an id stands for its slug, and a name of nobody is no filter', async () => {
    const { works } = await list(giant, state());
    const venue = works.find((work) => work.venue?.slug)?.venue;
    const [byId, bySlug] = [
      await list(giant, state(`venue=${venue?.id}`)),
      await list(giant, state(`venue=${venue?.slug}`)),
    ];
    expect(byId.state.venue).toBe(venue?.slug);
    expect(byId).toEqual(bySlug);
    expect(byId.total).toBeGreaterThan(0);
    const nobody = await list(giant, state('venue=nobody-knows&with=a1&topic=t1'));
    expect([nobody.state.venue, nobody.chips, nobody.total]).toEqual([null, [], nobody.all]);
    expect(nobody.unknown).toEqual([
      { filter: 'topic', value: 't1' },
      { filter: 'venue', value: 'nobody-knows' },
      { filter: 'with', value: 'a1' },
    ]);
    expect([byId.unknown, (await list(giant, state(`with=a${giant}`))).unknown]).toEqual([[], []]);
  });
});

test('the known works of an author say what they are cited in all, and what that leaves out', async () => {
  const WHO = 8_760_000_001;
  const by = { authorships: [authorship(WHO, 'Cilla Cited')] };
  await loadRecords(database.url, [
    workRecord(WHO, { ...by, title: 'Cited one', cited_by_count: 5 }),
    workRecord(WHO + 1, { ...by, title: 'Cited two', cited_by_count: 2 }),
    workRecord(WHO + 2, { ...by, title: 'Withdrawn three', cited_by_count: 7, is_retracted: true }),
    workRecord(WHO + 3, { ...by, title: 'Unknown four', cited_by_count: null }),
  ]);
  const cited = async (query: string) => (await list(WHO, state(query))).cited;
  expect(await cited('base=known')).toEqual({ citations: 7, retractedWorks: 1, uncountedWorks: 1 });
  expect(await cited('base=known&q=cited')).toEqual({ citations: 7, retractedWorks: 0, uncountedWorks: 0 });
  expect(await cited('')).toBeNull();
});

test('concepts stand beside a list unless topics cover at least as many of its works', async () => {
  const WHO = 8_750_000_001;
  const concept = { id: 'https://openalex.org/C875', display_name: 'Old Word', level: 1, score: 0.5 };
  const topic = { id: 'https://openalex.org/T875', display_name: 'New Word' };
  const load = (topics: number) =>
    loadRecords(
      database.url,
      [1, 2, 3].map((index) =>
        workRecord(WHO + index, {
          title: `Subject of ${index} ${'abc'[index - 1]} matters`,
          authorships: [authorship(WHO, 'Sue Subject')],
          concepts: [concept],
          topics: index <= topics ? [topic] : [],
          updated_date: `2026-01-0${topics}T00:00:00`,
        }),
      ),
    );
  const groups = async (query = '') =>
    (await list(WHO, state(query))).facets
      .filter(({ values }) => values.length > 0)
      .map(({ group }) => group);
  await load(1);
  expect(await groups()).toEqual(['year', 'topic', 'concept', 'type']);
  expect(await groups('topic=t875')).toContain('concept');
  expect(await groups('q=a')).toEqual(['year', 'topic', 'type']);
  await load(3);
  expect(await groups()).toEqual(['year', 'topic', 'type']);
  expect((await list(WHO, state('by=concept'))).group?.total).toBe(1);
});

describe('the proof of an affiliation', () => {
  const HOUSE = 77_001;
  const WHO = 8_700_000_001;
  const signed = (printed: string, institutions: number[], matched: [string, number[]][]) => ({
    ...authorship(WHO, 'Pruva Witness', institutions),
    raw_affiliation_strings: [printed],
    affiliations: matched.map(([text, ids]) => ({
      raw_affiliation_string: text,
      institution_ids: ids.map((id) => `https://openalex.org/I${id}`),
    })),
  });

  beforeAll(async () => {
    await loadRecords(database.url, [
      workRecord(8_700_000_001, {
        authorships: [
          signed(
            'House, Town',
            [HOUSE, HOUSE + 1],
            [
              ['House, Town', [HOUSE]],
              ['Other Place', [HOUSE + 1]],
            ],
          ),
        ],
        publication_year: 2019,
        publication_date: '2019-03-14',
      }),
      workRecord(8_700_000_002, {
        authorships: [signed('Dept. of X, House; mail: a@b.org', [HOUSE], [])],
        publication_year: 2012,
        publication_date: '2012-01-01',
      }),
      workRecord(8_700_000_003, {
        authorships: [signed('Elsewhere', [HOUSE + 1], [])],
        publication_year: 2021,
      }),
    ]);
  });

  test('addresses that were matched to it, or to nothing where none was; dates as exact as they are known', async () => {
    const { proof, total } = await list(WHO, state(`institution=i${HOUSE}&base=known`));
    expect(total).toBe(2);
    expect(proof).toMatchObject({ works: 2, first: '2012', last: '2019-03-14', isCut: false });
    const printed = proof?.printed.map(({ text }) => text) ?? [];
    expect(printed[0]).toBe('House, Town');
    expect(printed).toHaveLength(2);
    expect(printed[1]).toMatch(/^Dept\. of X, House/);
    expect(printed.join()).not.toContain('@');
  });

  test('is given for an institution only', async () => {
    expect((await list(WHO, state())).proof).toBeNull();
  });
});
