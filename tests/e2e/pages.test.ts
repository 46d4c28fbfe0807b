import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { browser, siteUrl } from '../support/site';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const AUTHOR = '/authors/amar-phanishayee';
const WORK =
  '/works/analysis-of-large-scale-multi-tenant-gpu-clusters-for-dnn-training-workloads-w9000000001';
const PAGES = ['/', AUTHOR, `${AUTHOR}/changes`, WORK, '/search', '/search?q=chen', '/about'];

describe.each(PAGES)('%s', (path) => {
  test.each([390, 768, 1280])(
    'at %d pixels: no sideways scroll, nothing in the console, axe finds nothing',
    async (width) => {
      const context = await (await browser()).newContext({
        viewport: { width, height: 900 },
        bypassCSP: true,
      });
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on(
        'console',
        (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()),
      );
      page.on('pageerror', (error) => complaints.push(error.message));
      await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
      await page.evaluate(AXE);
      expect(
        await page.evaluate(
          'axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))',
        ),
      ).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('the policy of the page stops nothing that the page needs', async () => {
    const page = await (await browser()).newPage();
    const blocked: string[] = [];
    page.on(
      'console',
      (message) => /Content Security Policy|Refused/i.test(message.text()) && blocked.push(message.text()),
    );
    await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    expect(blocked).toEqual([]);
    await page.close();
  });
});

test('every link of an author page without JavaScript leads to a page', { timeout: 120_000 }, async () => {
  const context = await (await browser()).newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl() + AUTHOR);
  const hrefs = await page
    .locator('a[href^="/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const paths = [...new Set(hrefs.map((href) => href.replace(/#.*/, '')))];
  expect(paths.length).toBeGreaterThan(20);
  for (const path of paths) {
    const response = await fetch(siteUrl() + path, { redirect: 'manual' });
    await response.arrayBuffer();
    expect([path, response.status]).toEqual([path, 200]);
  }
  for (const href of await page
    .locator('a[href^="#"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? '')))
    expect(await page.locator(href).count(), href).toBe(1);
  await context.close();
});

test('sorting and searching work without JavaScript', async () => {
  const context = await (await browser()).newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(siteUrl() + AUTHOR);
  await page.click('.sort a:has-text("Oldest")');
  expect(page.url()).toBe(`${siteUrl()}${AUTHOR}?sort=oldest#works`);
  expect(await page.locator('.sort a[aria-current]').allTextContents()).toEqual(['Oldest']);
  const years = (await page.locator('.works .when').allTextContents()).map(Number);
  expect(years).toEqual([...years].sort((a, b) => a - b));
  await page.fill('input[name=q]', 'phanishayee');
  await page.press('input[name=q]', 'Enter');
  expect(page.url()).toBe(`${siteUrl()}/search?q=phanishayee`);
  await page.click('text=Amar Phanishayee');
  expect(page.url()).toBe(siteUrl() + AUTHOR);
  await context.close();
});

test('the head of a page: canonical without query, formats, and noindex only where it belongs', async () => {
  const html = await (await fetch(siteUrl() + AUTHOR)).text();
  const sorted = await (await fetch(`${siteUrl()}${AUTHOR}?sort=title`)).text();
  for (const text of [html, sorted]) {
    expect(text).toContain(`<link rel="canonical" href="${siteUrl()}${AUTHOR}"/>`);
    expect(text).toContain(`<link rel="alternate" type="text/markdown" href="${siteUrl()}${AUTHOR}.md"/>`);
    expect(text).toContain(
      `<link rel="alternate" type="application/json" href="${siteUrl()}${AUTHOR}.json"/>`,
    );
  }
  expect(html).not.toMatch(/<meta name="robots"/);
  expect(sorted).toContain('<meta name="robots" content="noindex"/>');
});
