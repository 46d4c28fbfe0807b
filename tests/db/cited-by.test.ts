import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  CITED_BY_FILTERS,
  CITERS,
  CITING_BASES,
  type CitedByState,
  citedByState,
  citedByWith,
  citedByWithout,
  WORK_SORTS,
} from '#/lib/list-state';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { CitedByPage, CitingWork } from '#/lib/view-models/cited-by';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { rows } from '../support/load';
import { pagesDatabase } from '../support/pages';

let database: TestDatabase;
let giant: number;
let fifty: number;
let author: (id: number) => Promise<AuthorPage>;
let cited: (id: number, state: CitedByState) => Promise<CitedByPage>;
const state = (query = '') => citedByState.parse(new URLSearchParams(query));

beforeAll(async () => {
  database = await pagesDatabase();
  const found = await loadFiftyAndGiant(database.url);
  [giant = 0, fifty = 0] = [found.giant, found.fifty].map((path) => Number(path.replace(/\D/g, '')));
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const { getCitedByPage } = await import('#/lib/queries/cited-by-page');
  author = async (id) => (await getAuthorPage(id, 'citations')) as AuthorPage;
  cited = async (id, of) => (await getCitedByPage(id, of)) as CitedByPage;
});
afterAll(() => database.drop());

/** All citing works of a list, page after page: as many as it says, and each once. */
async function walk(id: number, of: CitedByState): Promise<CitingWork[]> {
  const first = await cited(id, of);
  const works = [...first.works];
  for (let page = 2; page <= first.pages; page += 1) works.push(...(await cited(id, { ...of, page })).works);
  expect(works).toHaveLength(first.total);
  expect(new Set(works.map((work) => work.id)).size).toBe(works.length);
  expect(works.reduce((sum, { cites }) => sum + cites.length, 0)).toBe(first.pairs);
  return works;
}

describe('what the author page says', () => {
  test('citing works, those with a page, and pairs, which the lines of all citing works add up to', async () => {
    for (const id of [giant, fifty]) {
      const { citedBy } = await author(id);
      const { total, pairs, bibliographiesRead } = await cited(id, state());
      expect([pairs, total, bibliographiesRead]).toEqual([
        citedBy.citations,
        citedBy.citingWorks,
        citedBy.bibliographiesRead,
      ]);
      expect(total).toBeGreaterThan(id === giant ? 100 : 5);
      await walk(id, state());
      const withPage = await walk(id, state('base=page'));
      expect(withPage).toHaveLength(citedBy.citingWorksWithPage);
      expect(withPage.every(({ slug }) => slug !== null)).toBe(true);
    }
  });

  test.each(WORK_SORTS)('the same works in every order (%s)', async (sort) => {
    const ids = (await walk(giant, state(`sort=${sort}`))).map(({ id }) => id).sort();
    expect(ids).toEqual((await walk(giant, state())).map(({ id }) => id).sort());
  });
});

describe('by whom', () => {
  test('three lists that add up, by the rule', async () => {
    const pairs = await rows<{ citing: string }>(
      database.url,
      `SELECT DISTINCT c.citing_id AS citing FROM citation c JOIN authorship s ON s.work_id = c.cited_id WHERE s.author_id = ${giant} AND s.in_library`,
    );
    const lines = await rows<{ work: string; author: string }>(
      database.url,
      'SELECT work_id AS work, author_id AS author FROM authorship WHERE author_id IS NOT NULL AND in_library',
    );
    const bylines = new Map<string, Set<string>>();
    for (const { work, author: person } of lines)
      bylines.set(work, (bylines.get(work) ?? new Set()).add(person));
    const people = (work: string) => bylines.get(work) ?? new Set();
    const own = [...bylines.keys()].filter((work) => people(work).has(String(giant)));
    const known = new Set(own.flatMap((work) => [...people(work)]));
    const expected = { others: 0, 'co-authors': 0, author: 0 };
    for (const { citing } of pairs) {
      const byline = people(citing);
      const by = byline.has(String(giant))
        ? 'author'
        : [...byline].some((id) => known.has(id))
          ? 'co-authors'
          : 'others';
      expected[by] += 1;
    }
    const { split, total } = await cited(giant, state());
    expect(split).toEqual(expected);
    expect(Math.min(...Object.values(split))).toBeGreaterThan(0);
    expect(split.others + split['co-authors'] + split.author).toBe(total);
    for (const by of CITERS) {
      const works = await walk(giant, state(`by=${by}`));
      expect([by, works.length]).toEqual([by, split[by]]);
      expect(works.every(({ position }) => (position !== null) === (by === 'author'))).toBe(true);
    }
  });
});

