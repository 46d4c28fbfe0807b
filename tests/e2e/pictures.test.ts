import { describe, expect, test } from 'vitest';
import { siteUrl } from '../support/site';

const AUTHOR = '/authors/amar-phanishayee';
const WORK =
  '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001';

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(siteUrl() + path, { redirect: 'manual', headers });

async function picture(path: string): Promise<Buffer> {
  return Buffer.from(await (await get(`${path}/opengraph.png`)).arrayBuffer());
}

describe.each([AUTHOR, WORK])('%s', (path) => {
  test('a PNG of 1200 × 630', async () => {
    const response = await get(`${path}/opengraph.png`);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png']);
    const png = Buffer.from(await response.arrayBuffer());
    expect(png.toString('latin1', 1, 4)).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(15_000);
    expect(png.length).toBeLessThan(200_000);
  });

  test('is the same until its data change, and is not sent twice', async () => {
    const first = await get(`${path}/opengraph.png`);
    const etag = first.headers.get('etag') ?? '';
    await first.arrayBuffer();
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await get(`${path}/opengraph.png`, { 'if-none-match': etag });
    expect([again.status, (await again.arrayBuffer()).byteLength]).toEqual([304, 0]);
    expect(await picture(path)).toEqual(await picture(`${path}`));
  });

  test('is named in the head of the page, with its size and what it shows', async () => {
    const html = await (await get(path)).text();
    const meta = Object.fromEntries(
      [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"\/>/g)].map(
        ([, name = '', content = '']) => [name, content],
      ),
    );
    expect(meta).toMatchObject({
      'og:image': `${siteUrl()}${path}/opengraph.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
      'twitter:card': 'summary_large_image',
    });
    expect(meta['og:image:alt']?.length).toBeGreaterThan(30);
  });
});

test('two authors have two pictures', async () => {
  expect((await picture(AUTHOR)).equals(await picture('/authors/jason-priem'))).toBe(false);
});

test.each([
  ['/authors/nobody/opengraph.png', 404, null],
  ['/works/w1/opengraph.png', 404, null],
  ['/about/opengraph.png', 404, null],
  ['/authors/A9000000001/opengraph.png', 308, `${AUTHOR}/opengraph.png`],
  [`${AUTHOR}/OpenGraph.png`, 308, `${AUTHOR}/opengraph.png`],
])('%s: %d', async (path, status, location) => {
  const response = await get(path);
  await response.arrayBuffer();
  expect([response.status, response.headers.get('location')]).toEqual([status, location]);
});

test('many at once: drawn one after the other, and who finds the queue full is asked to come again', async () => {
  const { authors } = (await (await get('/search.json?q=a')).json()) as { authors: { slug: string }[] };
  const answers = await Promise.all(
    authors.slice(0, 40).map(async ({ slug }) => {
      const response = await get(`/authors/${slug}/opengraph.png`);
      await response.arrayBuffer();
      return [response.status, response.headers.get('retry-after')].join(' ').trim();
    }),
  );
  expect(answers.filter((answer) => !['200', '503 5'].includes(answer))).toEqual([]);
  expect(answers).toContain('200');
});

test.each([
  ['/favicon.ico', 'image/x-icon'],
  ['/icon.svg', 'image/svg+xml'],
  ['/wordmark.svg', 'image/svg+xml'],
  ['/apple-touch-icon.png', 'image/png'],
])('%s', async (path, type) => {
  const response = await get(path);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
  await response.arrayBuffer();
});
