import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFiftyAndGiant } from '../support/generated';
import { databaseUrl, siteUrl } from '../support/site';

const KB = 1000;

let fifty: string;
let giant: string;
beforeAll(async () => {
  ({ fifty, giant } = await loadFiftyAndGiant(databaseUrl()));
});

async function get(path: string): Promise<Buffer> {
  const response = await fetch(siteUrl() + path);
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}

const gzip = (content: Buffer) => gzipSync(content).length;

describe('HTML', () => {
  test('of an author with 50 works: at most 25 kB gzip', async () => {
    const { counts } = await (await fetch(`${siteUrl() + fifty}.json`)).json();
    expect(counts.libraryWorks).toBe(50);
    expect(gzip(await get(fifty))).toBeLessThanOrEqual(25 * KB);
  });

  test('O-PRF-02: does not grow with the author: 800 works, under 500 kB and at most three times the one with 50', async () => {
    const [small, large] = [await get(fifty), await get(giant)];
    expect(large.toString()).toContain('Gwendolyn Giant');
    expect(large.length).toBeLessThan(500 * KB);
    expect(large.length).toBeLessThanOrEqual(3 * small.length);
  });
});

test.each([
  '/',
  '/authors/amar-phanishayee',
  '/authors/amar-phanishayee/changes',
  '/search?q=chen',
  '/about',
])('%s: no script, one style sheet under 12 kB', async (path) => {
  const html = (await get(path)).toString();
  const scripts = html.match(/<script[^>]*>|<link[^>]* as="script"[^>]*>/g) ?? [];
  expect(scripts.filter((tag) => tag !== '<script type="application/ld+json">')).toEqual([]);
  const [style = '', ...more] = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, file]) => file,
  );
  expect(more).toEqual([]);
  expect(gzip(await get(style))).toBeLessThanOrEqual(12 * KB);
});

test('what is sent is compressed, and its length is that of the page without scripts', async () => {
  const { headers } = await fetch(siteUrl(), { headers: { 'Accept-Encoding': 'gzip' } });
  expect([headers.get('content-encoding'), headers.get('vary')]).toEqual([
    'gzip',
    expect.stringContaining('Accept-Encoding'),
  ]);
  const plain = await fetch(siteUrl(), { headers: { 'Accept-Encoding': 'identity' } });
  expect(Number(plain.headers.get('content-length'))).toBe((await plain.arrayBuffer()).byteLength);
});
