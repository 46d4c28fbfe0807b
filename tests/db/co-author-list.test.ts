import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CO_AUTHOR_SORTS, type CoAuthorState, coAuthorState, workListState } from '#/lib/list-state';
import type { CoAuthorsPage } from '#/lib/view-models/co-authors';
import type { ListPage } from '#/lib/view-models/work-list';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

const WHO = 8_600_000_000;
const team = (first: number, size: number) =>
  Array.from({ length: size }, (_, index) => authorship(WHO + first + index, `Member ${first + index}`));

let database: TestDatabase;
let giant: number;
let people: (id: number, query?: string) => Promise<CoAuthorsPage>;
let works: (id: number, query: string) => Promise<ListPage>;

beforeAll(async () => {
  database = await pagesDatabase();
  giant = Number((await loadFiftyAndGiant(database.url)).giant.replace(/\D/g, ''));
  await loadRecords(database.url, [
    workRecord(WHO + 1, {
      authorships: [authorship(WHO, 'Nora Net'), ...team(1, 3), authorship(null, 'et al.')],
      publication_year: 2001,
    }),
    workRecord(WHO + 2, {
      authorships: [authorship(WHO, 'Nora Net'), ...team(1, 2), authorship(WHO, 'Nora Net')],
      publication_year: 2010,
    }),
    workRecord(WHO + 3, {
      authorships: [authorship(WHO, 'Nora Net'), ...team(3, 30)],
      publication_year: 1197,
    }),
    workRecord(WHO + 4, { authorships: [authorship(WHO + 99, 'Solo Author')] }),
  ]);
  const { getCoAuthorsPage } = await import('#/lib/queries/co-authors/list');
  const { getListPage } = await import('#/lib/queries/list-page');
  const parse = (query: string): CoAuthorState => coAuthorState.parse(new URLSearchParams(query));
  people = async (id, query = '') => (await getCoAuthorsPage(id, parse(query))) as CoAuthorsPage;
  works = async (id, query) =>
    (await getListPage({ of: 'author', id }, workListState.parse(new URLSearchParams(query)))) as ListPage;
});
afterAll(() => database.drop());

describe('co-authors', () => {
  test('are ids, each once, never oneself and never nobody', async () => {
    const page = await people(WHO);
    expect([page.total, page.all, page.largeTeams]).toEqual([32, 32, 1]);
    expect(
      page.coAuthors
        .slice(0, 3)
        .map(({ name, works: n, firstYear, lastYear }) => [name, n, firstYear, lastYear]),
    ).toEqual([
      ['Member 1', 2, 2001, 2010],
      ['Member 2', 2, 2001, 2010],
      ['Member 3', 2, 2001, 2001],
    ]);
    expect(await people(WHO + 99)).toMatchObject({ total: 0, pages: 1, coAuthors: [], network: null });
  });

  test('without large teams', async () => {
    const page = await people(WHO, 'teams=25');
    expect([page.total, page.all]).toEqual([3, 32]);
    expect(page.coAuthors.map(({ works: n }) => n)).toEqual([2, 2, 1]);
    expect((await works(WHO, 'teams=25')).total).toBe(2);
    expect((await works(WHO, 'teams=larger')).total).toBe(page.largeTeams);
  });

  test('an empty list says what leaves everybody out, and what each removal brings', async () => {
    const page = await people(WHO, 'q=member+30&teams=25');
    expect([page.total, page.chips]).toEqual([
      0,
      [
        { filter: 'q', people: 3 },
        { filter: 'teams', people: 1 },
      ],
    ]);
    expect((await people(WHO, 'q=member&teams=25')).chips.map(({ people: n }) => n)).toEqual([null, null]);
  });

  test('the network is over small teams, with ties over works of the author', async () => {
    const { network } = await people(WHO);
    expect(network?.people.map(({ name }) => name)).toEqual(['Member 1', 'Member 2', 'Member 3']);
    expect(network?.ties).toEqual([
      { a: 0, b: 1, works: 2 },
      { a: 0, b: 2, works: 1 },
      { a: 1, b: 2, works: 1 },
    ]);
    expect((await people(WHO, 'sort=name')).network).toEqual(network);
    expect((await people(WHO, 'q=member')).network).toBeNull();
  });
});

describe('of an author with 800 works', () => {
  test.each(CO_AUTHOR_SORTS)('pages hold everybody once (%s)', async (sort) => {
    const first = await people(giant, `sort=${sort}`);
    const ids = new Set(first.coAuthors.map(({ id }) => id));
    for (let page = 2; page <= first.pages; page += 1)
      for (const { id } of (await people(giant, `sort=${sort}&page=${page}`)).coAuthors) ids.add(id);
    expect(ids.size).toBe(first.total);
    expect(first.total).toBeGreaterThan(1000);
    expect((await people(giant, `sort=${sort}&page=2000`)).page).toBe(first.pages);
  });

  test.each(['', 'teams=25', 'sort=latest&base=page'])(
    'each number of works opens so many (%s)',
    async (query) => {
      const { state, coAuthors } = await people(giant, query);
      for (const { id, slug, works: n } of coAuthors.slice(0, 15)) {
        const opened = await works(giant, `with=${slug ?? id}${state.teams ? '&teams=25' : ''}`);
        expect([id, opened.total]).toEqual([id, n]);
      }
    },
  );

  test('says the same as the author page', async () => {
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const author = await getAuthorPage(giant);
    const page = await people(giant);
    expect(page.total).toBe(author?.counts.coAuthors);
    expect((await people(giant, 'base=page')).total).toBe(author?.counts.coAuthorsWithPage);
    expect(page.coAuthors.map(({ topics: _, apart: __, ...person }) => person)).toEqual(author?.coAuthors);
  });
});
