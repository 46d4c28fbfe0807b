import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  BASES,
  changed,
  FILTER_OF,
  type Group,
  WORK_SORTS,
  type WorkListState,
  without,
  workListState,
} from '#/lib/list-state';
import type { LibraryTotals } from '#/lib/queries/list/library-part';
import type { ListRead } from '#/lib/queries/list/work-list';
import type { ListPage } from '#/lib/view-models/work-list';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

type List = Omit<ListRead, 'filters'>;

let database: TestDatabase;
/** The library of the tests is short, and its list one like the others; as if it were long, it is read in another way. */
let list: (state: WorkListState) => Promise<List>;
let listOf: Record<'short' | 'long', typeof list>;
const state = (query = '') => workListState.parse(new URLSearchParams(query));

beforeAll(async () => {
  database = await pagesDatabase();
  await loadFiftyAndGiant(database.url);
  // Somebody without an id, at an institution: the works there count, the author does not.
  const nobody = authorship(null, 'N. Nobody', [8_600_000_001]);
  await loadRecords(
    database.url,
    [
      workRecord(8_600_000_001, {
        title: 'Known only from elsewhere',
        authorships: [authorship(7, 'Ada Known')],
      }),
    ],
    ['--as', 'known'],
  );
  await loadRecords(database.url, [workRecord(8_600_000_002, { title: 'By nobody', authorships: [nobody] })]);
  const { getListPage } = await import('#/lib/queries/list-page');
  const { getLibraryList } = await import('#/lib/queries/list/library-list');
  const { snapshot, sql } = await import('#/lib/db');
  listOf = {
    short: async (of) => (await getListPage({ of: 'library', id: 0 }, of)) as ListPage,
    long: (of) =>
      snapshot(async (tx) => {
        const [totals] = await tx.$queryRaw<LibraryTotals[]>(
          sql`SELECT works, works_with_page, known_works FROM library`,
        );
        return getLibraryList(tx, of, totals as LibraryTotals, { short: 0, read: 900, counted: 700 });
      }),
  };
});
afterAll(() => database.drop());

async function walk(of: WorkListState): Promise<string[]> {
  const first = await list(of);
  const ids = first.works.map(({ id }) => id);
  for (let page = 2; page <= first.pages; page += 1)
    ids.push(...(await list({ ...of, page })).works.map(({ id }) => id));
  expect(ids).toHaveLength(first.total);
  return ids;
}

