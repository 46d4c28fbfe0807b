import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { number } from '#/lib/format/numbers';
import { titleText } from '#/lib/format/title';
import { printedAddresses } from '#/lib/format/work-page-words';
import type { authorListJson } from '#/lib/formats/author-list-formats';
import type { listJson } from '#/lib/formats/list-formats';
import type { workAuthorsJson } from '#/lib/formats/work-authors-formats';
import type { workPageJson } from '#/lib/formats/work-json';
import { rows } from '../support/load';
import { browser, databaseUrl, siteUrl } from '../support/site';

let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  context = await (await browser()).newContext({ javaScriptEnabled: false });
  page = await context.newPage();
});
afterAll(() => context.close());

const texts = async (selector: string) =>
  (await page.locator(selector).allTextContents()).map((text) => text.replace(/\s+/g, ' ').trim());

/** The address of a page in another format, its query kept. */
function as(path: string, format: 'json' | 'md'): string {
  const [bare = '', query] = path.replace(/#.*/, '').split('?');
  return `${bare}.${format}${query ? `?${query}` : ''}`;
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(siteUrl() + as(path, 'json'));
  expect([path, response.status]).toEqual([path, 200]);
  return response.json() as Promise<T>;
}

async function markdown(path: string): Promise<string> {
  const text = await (await fetch(siteUrl() + as(path, 'md'))).text();
  return text
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])*)\]\((?:\\.|[^\\)])*\)/g, '$1')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Where numbers of works and authors stand; those of citations are sums over the works that their links open. */
const NUMBERS =
  '.holds a, .prose a, .letters li span, .chips a:has(> i), .roll .n:not(:last-child) a, .facets li > a > span, .inuse > a:not(.tag)';

/** The numbers of the page that lead to lists of works and authors. */
async function numbers(): Promise<{ value: number; href: string }[]> {
  const found = (await page
    .locator(NUMBERS)
    .evaluateAll((all) =>
      all.map((item) => [item.textContent, item.closest('a')?.getAttribute('href')]),
    )) as [string, string][];
  return found.flatMap(([text, href]) => {
    const digits = /\d[\d,]*/.exec(text)?.[0];
    return digits && /^\/(?:works|authors)(?:[/?#]|$)/.test(href)
      ? [{ value: Number(digits.replaceAll(',', '')), href }]
      : [];
  });
}

describe('every number leads to a list that long', () => {
  test.each([
    ['/', 80],
    ['/about', 6],
    ['/authors', 100],
    ['/authors?letter=j&sort=name', 100],
    ['/authors?institution=microsoft', 30],
    ['/works', 20],
    ['/works?type=article&base=page', 20],
  ])('%s', { timeout: 120_000 }, async (path, least) => {
    await page.goto(siteUrl() + path);
    const found = await numbers();
    expect(found.length).toBeGreaterThanOrEqual(least);
    for (const { value, href } of found)
      expect([href, (await read<{ total: number }>(href)).total]).toEqual([href, value]);
  });
});

test.each([
  '/authors',
  '/authors?sort=name&page=2',
  '/authors?letter=other-scripts',
  '/authors?institution=microsoft&sort=works',
])('HTML, Markdown and JSON say the same: %s', async (path) => {
  const json = await read<ReturnType<typeof authorListJson>>(path);
  const text = await markdown(path);
  await page.goto(siteUrl() + path);
  expect(await texts('.roll .nm')).toEqual(json.authors.map(({ name }) => name));
  expect(await texts('.roll .n:last-child a')).toEqual(
    json.authors.map(({ citations }) => `${number(citations)} citation${citations === 1 ? '' : 's'}`),
  );
  const [heading = ''] = await texts('h1');
  expect(text.startsWith(`# ${heading}\n`)).toBe(true);
  const lines = text.split('\n').filter((line) => /^\d+\. /.test(line));
  expect(lines.length).toBe(json.authors.length);
  json.authors.forEach(({ name, libraryWorks, worksThere }, index) => {
    expect(lines[index]).toContain(`. ${name}: `);
    expect(lines[index]).toContain(`${number(libraryWorks)} work`);
    if (worksThere !== undefined) expect(lines[index]).toContain(`${number(worksThere)} work`);
  });
  const [lede = ''] = await texts('.lede');
  expect(lede).toContain(number(json.total));
  expect(text).toContain(lede);
  const ways = (await texts('.letters ul a')).map((item) => item.replace(/ [\d,]+$/, ''));
  expect(ways.length).toBe(json.letters.length);
});

test.each(['/works', '/works?sort=title&page=3', '/works?type=article'])(
  'HTML, Markdown and JSON say the same: %s',
  async (path) => {
    const json = await read<ReturnType<typeof listJson>>(path);
    const text = await markdown(path);
    await page.goto(siteUrl() + path);
    const works = json.works as { title: string }[];
    expect(works.length).toBeGreaterThan(10);
    expect(await texts('.works > li h3')).toEqual(
      works.map(({ title }) => expect.stringContaining(titleText(title))),
    );
    expect(text.split('\n').filter((line) => /^\d+\. /.test(line)).length).toBe(works.length);
    expect((await texts('.lede'))[0]).toContain(number(json.total));
    const groups = Object.entries(json.facets ?? {}).filter(([, { total }]) => total > 0).length;
    const others = 1;
    expect((await texts('.facets h3')).length).toBe(groups + others);
    expect(text.split('\n').filter((line) => line.startsWith('### ')).length).toBe(groups + others);
  },
);

describe('what is not known here', () => {
  test.each([
    ['/authors?institution=zzz', [['institution', 'zzz']], 'The institution “zzz” is not known here'],
    ['/works?topic=Non+sense', [['topic', 'non sense']], 'The topic “non sense” is not known here'],
    ['/topics/medicine?with=nobody', [['with', 'nobody']], 'The author “nobody” is not known here'],
    [
      '/authors/amar-phanishayee/works?venue=zzz&topic=t1',
      [
        ['topic', 't1'],
        ['venue', 'zzz'],
      ],
      'The topic “t1” is not known here',
    ],
    [
      '/authors/amar-phanishayee/cited-by?work=zzz',
      [['work', 'zzz']],
      '“zzz” is no work of this author in the library',
    ],
  ])('is said over the list, which has all: %s', async (path, unknown, sentence) => {
    const said = `${sentence} and was left out.`;
    const json = await read<{ total: number; all: number; unknown: { filter: string; value: string }[] }>(
      path,
    );
    expect(json.unknown.map(({ filter, value }) => [filter, value])).toEqual(unknown);
    expect(json.total).toBe(json.all);
    expect(await markdown(path)).toContain(said);
    await page.goto(siteUrl() + path);
    expect((await texts('.unknown')).join()).toContain(said);
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).not.toContain('?');
    const links = await page
      .locator('main a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')).join());
    for (const [key, value] of unknown) expect(links).not.toContain(`${key}=${value}`);
  });

  test('nothing is said of what is known', async () => {
    await page.goto(`${siteUrl()}/authors?institution=microsoft`);
    expect(await texts('.unknown')).toEqual([]);
  });
});

