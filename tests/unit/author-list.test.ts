import { describe, expect, test } from 'vitest';
import { authorListSentence, authorListTitle, letterLabel, thereWords } from '#/lib/format/author-list-words';
import {
  AUTHOR_FILTERS,
  authorListState,
  changedAuthors,
  OTHER_SCRIPTS,
  withoutAuthorFilter,
} from '#/lib/list-state';
import type { AuthorChip } from '#/lib/view-models/author-list';

const parse = (query: string) => authorListState.parse(new URLSearchParams(query));

describe('the state of the list of authors', () => {
  test.each([
    'letter=',
    'letter=%20',
    'letter=%25',
    'letter=-',
    'letter=%00',
    'sort=newest',
    'institution=%20',
    'page=0',
    'q=%0A',
  ])('%s is the bare list', (query) => expect(parse(query)).toEqual(parse('')));

  test.each([
    ['letter=W', 'w'],
    ['letter=Ø', 'o'],
    ['letter=wan+', 'wan '],
    ['letter=%20wan', 'wan'],
    ['letter=J.%20K', 'j k'],
    [`letter=${OTHER_SCRIPTS}`, OTHER_SCRIPTS],
    ['letter=other', 'other'],
    [`letter=${'x'.repeat(500)}`, 'x'.repeat(40)],
  ])('%s begins with "%s"', (query, letter) => {
    expect(parse(query).letter).toBe(letter);
    expect(parse(authorListState.write({ letter }).slice(1)).letter).toBe(letter);
  });

  test('every key is read back as it was written, in one order', () => {
    const query = '?sort=name&letter=wan+&institution=i1&topic=ai&venue=icml&q=li&page=3';
    expect(authorListState.write(parse(query))).toBe(query);
    const state = parse(query);
    expect(changedAuthors(state, { sort: 'works' })).toMatchObject({
      sort: 'works',
      page: 1,
      letter: 'wan ',
    });
    for (const filter of AUTHOR_FILTERS) {
      const rest = withoutAuthorFilter(state, filter);
      expect(AUTHOR_FILTERS.filter((item) => !rest[item])).toEqual([filter]);
    }
  });
});

describe('the words of the list of authors', () => {
  test('letters as they are read', () => {
    expect(['w', 'wan ', OTHER_SCRIPTS, '\u1112\u1161'].map(letterLabel)).toEqual([
      'W',
      'Wan as a word',
      'Other scripts',
      '하',
    ]);
  });

  test('what it is of', () => {
    const chips: AuthorChip[] = [
      { filter: 'letter', name: 'wan ', authors: null },
      { filter: 'institution', name: 'The Institute', authors: null },
    ];
    expect(authorListTitle({ chips })).toBe('Authors whose name begins with the word “Wan” at The Institute');
    const page = { total: 3, all: 1200, chips, state: parse('sort=name') };
    expect(authorListSentence(page as never)).toBe('3 of the 1,200 authors with a page, by name.');
    expect(authorListSentence({ ...page, total: 1, chips: [] } as never)).toBe('1 author with a page.');
  });

  test('works that filters leave', () => {
    expect(thereWords(1, parse('institution=a'))).toBe('1 work there');
    expect(thereWords(2, parse('topic=a'))).toBe('2 works on it');
    expect(thereWords(2, parse('venue=a'))).toBe('2 works in it');
    expect(thereWords(2, parse('venue=a&topic=b'))).toBe('2 works there');
  });
});
