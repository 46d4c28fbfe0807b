import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#/lib/fold';
import {
  AUTHOR_SORTS,
  type AuthorListState,
  authorListState,
  changedAuthors,
  OTHER_SCRIPTS,
  PLACE_FILTERS,
  withoutAuthorFilter,
  workListState,
} from '#/lib/list-state';
import type { AuthorListPage } from '#/lib/view-models/author-list';
import type { TestDatabase } from '../support/database';
import { loadFiftyAndGiant } from '../support/generated';
import { rows } from '../support/load';
import { pagesDatabase } from '../support/pages';

let database: TestDatabase;
let list: (state: AuthorListState) => Promise<AuthorListPage>;
let worksOf: (id: string, query: string) => Promise<number | undefined>;
const state = (query = '') => authorListState.parse(new URLSearchParams(query));

beforeAll(async () => {
  database = await pagesDatabase();
  await loadFiftyAndGiant(database.url);
  const { getAuthorList } = await import('#/lib/queries/browse/author-list');
  const { getListPage } = await import('#/lib/queries/list-page');
  list = getAuthorList;
  worksOf = async (id, query) =>
    (
      await getListPage(
        { of: 'author', id: Number(id.slice(1)) },
        workListState.parse(new URLSearchParams(query)),
      )
    )?.total;
});
afterAll(() => database.drop());

/** All authors of a list, page after page. */
async function walk(of: AuthorListState) {
  const first = await list(of);
  const authors = [...first.authors];
  for (let page = 2; page <= first.pages; page += 1) authors.push(...(await list({ ...of, page })).authors);
  expect(authors).toHaveLength(first.total);
  return authors;
}

describe('pages', () => {
  test.each(AUTHOR_SORTS)('in every order each author stands once (%s)', async (sort) => {
    const authors = await walk(state(`sort=${sort}`));
    const { all } = await list(state());
    expect(new Set(authors.map(({ id }) => id)).size).toBe(all);
    expect(all).toBeGreaterThan(1000);
    const key = ({ citations, libraryWorks, name }: (typeof authors)[number]) =>
      sort === 'citations' ? -citations : sort === 'works' ? -libraryWorks : fold(name);
    const keys = authors.map(key);
    expect(keys).toEqual([...keys].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)));
  });

  test('behind the last page stands the last', async () => {
    const { pages } = await list(state());
    expect(await list(state('page=2000'))).toMatchObject({ page: pages, state: { page: pages } });
  });
});

describe('letters', () => {
  /** Follows every beginning as far as it goes down: what it leads to adds up to it. */
  async function descend(of: AuthorListState, depth: number): Promise<void> {
    const page = await list(of);
    const below = page.letters.reduce((sum, { authors }) => sum + authors, 0);
    const ended = of.letter === null || of.letter === OTHER_SCRIPTS ? [] : await ending(of.letter);
    expect([of.letter, below + ended.length]).toEqual([of.letter, page.total]);
    for (const { letter, authors } of depth > 0 ? page.letters : []) {
      const opened = await list(changedAuthors(of, { letter }));
      expect([letter, opened.total]).toEqual([letter, authors]);
      expect(opened.state.letter).toBe(authorListState.parse(new URLSearchParams({ letter })).letter);
      if (authors > 20) await descend(changedAuthors(of, { letter }), depth - 1);
    }
  }
  const ending = (letter: string) =>
    rows(database.url, `SELECT id FROM author WHERE has_page AND name_fold = '${letter}'`);

  test('each number is that of the list it opens, and they add up, three letters down', async () => {
    await descend(state(), 3);
  });

  test('names in other scripts have a place of their own, each in one only', async () => {
    const { letters } = await list(state());
    expect(letters.at(-1)?.letter).toBe(OTHER_SCRIPTS);
    const others = await walk(state(`letter=${OTHER_SCRIPTS}`));
    expect(others.length).toBe(letters.at(-1)?.authors);
    expect(others.every(({ name }) => !/^[a-z]/.test(fold(name)))).toBe(true);
  });

  test('a beginning is folded; a blank at its end says that the word ends there', async () => {
    for (const letter of ['Wei', 'WEI', 'weï', 'wei'])
      expect((await list(state(`letter=${encodeURIComponent(letter)}`))).state.letter).toBe('wei');
    const [begin, word] = [await walk(state('letter=wei')), await walk(state('letter=wei+'))];
    expect(word.length).toBeGreaterThan(0);
    expect(word.map(({ id }) => id).sort()).toEqual(
      begin
        .filter(({ name }) => fold(name).startsWith('wei '))
        .map(({ id }) => id)
        .sort(),
    );
    for (const query of ['letter=%25', 'letter=_', 'letter='])
      expect((await list(state(query))).chips).toEqual([]);
  });
});

