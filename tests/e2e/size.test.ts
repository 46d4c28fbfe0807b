import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { loadFiftyAndGiant } from '../support/generated';
import { databaseUrl, siteUrl } from '../support/site';

/** Scripts of an empty page of the same Next (docs/performance.md, "Pages"): measured anew when Next changes. */
const EMPTY_PAGE_SCRIPTS = 175_364;
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

async function sizeOfAll(html: string, pattern: RegExp): Promise<number> {
  const files = new Set([...html.matchAll(pattern)].map(([, file = '']) => file));
  expect(files.size).toBeGreaterThan(0);
  let size = 0;
  for (const file of files) size += gzip(await get(file));
  return size;
}

describe('HTML', () => {
  // The aim is 25 kB; more than half of a page is Next's flight data (docs/performance.md). This holds what is reached.
  test('of an author with 50 works: at most 27 kB gzip', async () => {
    const { counts } = await (await fetch(`${siteUrl() + fifty}.json`)).json();
    expect(counts.libraryWorks).toBe(50);
    expect(gzip(await get(fifty))).toBeLessThanOrEqual(27 * KB);
  });

  test('does not grow with the author: 800 works, under 500 kB and at most three times the one with 50', async () => {
    const [small, large] = [await get(fifty), await get(giant)];
    expect(large.toString()).toContain('Gwendolyn Giant');
    expect(large.length).toBeLessThan(500 * KB);
    expect(large.length).toBeLessThanOrEqual(3 * small.length);
  });
});

test.each(['/', '/authors/amar-phanishayee', '/search?q=chen', '/about'])(
  '%s: scripts at most 5 kB gzip more than an empty page of Next has, one style sheet under 12 kB',
  async (path) => {
    const html = (await get(path)).toString();
    const scripts = await sizeOfAll(html, /<script[^>]* src="([^"]+)"/g);
    expect(scripts).toBeLessThanOrEqual(EMPTY_PAGE_SCRIPTS + 5 * KB);
    const styles = await sizeOfAll(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(styles).toBeLessThanOrEqual(12 * KB);
  },
);