describe.each(['short', 'long'] as const)('a %s library', (length) => {
  beforeAll(() => {
    list = listOf[length];
  });

  describe('the whole list', () => {
    test.each(WORK_SORTS)('in every order each work stands once (%s)', async (sort) => {
      const ids = await walk(state(`sort=${sort}`));
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeGreaterThan(800);
    });

    test.each(BASES)('over each base as many as it says (%s)', async (base) => {
      const page = await list(state());
      expect((await walk(state(`base=${base}`))).length).toBe(page.bases[base]);
    });

    test('a title longer than the index has of it stands where its fold belongs', async () => {
      const alike = (end: string) =>
        `${'A very long beginning of a title that others share to the letter '.repeat(2)}${end}`;
      await loadRecords(
        database.url,
        ['d', 'b', 'c'].map((end, index) => workRecord(8_600_000_010 + index, { title: alike(end) })),
      );
      const ids = await walk(state('sort=title'));
      const places = [11, 12, 10].map((id) => ids.indexOf(`W86000000${id}`));
      expect(places).toEqual([places[0], (places[0] ?? 0) + 1, (places[0] ?? 0) + 2]);
    });
  });

  /** Follows every number beside a list. */
  async function follow(page: List) {
    for (const { group, values, isCounted } of page.facets) {
      if (!isCounted) continue;
      for (const { value, works } of values.slice(0, 6)) {
        const set = FILTER_OF[group] === 'year' ? { from: Number(value), to: Number(value) } : value;
        const opened = await list(changed(page.state, { [FILTER_OF[group]]: set }));
        expect([group, value, opened.total]).toEqual([group, value, works]);
      }
    }
    for (const base of BASES)
      expect([base, (await list(changed(page.state, { base }))).total]).toEqual([base, page.bases[base]]);
  }

  test('an institution counts for a work though nobody is known there', async () => {
    expect(await walk(state('institution=i8600000001'))).toEqual(['W8600000002']);
  });

  describe('a number beside the list is the length of the list it opens', () => {
    test.each(['', 'sort=title', 'base=page', 'year=2005-2010', 'type=article', 'q=a&year=2012'])(
      '%s',
      async (query) => {
        const page = await list(state(query));
        expect(page.facets.length).toBeGreaterThan(0);
        await follow(page);
      },
    );

    test('with a topic, a venue, an institution, an author', async () => {
      const { facets } = await list(state());
      const cut = await list(
        state(`topic=${facets.find(({ group }) => group === 'topic')?.values[0]?.value}`),
      );
      const filters: [Group, keyof WorkListState][] = [
        ['field', 'topic'],
        ['venue', 'venue'],
        ['institution', 'institution'],
      ];
      for (const [group, filter] of filters) {
        const value = facets.find((facet) => facet.group === group)?.values[0]?.value;
        expect(value).toBeTruthy();
        await follow(await list(state(`${filter}=${value}`)));
      }
      const author = cut.facets.find(({ group }) => group === 'with')?.values[0];
      const opened = await list(state(`with=${author?.value}`));
      expect(opened.total).toBeGreaterThanOrEqual(author?.works ?? Number.POSITIVE_INFINITY);
      await follow(opened);
    });

    test.each(['field', 'topic', 'concept', 'venue', 'institution', 'year'] as const)(
      'all values of %s',
      async (by) => {
        const facet = (await list(state())).facets.find(({ group }) => group === by);
        const { pages } = await list(state(`by=${by}`));
        let values = 0;
        for (let page = 1; page <= pages; page += 1)
          values += (await list(state(`by=${by}&page=${page}`))).group?.values.length ?? 0;
        expect([by, values]).toEqual([by, facet?.total]);
      },
    );
  });

  test('of a list that holds nothing each way back leads to the number it said', async () => {
    const page = await list(state('year=2005&q=no-title-has-these-words&type=article'));
    expect([page.total, page.chips.map(({ filter }) => filter)]).toEqual([0, ['year', 'type', 'q']]);
    for (const { filter, works } of page.chips)
      expect([filter, (await list(without(page.state, filter))).total]).toEqual([filter, works]);
  });

  test('what has no meaning for the library is left out of the state', async () => {
    const { state: written } = await list(
      state(`position=first&venue=nobody-knows${length === 'long' ? '&by=with' : ''}`),
    );
    expect(workListState.write(written)).toBe('');
  });
});

test('a group that is not offered leaves its filter on', async () => {
  list = listOf.long;
  const [author] = (await list(state('type=article&base=page'))).works.flatMap(({ authors }) => authors);
  const places = (await list(state())).facets.find(({ group }) => group === 'institution');
  const there = `institution=${places?.values[0]?.value}&base=page`;
  expect((await list(state(there))).chips).toHaveLength(1);
  for (const query of ['type=article', `with=${author?.slug}`, there]) {
    const [key] = query.split('=');
    const [plain, grouped] = [await list(state(query)), await list(state(`${query}&by=${key}`))];
    expect([query, grouped.total, grouped.group, grouped.state]).toEqual([
      query,
      plain.total,
      null,
      plain.state,
    ]);
  }
});

test('beside a value that is on stand those that could be instead, unless too many works would have to be read', async () => {
  list = listOf.long;
  const { facets } = await list(state());
  const of = (group: Group) => facets.find((facet) => facet.group === group)?.values[0]?.value;
  const on = await list(state(`topic=${of('field')}&institution=${of('institution')}`));
  const shown = on.facets.map(({ group }) => group);
  expect(shown).toEqual(['year', 'field', 'topic', 'concept', 'venue', 'institution', 'with', 'type']);
  expect(on.uncounted).toEqual([]);
  const alone = await list(state('type=article'));
  expect(alone.uncounted).toEqual(['type']);
  expect(alone.facets.map(({ group }) => group)).not.toContain('type');
});
