import { describe, expect, test } from 'vitest';
import { parseAddress } from '#/lib/serving/address';

const parse = (path: string, method = 'GET', accept: string | null = null) =>
  parseAddress({ method, url: `http://library.example${path}`, accept });

describe('addresses of pages', () => {
  test.each([
    ['/', { page: 'home' }, 'html'],
    ['/index.md', { page: 'home' }, 'md'],
    ['/.json', { page: 'home' }, 'json'],
    ['/about', { page: 'about' }, 'html'],
    ['/About.JSON', { page: 'about' }, 'json'],
    ['/search?q=%', { page: 'search' }, 'html'],
    ['/authors', { page: 'authors' }, 'html'],
    ['/Works.JSON?page=2', { page: 'works' }, 'json'],
    ['/authors/mira-quell', { page: 'author', segment: 'mira-quell' }, 'html'],
    ['/Authors/Mira-Quell.MD', { page: 'author', segment: 'mira-quell' }, 'md'],
    ['/authors/A123', { page: 'author', segment: 'a123' }, 'html'],
    ['/authors/mira-quell/', { page: 'author', segment: 'mira-quell' }, 'html'],
    ['/authors//mira-quell', { page: 'author', segment: 'mira-quell' }, 'html'],
    ['/authors/A123/Changes.md', { page: 'author', segment: 'a123', part: 'changes' }, 'md'],
    [
      '/authors/mira-quell/Cited-By.json',
      { page: 'author', segment: 'mira-quell', part: 'cited-by' },
      'json',
    ],
    ['/works/W1', { page: 'work', segment: 'w1', part: null }, 'html'],
    ['/works/W1/cited-by', { page: 'work', segment: 'w1', part: 'cited-by' }, 'html'],
    [
      '/works/some-title-w1/REFERENCES.md',
      { page: 'work', segment: 'some-title-w1', part: 'references' },
      'md',
    ],
    ['/works/some-title-w1.json', { page: 'work', segment: 'some-title-w1' }, 'json'],
    ['/works/Some%20title:-w1', { page: 'work', segment: 'w1' }, 'html'],
    [
      '/orcid/0000-0002-1825-009x',
      { page: 'identifier', kind: 'orcid', value: '0000-0002-1825-009X' },
      'html',
    ],
    ['/openalex/w12.md', { page: 'identifier', kind: 'openalex', value: 'W12' }, 'md'],
    ['/doi/10.5555/A/b.C', { page: 'identifier', kind: 'doi', value: '10.5555/a/b.c' }, 'html'],
    ['/doi/10.5555%2Fa%23b.json', { page: 'identifier', kind: 'doi', value: '10.5555/a#b' }, 'json'],
    ['/DOI/10.5555//a', { page: 'identifier', kind: 'doi', value: '10.5555/a' }, 'html'],
    ['/doi/https://doi.org/10.5555/A', { page: 'identifier', kind: 'doi', value: '10.5555/a' }, 'html'],
    ['/doi/http://dx.doi.org/10.5555/a.md', { page: 'identifier', kind: 'doi', value: '10.5555/a' }, 'md'],
    ['/doi/https:/DOI.org/10.5555/a', { page: 'identifier', kind: 'doi', value: '10.5555/a' }, 'html'],
    [
      '/doi/https%3A%2F%2Fdoi.org%2F10.5555%2Fa',
      { page: 'identifier', kind: 'doi', value: '10.5555/a' },
      'html',
    ],
    ['/arxiv/2001.90001v2', { page: 'identifier', kind: 'arxiv', value: '2001.90001' }, 'html'],
    ['/arxiv/hep-th/9901001', { page: 'identifier', kind: 'arxiv', value: 'hep-th/9901001' }, 'html'],
    ['/authors/mira-quell/opengraph.png', { page: 'author', segment: 'mira-quell' }, 'picture'],
    ['/works/W1/OpenGraph.PNG', { page: 'work', segment: 'w1' }, 'picture'],
  ])('%s', (path, target, form) => expect(parse(path)).toMatchObject({ do: 'open', target, form }));

  test('path and query are kept as they came', () => {
    expect(parse('/Authors/X?sort=newest&a=%')).toMatchObject({
      path: '/Authors/X',
      query: '?sort=newest&a=%',
    });
  });
});

describe('addresses that lead nowhere (O-URL-02, O-URL-06)', () => {
  test.each([
    '/authors/a.b',
    '/authors/x.bib',
    '/authors/x.md.md',
    '/authors/x/nothing',
    '/authors/x/changes/y',
    '/authors/x/changes.bib',
    '/authors/x/changes/opengraph.png',
    '/authors/x/works/y',
    '/authors/a%2Fb',
    '/authors/%00',
    `/authors/${'x'.repeat(200)}`,
    '/works/no-id',
    '/works/w1/works',
    '/works/w1/cited-by/x',
    '/works/w1/cited-by/opengraph.png',
    '/authors/x/references',
    '/works/a/b-w1',
    '/orcid/x y',
    '/openalex/P1',
    '/venues/x/20',
    '/venues/x/2020/y',
    '/topics/x/2020',
    '/openalex/A1234567890123456',
    '/doi/11.5555/x',
    '/doi/10.5555/%00',
    '/arxiv/..%2F..%2Fetc',
    '/at/none',
    '/at/x/authors/1/citations',
    '/at/search',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    '/_next/data/x.json',
    '/favicon.png',
    '/opengraph.png',
    '/about/opengraph.png',
    '/authors/opengraph.png',
    '/authors/x/opengraph.png/opengraph.png',
    '/wp-login.php',
    '/__proto__',
  ])('%s', (path) => expect(parse(path)).toMatchObject({ do: 'refuse', status: 404 }));

  test('in the format asked for', () => {
    expect(parse('/nothing.json')).toEqual({ do: 'refuse', status: 404, format: 'json' });
    expect(parse('/nothing.md')).toEqual({ do: 'refuse', status: 404, format: 'md' });
  });
});

test.each(['/%', '/authors/%E0%A4%A', '/50%%20', '/_next/static/%E0%A4%A', '/authors/x%ff.md'])(
  'malformed: %s',
  (path) => {
    expect(parse(path)).toMatchObject({ do: 'refuse', status: 400 });
  },
);

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not allowed', (method) => {
  expect(parse('/authors/x.json', method)).toEqual({ do: 'refuse', status: 405, format: 'json' });
});

test('HEAD is read as GET', () => expect(parse('/about', 'HEAD')).toEqual(parse('/about')));

test('files, robots and health', () => {
  expect(parse('/_next/static/chunks/x.js')).toEqual({ do: 'pass' });
  for (const file of ['/robots.txt', '/icon.svg', '/favicon.ico', '/apple-touch-icon.png'])
    expect(parse(file)).toEqual({ do: 'pass' });
  expect(parse('/healthz')).toEqual({ do: 'health' });
});

test('Accept counts on bare addresses only', () => {
  expect(parse('/about', 'GET', 'text/markdown')).toMatchObject({ form: 'html', preferred: 'md' });
  expect(parse('/about.json', 'GET', 'text/markdown')).toMatchObject({ form: 'json', preferred: null });
});