test('of citing works Markdown leads to the decades, years and bases that HTML leads to', async () => {
  const path = '/authors/amar-phanishayee/cited-by';
  const text = await (await fetch(siteUrl() + as(path, 'md'))).text();
  await page.goto(siteUrl() + path);
  const links = await page
    .locator('.decades a, .facets a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')?.replace(/#.*/, '') ?? ''));
  expect(links.length).toBeGreaterThan(2);
  for (const href of links) expect(text.replaceAll('\\', '')).toContain(`${siteUrl()}${as(href, 'md')})`);
});

test('values of a group are called what they are; of no works there are none', async () => {
  const path = '/works?by=with';
  await page.goto(siteUrl() + path);
  expect((await texts('.pages p'))[0]).toMatch(/^1–100 of [\d,]+ authors$/);
  expect(await markdown(path)).toMatch(/^1–100 of [\d,]+ authors\. Next page$/m);
  const empty = '/works?by=with&q=zzzz';
  const sentence = 'No author: no work answers to this.';
  await page.goto(siteUrl() + empty);
  expect(await texts('.lede')).toEqual([sentence]);
  expect((await texts('.waysback li')).length).toBe(1);
  expect((await texts('main a')).join()).not.toContain('Back to');
  const text = await markdown(empty);
  expect(text).toContain(sentence);
  expect(text).not.toMatch(/\b0 (?:works|authors)/);
});

test.each([
  '/authors?q=nobody+of+this+name&letter=j',
  '/venues?q=nothing&letter=i',
  '/institutions?q=nothing',
])('an empty list leads back: %s', async (path) => {
  await page.goto(siteUrl() + path);
  const ways = await texts('.waysback li');
  expect(ways.length).toBeGreaterThan(0);
  const text = await markdown(path);
  for (const way of ways) expect(text).toContain(way);
  await page.click('.waysback a >> nth=0');
  expect((await texts('.roll li, .places li')).length).toBeGreaterThan(0);
});

test('a venue’s list says the venue once, other lists say it in each row', async () => {
  const path = '/venues/international-conference-on-machine-learning-icml';
  await page.goto(siteUrl() + path);
  expect((await texts('.works .by')).join()).not.toContain('International Conference');
  const lines = (await markdown(path)).split('\n').filter((line) => /^\d+\. /.test(line));
  expect(lines.join()).not.toContain('International Conference on Machine Learning (ICML)');
  expect(lines[0]).toContain('2020');
  await page.goto(`${siteUrl()}/authors/amar-phanishayee/works`);
  expect((await texts('.works .by')).join()).toContain('International Conference on Machine Learning');
});

test('a work: each line of its byline with institutions as matched and as printed', {
  timeout: 120_000,
}, async () => {
  const works = await rows<{ slug: string }>(
    databaseUrl(),
    'SELECT slug FROM work WHERE has_page AND author_count > 0 ORDER BY author_count DESC, id LIMIT 12',
  );
  for (const { slug } of works) {
    const json = await read<ReturnType<typeof workPageJson>>(`/works/${slug}`);
    const whole = await read<ReturnType<typeof workAuthorsJson>>(`/works/${slug}/authors`);
    expect(whole.total).toBe(json.authorCount);
    expect(whole.authors).toEqual(json.byline);
    await page.goto(`${siteUrl()}/works/${slug}`);
    const lines = await texts('.insts > li');
    json.byline.forEach((line, index) => {
      for (const { name } of line.institutions) expect(lines[index]).toContain(name);
      for (const address of printedAddresses(line))
        expect(lines[index]).toContain(address.replace(/\s+/g, ' ').trim());
    });
    const places = await page
      .locator('.insts p a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(places).toEqual(
      json.byline.flatMap(({ institutions }) =>
        institutions.flatMap((place) => (place.slug ? [`/institutions/${place.slug}`] : [])),
      ),
    );
    const topics = await page
      .locator('.work .chips a')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(topics).toEqual(
      [...json.fields, ...json.topics, ...json.concepts].flatMap((subject) =>
        subject.slug ? [`/topics/${subject.slug}`] : [],
      ),
    );
  }
});

test('the whole byline of a long one, page after page', async () => {
  const [work] = await rows<{ slug: string; author_count: number }>(
    databaseUrl(),
    'SELECT slug, author_count FROM work WHERE has_page ORDER BY author_count DESC, id LIMIT 1',
  );
  const path = `/works/${work?.slug}/authors`;
  const first = await read<ReturnType<typeof workAuthorsJson>>(path);
  expect(first.total).toBeGreaterThan(100);
  const positions: number[] = [];
  for (let next: string | null = `${siteUrl()}${path}.json`; next !== null; ) {
    const part = (await (await fetch(next)).json()) as typeof first;
    positions.push(...part.authors.map(({ position }) => position));
    next = part.next;
  }
  expect(positions).toEqual(Array.from({ length: first.total }, (_, index) => index + 1));
  expect(await read(`${path}?page=2000`)).toMatchObject({ page: first.pages });
});

describe('addresses', () => {
  const location = async (path: string) => {
    const response = await fetch(siteUrl() + path, { redirect: 'manual' });
    await response.arrayBuffer();
    return [response.status, response.headers.get('location')];
  };

  test('an id in the query is answered by the slug, the rest is kept', async () => {
    const [found] = await rows<{ id: string; slug: string }>(
      databaseUrl(),
      "SELECT id, slug FROM institution WHERE slug = 'microsoft'",
    );
    expect(await location(`/authors.json?institution=I${found?.id}&sort=name&page=1`)).toEqual([
      308,
      '/authors.json?sort=name&institution=microsoft',
    ]);
    expect(await location(`/works?institution=I${found?.id}&q=a`)).toEqual([
      308,
      '/works?institution=microsoft&q=a',
    ]);
    const address = encodeURIComponent(`https://openalex.org/I${found?.id}`);
    expect(await location(`/authors?institution=${address}`)).toEqual([
      308,
      '/authors?institution=microsoft',
    ]);
    expect(await location('/Authors/')).toEqual([308, '/authors']);
  });

  test('what is not known stays in the query, so that the page can say so', async () => {
    const [author] = await rows<{ id: string; slug: string }>(
      databaseUrl(),
      "SELECT id, slug FROM author WHERE slug = 'jason-priem'",
    );
    expect(await location(`/works?topic=nonsense&with=A${author?.id}`)).toEqual([
      308,
      '/works?topic=nonsense&with=jason-priem',
    ]);
    await page.goto(`${siteUrl()}/works?topic=nonsense&with=A${author?.id}`);
    expect((await texts('.unknown')).join()).toContain('The topic “nonsense” is not known here');
    expect((await location('/authors?institution=I1290206253&topic=zzz'))[1]).toMatch(/topic=zzz$/);
  });

  test('below a work that is named by its id', async () => {
    expect((await location('/works/w9000000001/authors.md?page=1'))[1]).toMatch(
      /-w9000000001\/authors\.md\?page=1$/,
    );
    expect((await location('/works/w9000000001/nothing'))[0]).toBe(404);
  });

  test('without JavaScript: a letter, an order, a filter off', async () => {
    await page.goto(`${siteUrl()}/authors?institution=microsoft`);
    await page.click('.letters a >> nth=0');
    await page.click('.sort a:has-text("Name")');
    expect(page.url()).toMatch(/\/authors\?sort=name&letter=[a-z]&institution=microsoft#authors$/);
    await page.click('.inuse .tag:has-text("at Microsoft")');
    expect(page.url()).toMatch(/\/authors\?sort=name&letter=[a-z]#authors$/);
    await page.goBack();
    expect(await texts('.inuse .tag')).toHaveLength(2);
  });

  test.each([
    '/authors?sort=__proto__&letter=%00',
    '/authors?institution=%E0%A4%A',
    "/authors?q='%3B--",
    '/works?by=with&position=last',
    '/works?q=%25%5F',
  ])('nothing sent is an error of ours: %s', async (path) => expect((await location(path))[0]).toBe(200));
});
