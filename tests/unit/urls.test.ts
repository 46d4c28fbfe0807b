import { describe, expect, test } from 'vitest';
import { outside, pathIn, paths, safeUrl, workLink } from '#/lib/urls';

describe('only absolute http(s) addresses are linked', () => {
  test.each([
    ['https://a.example/b', 'https://a.example/b'],
    [' http://a.example ', 'http://a.example/'],
    ['javascript:alert(1)', null],
    [' JaVa\tScript:alert(1)', null],
    ['data:text/html,x', null],
    ['//evil.example', null],
    ['/authors/x', null],
    ['http://a" onmouseover="x', null],
    ['https://user:secret@a.example/', null],
    ['', null],
    [null, null],
  ])('%s', (url, safe) => expect(safeUrl(url)).toBe(safe));
});

test('O-URL-07: odd DOIs are encoded, and no more than they must be', () => {
  expect(outside.doi('10.5555/(sici)1099-0000(1998)37:3<197::aid-x2>3.0.co;2-#')).toBe(
    'https://doi.org/10.5555/(sici)1099-0000(1998)37:3%3C197::aid-x2%3E3.0.co;2-%23',
  );
});

test('every format has its address', () => {
  expect(paths.author('x')).toBe('/authors/x');
  expect(paths.author('x', 'json')).toBe('/authors/x.json');
  expect(pathIn('/works/x', 'md')).toBe('/works/x.md');
  expect([pathIn('/', 'html'), pathIn('/', 'md')]).toEqual(['/', '/index.md']);
});

test('a work leads to its page, else to its original, else nowhere', () => {
  expect(workLink({ slug: 'x-w1', url: 'https://a.example/' })).toEqual({
    href: '/works/x-w1',
    isHere: true,
  });
  expect(workLink({ slug: null, url: 'https://a.example/' })).toEqual({
    href: 'https://a.example/',
    isHere: false,
  });
  expect(workLink({ slug: null, url: 'javascript:x' })).toBeNull();
});
