import { describe, expect, test } from 'vitest';
import { authorQuery, hasQuery, parseAuthorState, parseSearchState, WORK_SORTS } from '#/lib/list-state';

const parse = (query: string) => parseAuthorState(new URLSearchParams(query));

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
  for (const sort of WORK_SORTS) expect(parse(authorQuery({ sort })).sort).toBe(sort);
  expect(authorQuery({ sort: 'citations', view: 'full' })).toBe('');
  expect(authorQuery({ view: 'brief', sort: 'oldest' })).toBe('?sort=oldest&view=brief');
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
])('search %s', (query, q) => expect(parseSearchState(new URLSearchParams(query)).q).toBe(q));
