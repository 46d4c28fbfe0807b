import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../support/load';
import { PAGE_KINDS } from '../support/page-kinds';
import { browser, databaseUrl, siteUrl } from '../support/site';

/**
 * Every number on every page that is a link is followed, by what the links say and not by where they stand, so that a
 * new one is followed too: the list must be that long, and a sum must be that of the works it opens.
 */

type Link = {
  href: string;
  text: string;
  measure: string /** The number at the end of a value of a facet, or of a letter. */;
  last: string;
};
type Claim = {
  href: string;
  text: string;
  says: 'length' | 'pairs' | 'citations' | 'h' | 'i10';
  value: number;
};

/** All links of a page into the site, with the measure of the strip of numbers they stand under. */
async function linksOf(path: string): Promise<Link[]> {
  const page = await (await browser()).newPage({ javaScriptEnabled: false });
  try {
    await page.goto(siteUrl() + path);
    const found = await page.locator('a[href^="/"]:not(.pages a)').evaluateAll((all) =>
      all.map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: (link.textContent ?? '').replace(/\s+/g, ' ').trim(),
        last: link.lastElementChild?.localName === 'span' ? (link.lastElementChild.textContent ?? '') : '',
        measure: link.closest('.numbers > div')?.querySelector('dt')?.textContent ?? '',
      })),
    );
    return found as Link[];
  } finally {
    await page.close();
  }
}

const LISTS =
  /^\/(?:authors|works|venues|topics|institutions)(?:$|[?#])|^\/authors\/[^/?#]+\/(?:works|co-authors|cited-by)|^\/works\/[^/?#]+\/(?:authors|cited-by|references)|^\/(?:venues|topics|institutions)\/[^?#]+/;
const NUMBER = '(\\d[\\d,]*)';
/** What a link says of the list it opens; the first that fits. */
const SAYINGS: RegExp[] = [
  new RegExp(`^×${NUMBER}$`),
  new RegExp(`^${NUMBER} in \\d{4}$`),
  new RegExp(`^\\d{4} \\(${NUMBER}\\)$`),
  new RegExp(`^(?:All|Show all) ${NUMBER}(?: |$)`),
  new RegExp(`^${NUMBER}(?: [a-z-][^\\d]*)?$`),
];

const asNumber = (text: string) => Number(/\d[\d,]*/.exec(text)?.[0].replaceAll(',', ''));

function claimOf({ href, text, measure, last }: Link): Claim | null {
  if (!LISTS.test(href)) return null;
  const value = SAYINGS.map((saying) => saying.exec(text)?.[1]).find((found) => found !== undefined);
  const claim = (says: Claim['says'], number: number) => ({ href, text, says, value: number });
  if (measure === 'Citations') return value ? claim('citations', asNumber(value)) : null;
  if (measure === 'h-index') return value ? claim('h', asNumber(value)) : null;
  if (measure === 'i10-index') return value ? claim('i10', asNumber(value)) : null;
  if (text === 'once') return claim('pairs', 1);
  if (/^[\d,]+ times$/.test(text)) return claim('pairs', asNumber(text));
  if (/^[\d,]+ citations?$/.test(text)) return claim('citations', asNumber(text));
  // The name of an edition.
  if (/^\/venues\/[^/]+\/\d{4}/.test(href) && /^[12]\d{3}$/.test(text)) return null;
  // An edition of one work is named by its year alone.
  if (/^[12]\d{3}$/.test(text) && /[?&]year=\d{4}/.test(href)) return claim('length', 1);
  if (value !== undefined) return claim('length', asNumber(value));
  return /^\d[\d,]*$/.test(last) ? claim('length', asNumber(last)) : null;
}

type Work = { citations: number | null; retracted: boolean };
type List = { total: number; pairs?: number; next: string | null; works?: Work[] };

/** The address of a list as JSON. */
function asJson(href: string): string {
  const [path = '', query] = href.replace(/#.*/, '').split('?');
  return `${path}.json${query ? `?${query}` : ''}`;
}

const lists = new Map<string, Promise<List>>();
function read(path: string): Promise<List> {
  const before = lists.get(path);
  if (before) return before;
  const list = fetch(siteUrl() + path).then(async (response) => {
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}`);
    return (await response.json()) as List;
  });
  lists.set(path, list);
  return list;
}

async function worksOf(href: string): Promise<Work[]> {
  const works: Work[] = [];
  for (let path: string | null = asJson(href); path !== null; ) {
    const list: List = await read(path);
    works.push(...(list.works ?? []));
    path = list.next === null ? null : list.next.replace(siteUrl(), '');
  }
  return works;
}

/** What the list says of itself: its length, or a figure made from its works, retracted ones left out. */
async function measured({ href, says }: Claim): Promise<number | undefined> {
  if (says === 'length') return (await read(asJson(href))).total;
  if (says === 'pairs') return (await read(asJson(href))).pairs;
  const cited = (await worksOf(href))
    .filter(({ retracted }) => !retracted)
    .map(({ citations }) => citations ?? 0)
    .sort((a, b) => b - a);
  if (says === 'citations') return cited.reduce((sum, value) => sum + value, 0);
  if (says === 'i10') return cited.filter((value) => value >= 10).length;
  return cited.filter((value, index) => value >= index + 1).length;
}

async function follow(path: string): Promise<number> {
  const claims = (await linksOf(path)).map(claimOf).filter((claim) => claim !== null);
  const distinct = [...new Map(claims.map((claim) => [`${claim.href} ${claim.text}`, claim])).values()];
  const wrong: unknown[] = [];
  for (const claim of distinct) {
    const found = await measured(claim).catch((error) => String(error));
    if (found !== claim.value) wrong.push({ on: path, ...claim, found });
  }
  expect(wrong).toEqual([]);
  return distinct.length;
}

describe('every number leads to a list that says the same', () => {
  const pages = PAGE_KINDS.filter(({ status }) => status === 200);
  let followed = 0;
  test.each(pages)('$name', { timeout: 120_000 }, async ({ path }) => {
    followed += await follow(path);
  });

  test('hundreds of them', () => expect(followed).toBeGreaterThan(800));
});

describe('of awkward authors, places and works', () => {
  let paths: string[];
  beforeAll(async () => {
    const found = await rows<{ path: string }>(
      databaseUrl(),
      `SELECT '/authors/' || slug || suffix AS path FROM author, (VALUES (''), ('/co-authors'), ('/cited-by'), ('/works')) s(suffix)
       WHERE has_page AND id BETWEEN 9000000000 AND 9799999999 AND id % 11 = 0
       UNION ALL (SELECT '/institutions/' || slug FROM institution WHERE slug IS NOT NULL AND library_works > 0 ORDER BY id DESC LIMIT 2)
       UNION ALL (SELECT '/venues/' || slug FROM source WHERE slug IS NOT NULL AND library_works > 0 ORDER BY id DESC LIMIT 2)
       UNION ALL (SELECT '/topics/' || slug FROM subject WHERE slug IS NOT NULL AND library_works > 0 ORDER BY kind, id DESC LIMIT 2)
       UNION ALL (SELECT '/works/' || slug FROM work WHERE has_page ORDER BY cited_by DESC, author_count DESC, id LIMIT 5)`,
    );
    paths = found.map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(20);
  });

  test('all of them', { timeout: 200_000 }, async () => {
    let followed = 0;
    for (const path of paths) followed += await follow(path);
    expect(followed).toBeGreaterThan(200);
  });
});
