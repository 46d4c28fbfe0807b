import { describe, expect, test } from 'vitest';
import {
  authorState,
  CITED_BY_FILTERS,
  changed,
  citedByState,
  citedByWithout,
  FILTERS,
  hasQuery,
  searchState,
  WORK_SORTS,
  without,
  workListState,
} from '#/lib/list-state';

const parse = (query: string) => authorState.parse(new URLSearchParams(query));

describe('what is unknown or broken is the default', () => {
  test.each([
    '',
    'sort=',
    'sort=foo',
    'sort=__proto__',
    'sort=constructor',
    'sort[]=newest',
    'sort=NEWEST',
    'sort=newest;drop',
    'sort=%00',
    '_rsc=abc',
    '%',
  ])('%s', (query) => expect(parse(query)).toEqual({ sort: 'citations', view: 'full' }));

  test('a key given twice counts at its first place', () => {
    expect(parse('sort=newest&sort=title').sort).toBe('newest');
    expect(parse('sort=x&sort=title').sort).toBe('citations');
  });
});

test('a state that is written is read back, and the default is not written', () => {
  for (const sort of WORK_SORTS) expect(parse(authorState.write({ sort })).sort).toBe(sort);
  expect(authorState.write({ sort: 'citations', view: 'full' })).toBe('');
  expect(authorState.write({ view: 'brief', sort: 'oldest' })).toBe('?sort=oldest&view=brief');
});

test("Next's own key is no list state", () => {
  expect(hasQuery(new URLSearchParams('_rsc=1'))).toBe(false);
  expect(hasQuery(new URLSearchParams('utm_source=x'))).toBe(true);
});

test.each([
  ['q=Søren', 'Søren'],
  ['q=%20a%00b%0A', 'a b'],
  ['q=a&q=b', 'a'],
  ['q=', ''],
  ['', ''],
  [`q=${'x'.repeat(5000)}`, 'x'.repeat(200)],
  ['q=S%C3%B8ren%E2%80%AE', 'Søren'],
])('search %s', (query, q) => expect(searchState.parse(new URLSearchParams(query)).q).toBe(q));

const works = (query: string) => workListState.parse(new URLSearchParams(query));

describe('a list of works (O-SRT-03, O-SRT-05, O-URL-04)', () => {
  const BARE = works('');

  test.each([
    'page=-1',
    'page=0',
    'page=abc',
    'page=1.5',
    'page=1e9',
    'page=99999999999999999999',
    'page=',
    'year=20x9',
    'year=2019-',
    'year=2020-2019',
    'year=199',
    'year[]=2019',
    'sort=year;drop',
    'order=sideways',
    'topic=%20',
    'with=%00',
    'base=stated',
    'position=fourth',
    'by=nothing',
    'type=__proto__',
    'q=%20%0A',
    '__proto__=1',
  ])('%s is the bare list', (query) => expect(works(query)).toEqual(BARE));

  test('every key is read back as it was written, in one order', () => {
    const query =
      '?sort=oldest&year=2015-2019&topic=ai&venue=icml&institution=i1&with=a-b&type=article&position=last&base=known&q=big+data&by=topic&page=3';
    expect(workListState.write(works(query))).toBe(query);
    const reversed = new URLSearchParams([...new URLSearchParams(query)].reverse());
    expect(workListState.write(workListState.parse(reversed))).toBe(query);
  });

  test('what names nobody is kept, so that it can be said; it is short, on one line and in small letters', () => {
    expect(works('topic=Deep%0Alearning').topic).toBe('deep learning');
    expect(works(`venue=${'x'.repeat(500)}`).venue).toHaveLength(120);
    expect(works('with=%E0%A4%A').with).toBe('\uFFFD%a');
  });

  test.each([
    ['https://openalex.org/C71924100', 'c71924100'],
    ['http://api.openalex.org/topics/T10102/', 't10102'],
    ['https://openalex.org/fields/27', 'f27'],
    ['https://openalex.org/works?x', 'https://openalex.org/works?x'],
    ['https://example.org/C71924100', 'https://example.org/c71924100'],
  ])('an address of OpenAlex is the id in it: %s', (address, topic) => {
    expect(works(`topic=${address}`).topic).toBe(topic);
  });

  test('the last page of half a million works can be asked for, and none behind it', () => {
    expect([works('page=9999').page, works('page=10000').page]).toEqual([9999, 1]);
  });

  test('a span of one year is one year, names are in small letters', () => {
    expect(workListState.write(works('year=2019-2019&with=A-B'))).toBe('?year=2019&with=a-b');
  });

  test('a change begins at the first page; a filter goes without the others', () => {
    const state = works(
      'page=4&year=2019&q=x&with=a&topic=t&venue=v&institution=i&type=article&position=last&teams=25',
    );
    expect(changed(state, { sort: 'title' })).toMatchObject({ sort: 'title', page: 1, q: 'x' });
    for (const filter of FILTERS) {
      const rest = without(state, filter);
      expect(FILTERS.filter((item) => rest[item] === BARE[item])).toEqual([filter]);
    }
  });
});

const citing = (query: string) => citedByState.parse(new URLSearchParams(query));

describe('works that cite an author', () => {
  const BARE = citing('');

  test.each(['by=somebody', 'by=__proto__', 'base=known', 'work=%00', 'year=20', 'page=0', 'q=%20'])(
    '%s is the bare list',
    (query) => expect(citing(query)).toEqual(BARE),
  );

  test('every key is read back as it was written, in one order, and is taken off alone', () => {
    const query = '?sort=title&year=2015-2019&by=co-authors&work=a-b-w12&base=page&q=big+data&page=3';
    expect(citedByState.write(citing(query))).toBe(query);
    for (const filter of CITED_BY_FILTERS) {
      const rest = citedByWithout(citing(query), filter);
      expect(CITED_BY_FILTERS.filter((item) => rest[item] === BARE[item])).toEqual([filter]);
      expect(rest.page).toBe(1);
    }
  });
});
