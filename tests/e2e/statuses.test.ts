import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/site';

/** The author and a work of the demo library whose addresses are written down here. */
const AUTHOR = '/authors/amar-phanishayee';
const WORK =
  '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001';

type Asked = { method?: string; headers?: Record<string, string> };

function get(path: string, asked: Asked = {}): Promise<Response> {
  return fetch(siteUrl() + path, { redirect: 'manual', ...asked });
}

async function status(path: string, asked?: Asked): Promise<[number, string | null]> {
  const response = await get(path, asked);
  await response.arrayBuffer();
  return [response.status, response.headers.get('location')];
}

describe('pages and their formats', () => {
  test.each([
    '/',
    '/about',
    '/search',
    '/search?q=chen',
    AUTHOR,
    `${AUTHOR}/changes`,
    WORK,
    `${AUTHOR}?sort=newest`,
    `${AUTHOR}/changes?page=2`,
    `${AUTHOR}/cited-by`,
    `${AUTHOR}/cited-by?by=author`,
    `${WORK}/references`,
    `${AUTHOR}/works`,
    `${AUTHOR}/works?year=2019&sort=title`,
    `${AUTHOR}/co-authors`,
    `${AUTHOR}/co-authors?teams=25&q=a`,
    '/authors',
    '/works',
    '/venues',
    '/topics?kind=field',
    '/institutions?letter=m',
    '/institutions/microsoft',
  ])('%s', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe(path.includes('?') ? 'noindex' : null);
  });

  test.each([
    '/index',
    '/about',
    '/search',
    AUTHOR,
    `${AUTHOR}/changes`,
    `${AUTHOR}/works`,
    `${AUTHOR}/co-authors`,
    '/authors',
    '/works',
    '/venues',
    '/topics',
    '/institutions',
    '/institutions/microsoft',
    WORK,
    `${AUTHOR}/cited-by`,
    `${WORK}/cited-by`,
    `${WORK}/references`,
  ])('%s.md and .json', async (path) => {
    const markdown = await get(`${path}.md`);
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(await markdown.text()).toMatch(/^# \S/);
    const json = await get(`${path}.json`);
    expect(json.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(typeof (await json.json())).toBe('object');
  });

  test('HEAD has the status and the headers, and no body', async () => {
    for (const path of [AUTHOR, `${AUTHOR}.md`, '/authors/nobody']) {
      const [head, full] = [await get(path, { method: 'HEAD' }), await get(path)];
      expect(head.status).toBe(full.status);
      expect(head.headers.get('content-type')).toBe(full.headers.get('content-type'));
      expect(await head.text()).toBe('');
      await full.arrayBuffer();
    }
  });
});

describe('one permanent redirect to the canonical address (O-URL-01, O-URL-08)', () => {
  test.each([
    ['/Authors/Amar-Phanishayee', AUTHOR],
    [`${AUTHOR}/`, AUTHOR],
    ['/authors/A9000000001', AUTHOR],
    ['/authors/a9000000001.JSON?x', `${AUTHOR}.json?x`],
    ['/openalex/A9000000001?sort=newest&x=%', `${AUTHOR}?sort=newest&x=%`],
    ['/authors/A9000000001/changes.MD?page=2', `${AUTHOR}/changes.md?page=2`],
    [`${AUTHOR}/Changes/`, `${AUTHOR}/changes`],
    ['/works/W9000000001', WORK],
    ['/works/another-title-w9000000001.md?x=1', `${WORK}.md?x=1`],
    ['/openalex/w9000000001', WORK],
    ['/arxiv/1901.05758v2', WORK],
    ['/arxiv/1901.05758.json', `${WORK}.json`],
    ['/authors/A9000000001/cited-by.json?sort=title', `${AUTHOR}/cited-by.json?sort=title`],
    ['/works/W9000000001/Cited-By?sort=newest', `${WORK}/cited-by?sort=newest`],
    ['/works/w9000000001/references.md', `${WORK}/references.md`],
    [`${AUTHOR}/cited-by?work=W9000000001`, `${AUTHOR}/cited-by?work=${WORK.replace('/works/', '')}`],
    ['/About', '/about'],
    ['/index', '/'],
  ])('%s', async (path, location) => {
    expect(await status(path)).toEqual([308, location]);
    expect(await status(location)).toEqual([200, null]);
  });

  test('Next folds runs of slashes by itself, before the proxy', async () => {
    expect(await status('/authors//amar-phanishayee?x=1')).toEqual([308, `${AUTHOR}?x=1`]);
  });
});

describe('nothing there (O-URL-03)', () => {
  test.each([
    '/authors/nobody',
    '/authors/amar-phanishayee.bib',
    `${AUTHOR}.md.md`,
    '/authors/A1',
    '/authors/A1/changes',
    `${AUTHOR}/changes.bib`,
    '/works/w1',
    '/orcid/0000-0000-0000-0000',
    '/doi/10.5555/nothing',
    '/at/none',
    '/at/none/authors/0/citations',
    '/at/search',
    '/authors/%00',
    '/authors/nobody/cited-by',
    '/works/w1/references.json',
    '/at/cited-by',
    '/at/cited-by/none',
    '/_next/image?url=%2Ficon.svg&w=64&q=75',
    `/authors/${'x'.repeat(6000)}`,
  ])('404: %s', async (path) => {
    const response = await get(path);
    const body = await response.text();
    expect(response.status).toBe(404);
    expect(body.length).toBeLessThan(2000);
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(body).not.toMatch(/canonical|ld\+json/);
  });

  test.each(['/authors/nobody', '/authors/nobody/changes', '/works/w1', '/nothing'])(
    '404 in every format: %s',
    async (path) => {
      const markdown = await get(`${path}.md`);
      expect([markdown.status, markdown.headers.get('content-type')]).toEqual([
        404,
        'text/markdown; charset=utf-8',
      ]);
      const json = await get(`${path}.json`);
      expect([json.status, await json.json()]).toEqual([404, expect.objectContaining({ status: 404 })]);
    },
  );

  test.each(['/%', '/authors/%E0%A4%A', '/50%%20', '/_next/static/%E0%A4%A'])('400: %s', async (path) => {
    expect(await status(path)).toEqual([400, null]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('405: %s', async (method) => {
    const response = await get(AUTHOR, { method });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('nothing that a client sends is an error of ours (O-URL-02, O-URL-04, O-SRT-03, O-SRT-05)', () => {
  test.each([
    `${AUTHOR}?sort=__proto__`,
    `${AUTHOR}?sort[]=newest`,
    `${AUTHOR}?sort=newest&sort=title&sort=%`,
    `${AUTHOR}?sort=year;drop%20table`,
    `${AUTHOR}?%00=%00`,
    `${AUTHOR}?_rsc=abc`,
    `${AUTHOR}/changes?page=2000`,
    `${AUTHOR}/changes?page=-1&page=x`,
    `${AUTHOR}/cited-by?by=%00&work=w1&year=x&page=-1&sort=__proto__&q=%`,
    `${WORK}/cited-by?base=known&topic=%00&by=nothing`,
    '/search?q=%',
    '/search?q=%00',
    "/search?q=o'dea",
    '/search?q=foo+%7C+%26+!+(+%22+%5C+a:*',
    '/search?q[]=x&q=a&q=b',
    `/search?q=${'x'.repeat(6000)}`,
    '/search.json?q=%E0%A4%A',
  ])('%s', async (path) => expect((await status(path))[0]).toBe(200));
});

describe('Accept', () => {
  test.each([
    ['text/markdown', `${AUTHOR}.md`],
    ['application/json, text/html;q=0.9', `${AUTHOR}.json`],
  ])('%s ranked above HTML is sent to its own address', async (accept, location) => {
    const response = await get(AUTHOR, { headers: { accept } });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    expect(response.headers.get('vary')).toMatch(/\bAccept\b/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('an answer at an address without a suffix says that others get another one', async () => {
    const varies = async (path: string, headers = {}) => {
      const response = await get(path, { headers });
      const names = (response.headers.get('vary') ?? '').split(',').map((name) => name.trim());
      return [response.status, names.includes('Accept')];
    };
    for (const path of ['/', AUTHOR, `${AUTHOR}?sort=newest`, `${AUTHOR}/works?q=a`, '/works', '/search?q=a'])
      expect([path, ...(await varies(path))]).toEqual([path, 200, true]);
    expect(await varies('/works?institution=I1290206253')).toEqual([308, true]);
    const etag = (await get(AUTHOR)).headers.get('etag') ?? '';
    expect(await varies(AUTHOR, { 'If-None-Match': etag })).toEqual([304, true]);
    expect(await varies(`${AUTHOR}.json`)).toEqual([200, false]);
  });

  test('the query is kept', async () => {
    const asked = { headers: { accept: 'application/json' } };
    expect(await status(`${AUTHOR}?sort=newest`, asked)).toEqual([303, `${AUTHOR}.json?sort=newest`]);
  });

  test.each([
    '*/*',
    'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8',
    'text/html, text/markdown;q=0.9',
  ])('%s is HTML', async (accept) =>
    expect(await status(AUTHOR, { headers: { accept } })).toEqual([200, null]),
  );
});

test('headers that keep a page safe, and none that tell what it runs on', async () => {
  for (const path of [AUTHOR, `${AUTHOR}.json`, '/nothing', '/search?q=x']) {
    const { headers } = await get(path);
    const policy = headers.get('content-security-policy') ?? '';
    for (const rule of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe-eval');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBeTruthy();
    expect(headers.get('x-powered-by')).toBeNull();
  }
});

test('robots, icon and readiness', async () => {
  expect(await (await get('/robots.txt')).text()).toMatch(/^User-agent: \*/);
  expect((await get('/icon.svg')).headers.get('content-type')).toBe('image/svg+xml');
  expect(await (await get('/healthz')).json()).toMatchObject({ status: 'ready' });
});