describe('every number is the length of the list it opens', () => {
  test.each(['', 'base=page', 'by=others', 'q=a&sort=title', 'year=1990-2020&by=co-authors'])(
    '%s',
    async (query) => {
      const page = await cited(giant, state(query));
      expect(page.byYear.length).toBeGreaterThan(1);
      for (const { year, works } of page.byYear) {
        const opened = await cited(giant, citedByWith(page.state, { year: { from: year, to: year } }));
        expect([year, opened.total]).toEqual([year, works]);
      }
      const nineties = page.byYear.filter(({ year }) => year >= 1990 && year <= 1999);
      const decade = citedByWith(page.state, { year: { from: 1990, to: 1999 } });
      expect((await cited(giant, decade)).total).toBe(nineties.reduce((sum, { works }) => sum + works, 0));
      for (const by of CITERS)
        expect([by, (await cited(giant, citedByWith(page.state, { by }))).total]).toEqual([
          by,
          page.split[by],
        ]);
      for (const base of CITING_BASES)
        expect([base, (await cited(giant, citedByWith(page.state, { base }))).total]).toEqual([
          base,
          page.bases[base],
        ]);
      for (const { filter, works } of page.chips)
        expect([filter, (await cited(giant, citedByWithout(page.state, filter))).total]).toEqual([
          filter,
          works,
        ]);
      const whole = await cited(giant, CITED_BY_FILTERS.reduce(citedByWithout, page.state));
      expect([whole.total, whole.pairs]).toEqual([page.all, page.allPairs]);
    },
  );

  test('a list and its undated works are all of its years', async () => {
    const { byYear, undated, total } = await cited(giant, state());
    expect(byYear.reduce((sum, { works }) => sum + works, 0) + undated).toBe(total);
  });
});

describe('one work of the author', () => {
  test('by slug or id; the works that cite it are those of its own list', async () => {
    const { getListPage } = await import('#/lib/queries/list-page');
    const { workListState } = await import('#/lib/list-state');
    const [most] = await rows<{ id: string; slug: string; cited_by: number }>(
      database.url,
      `SELECT w.id, w.slug, w.cited_by FROM authorship s JOIN work w ON w.id = s.work_id WHERE s.author_id = ${giant} AND w.has_page ORDER BY w.cited_by DESC, w.id LIMIT 1`,
    );
    const bySlug = await cited(giant, state(`work=${most?.slug}`));
    expect(bySlug.total).toBe(most?.cited_by);
    expect(await cited(giant, state(`work=W${most?.id}`))).toEqual(bySlug);
    for (const { cites } of bySlug.works) expect(cites.map(({ id }) => id)).toContain(`W${most?.id}`);
    const own = await getListPage(
      { of: 'cited-by', id: Number(most?.id) },
      workListState.parse(new URLSearchParams()),
    );
    expect(own?.works.map(({ id }) => id)).toEqual(bySlug.works.map(({ id }) => id));
    // Somebody else's work, and no work, are no filter.
    for (const nobody of ['w1', 'nothing-w99999999999', 'x'])
      expect(await cited(giant, state(`work=${nobody}`))).toMatchObject({
        chips: [],
        state: { work: null },
        unknown: [{ filter: 'work', value: nobody }],
      });
    expect(bySlug.unknown).toEqual([]);
  });

  test('the numbers of its page are the lengths of its two lists', async () => {
    const { getListPage } = await import('#/lib/queries/list-page');
    const { getWorkPage } = await import('#/lib/queries/work-page');
    const { workListState } = await import('#/lib/list-state');
    const works = await rows<{ id: string }>(
      database.url,
      'SELECT id FROM work WHERE has_page ORDER BY cited_by DESC, id LIMIT 12',
    );
    for (const { id } of works) {
      const page = await getWorkPage(Number(id));
      for (const [of, panel] of [
        ['cited-by', page?.citedBy],
        ['references', page?.references],
      ] as const) {
        const first = await getListPage({ of, id: Number(id) }, workListState.parse(new URLSearchParams()));
        expect([of, first?.total]).toEqual([of, panel?.total]);
        expect(first?.works).toEqual(panel?.works);
        const known = await getListPage(
          { of, id: Number(id) },
          workListState.parse(new URLSearchParams('base=known')),
        );
        expect(known).toEqual(first);
      }
    }
  });
});