describe('filters on works', () => {
  test.each(['institution', 'topic', 'venue'] as const)(
    'authors %s: as many works as their list has, and all who have one',
    async (filter) => {
      const { ways } = await list(state());
      expect(ways[filter].length).toBeGreaterThan(2);
      for (const { slug } of ways[filter].slice(0, 2)) {
        const authors = await walk(state(`${filter}=${slug}&sort=works`));
        const works = authors.map(({ worksThere }) => worksThere ?? 0);
        expect(works).toEqual([...works].sort((a, b) => b - a));
        expect(works.at(-1)).toBeGreaterThan(0);
        for (const { id, worksThere } of [...authors.slice(0, 5), ...authors.slice(-5)])
          expect([id, await worksOf(id, `${filter}=${slug}`)]).toEqual([id, worksThere]);
        const outside = (await walk(state())).filter(({ id }) => !authors.some((author) => author.id === id));
        for (const { id } of outside.slice(0, 10)) expect(await worksOf(id, `${filter}=${slug}`)).toBe(0);
      }
    },
  );

  test('several at once are about the same works', async () => {
    const { ways } = await list(state());
    const query = `institution=${ways.institution[0]?.slug}&topic=${ways.topic[0]?.slug}`;
    const authors = await walk(state(query));
    expect(authors.length).toBeGreaterThan(0);
    for (const { id, worksThere } of authors.slice(0, 10))
      expect([id, await worksOf(id, query)]).toEqual([id, worksThere]);
  });

  test('an id stands for its slug, and a name of nothing is no filter', async () => {
    const [found] = await rows<{ id: string; slug: string }>(
      database.url,
      'SELECT id, slug FROM institution ORDER BY library_works DESC LIMIT 1',
    );
    const byId = await list(state(`institution=i${found?.id}`));
    expect(byId.state.institution).toBe(found?.slug);
    expect(byId).toEqual(await list(state(`institution=${found?.slug}`)));
    const nobody = await list(state('institution=nobody-knows&topic=t1'));
    expect([nobody.chips, nobody.total]).toEqual([[], nobody.all]);
    expect(nobody.unknown).toEqual([
      { filter: 'topic', value: 't1' },
      { filter: 'institution', value: 'nobody-knows' },
    ]);
  });

  test('an empty list says what each removal brings; none of its ways on is empty', async () => {
    const { ways, authors } = await list(state());
    const letter = `letter=${fold(authors[0]?.name ?? '').charAt(0)}&q=qqqq`;
    const place = `&institution=${ways.institution[0]?.slug}&venue=${ways.venue[0]?.slug}`;
    for (const query of [letter, letter + place]) {
      const nobody = await list(state(query));
      expect(nobody.total).toBe(0);
      for (const { filter, authors: left } of nobody.chips)
        expect([filter, (await list(withoutAuthorFilter(nobody.state, filter))).total]).toEqual([
          filter,
          left,
        ]);
      expect(Object.values(nobody.ways).flat()).toEqual([]);
    }
    const [begins, called] = (await list(state(letter))).chips;
    expect([begins?.authors, called?.filter]).toEqual([0, 'q']);
    expect(called?.authors).toBeGreaterThan(0);
  });

  test.each(['letter=x', 'q=wei&letter=w', 'sort=works'])(
    'the ways to cut open somebody: %s',
    async (query) => {
      const page = await list(state(query));
      const all = (await list(state())).ways;
      for (const filter of PLACE_FILTERS)
        for (const { slug } of all[filter]) {
          const { total } = await list(changedAuthors(page.state, { [filter]: slug }));
          const isOffered = page.ways[filter].some((way) => way.slug === slug);
          expect([filter, slug, total > 0]).toEqual([filter, slug, isOffered]);
        }
    },
  );
});

test('words of a name in any order, each from its beginning', async () => {
  const { authors } = await list(state());
  const name = authors.find((author) => /^[A-Z][a-z]+ [A-Z][a-z]+$/.test(author.name))?.name ?? '';
  const [given = '', family = ''] = name.split(' ');
  const found = await walk(state(`q=${family} ${given.slice(0, 2)}`));
  expect(found.map((author) => author.name)).toContain(name);
  for (const query of ['q=%25', "q='", 'q=\\', 'q=!']) expect((await list(state(query))).total).toBe(0);
});

test('a search that finds more than it shows has no total, and the list of the same words holds all of them', async () => {
  const { searchAuthors } = await import('#/lib/queries/search');
  const found = await searchAuthors('a');
  expect([found.total, found.more, found.isAlike, found.authors.length]).toEqual([null, true, false, 100]);
  const all = await walk(state('q=a'));
  expect(all.length).toBeGreaterThan(100);
  expect(found.authors.filter(({ id }) => !all.some((author) => author.id === id))).toEqual([]);
  const name = all[0]?.name ?? '';
  const long = `${name} ${`${name.split(' ')[0]} `.repeat(8)} no such word`;
  for (const words of [name, long]) {
    const few = await searchAuthors(words);
    expect([words, few.total, few.more]).toEqual([words, (await list(state(`q=${words}`))).total, false]);
  }
});
