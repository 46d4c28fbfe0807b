import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { AWKWARD, AWKWARD_WORKS } from '../fixtures/awkward';
import { rows } from '../support/load';
import { PAGE_KINDS } from '../support/page-kinds';
import { browser, databaseUrl, siteUrl } from '../support/site';

/*
 * Structure and overflow, not pixels: every kind of page, and every awkward case, at four widths, light and dark.
 * What is measured in the page is one script (`LOOK`), so that a page is opened once a width and a scheme.
 */

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const LOOK = readFileSync(new URL('../support/look.js', import.meta.url), 'utf8');
/** Everything that axe knows, what it calls good practice among it, not only what it runs when nothing is said. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const WIDTHS = [320, 390, 768, 1280];
const SCHEMES = ['light', 'dark'] as const;
const KINDS = ['/search?q=wei', '/authors/mutable-changeling/changes', ...PAGE_KINDS.map(({ path }) => path)];

type Seen = { overflow: string[]; overlaps: string[]; clipped: string[]; headings: number[]; bare: string[] };

async function awkwardPages(): Promise<string[]> {
  const paths = async (table: 'author' | 'work', ids: number[]) => {
    const found = await rows<{ slug: string }>(
      databaseUrl(),
      `SELECT slug FROM ${table} WHERE has_page AND id IN (${ids.join(', ')}) ORDER BY id`,
    );
    expect(found.length).toBe(ids.length);
    return found.map(({ slug }) => `/${table}s/${slug}`);
  };
  return [
    ...(await paths('author', Object.values(AWKWARD))),
    ...(await paths('work', Object.values(AWKWARD_WORKS))),
  ];
}

async function look(page: Page): Promise<Seen> {
  return page.evaluate(LOOK) as Promise<Seen>;
}

const NOTHING = { overflow: [], overlaps: [], clipped: [], bare: [] };

/** A heading is at most one level below the one before it, and there is one of the first. */
function inOrder(levels: number[]): boolean {
  return (
    levels.filter((level) => level === 1).length === 1 &&
    levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)
  );
}

describe.each(WIDTHS)('at %d pixels', (width) => {
  test.each(SCHEMES)(
    '%s: nothing overflows, overlaps or is cut off, headings are in order (O-A11-04)',
    async (colorScheme) => {
      const context = await (await browser()).newContext({
        viewport: { width, height: 900 },
        colorScheme,
        javaScriptEnabled: true,
        bypassCSP: true,
      });
      const page = await context.newPage();
      for (const path of [...KINDS, ...(await awkwardPages())]) {
        await page.goto(siteUrl() + path);
        const { headings, ...faults } = await look(page);
        expect(faults, path).toEqual(NOTHING);
        expect(inOrder(headings), `${path}: ${headings}`).toBe(true);
      }
      await context.close();
    },
  );
});

test.each(SCHEMES)(
  '%s: axe finds nothing on any kind of page, with everything unfolded (O-A11-01, O-A11-02)',
  async (colorScheme) => {
    const context = await (await browser()).newContext({
      viewport: { width: 390, height: 900 },
      colorScheme,
      bypassCSP: true,
    });
    const page = await context.newPage();
    const awkward = await awkwardPages();
    for (const path of [...KINDS, ...awkward.filter((_, index) => index % 3 === 1)]) {
      await page.goto(siteUrl() + path);
      await page.evaluate('document.querySelectorAll("details").forEach((item) => { item.open = true })');
      await page.evaluate(AXE);
      expect
        .soft(
          await page.evaluate(
            `axe.run({ runOnly: ${JSON.stringify(RULES)} }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))`,
          ),
          path,
        )
        .toEqual([]);
    }
    await context.close();
  },
);

test('at 200 % zoom everything is still there, and in a column', async () => {
  // A window of 1280 pixels at 200 % has the layout of 640; text alone at 200 % is the root's size doubled.
  const page = await (await browser()).newPage({ viewport: { width: 640, height: 450 }, bypassCSP: true });
  for (const path of [...KINDS, ...(await awkwardPages()).slice(0, 5)]) {
    await page.goto(siteUrl() + path);
    const { headings: _, ...faults } = await look(page);
    expect(faults, path).toEqual(NOTHING);
    await page.evaluate('document.documentElement.style.fontSize = "200%"');
    expect((await look(page)).overflow, `${path}, text doubled`).toEqual([]);
  }
  await page.close();
});

test('the focus is seen on every control', async () => {
  const page = await (await browser()).newPage({ viewport: { width: 1280, height: 900 } });
  await page.goto(`${siteUrl()}/authors/amar-phanishayee`);
  for (let stop = 0; stop < 40; stop++) {
    await page.keyboard.press('Tab');
    const [name, outline] = (await page.evaluate(
      '(({ outerHTML }, { outlineStyle, outlineWidth }) => [outerHTML.slice(0, 60), outlineStyle + " " + outlineWidth])(document.activeElement, getComputedStyle(document.activeElement))',
    )) as [string, string];
    expect([name, outline]).toEqual([name, 'solid 2px']);
  }
  await page.close();
});

test('on paper: no navigation, the addresses of links, and the page’s own', async () => {
  const page = await (await browser()).newPage({
    viewport: { width: 658, height: 900 },
    colorScheme: 'dark',
  });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto(`${siteUrl()}/authors/jason-priem`);
  for (const hidden of ['.masthead', '.toc', '.sort', '.formats', '.colophon', '.up'])
    expect([hidden, await page.locator(hidden).first().isVisible()]).toEqual([hidden, false]);
  expect(await page.locator('.printed').textContent()).toContain(`${siteUrl()}/authors/jason-priem`);
  const printed = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((link) => getComputedStyle(link, '::after').content);
  expect(await printed('.ids a')).toContain('https://orcid.org/');
  expect(await printed('.works h3 a')).toContain('/works/');
  expect(await printed('.works .by a[rel]')).toMatch(/https?:\/\//);
  expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toMatch(
    /^lab\(99|^oklch\(0\.99/,
  );
  expect((await look(page)).overflow).toEqual([]);
  await page.close();
});

test('forced colours and reduced motion: marks keep an edge, nothing glides', async () => {
  const page = await (await browser()).newPage({ viewport: { width: 1280, height: 900 } });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`${siteUrl()}/authors/jason-priem`);
  const style = (selector: string, property: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  expect(await style('html', 'scroll-behavior')).toBe('auto');
  expect(await style('.chips i', 'border-top-width')).toBe('8px');
  const paper = await style('body', 'background-color');
  for (const mark of ['.chart .bar', '.chart .quiet'])
    expect([mark, await style(mark, 'stroke')]).not.toEqual([mark, paper]);
  await page.close();
});
