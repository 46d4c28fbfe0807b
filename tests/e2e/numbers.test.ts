import { beforeAll, describe, expect, test } from 'vitest';
import { rows } from '../support/load';
import {
  type Bare,
  bareInMarkdown,
  type Claim,
  COUNTING,
  claimOf,
  type Link,
  linksOfMarkdown,
  reasonForNone,
  reasonToPass,
} from '../support/number-links';
import { PAGE_KINDS } from '../support/page-kinds';
import { browser, databaseUrl, siteUrl } from '../support/site';

/**
 * Every number on every page that is a link is followed, by what the links say and not by where they stand, so that a
 * new one is followed too: the list must be that long, and a sum must be that of the works it opens. A number in a link
 * that is not understood is a fault, and so is one without a link where numbers count something.
 */

type Seen = { links: Link[]; bare: Bare[] };

/** All links of a page, and all numbers that stand in no link where they count something. */
async function see(path: string): Promise<Seen> {
  const page = await (await browser()).newPage({ javaScriptEnabled: false });
  try {
    await page.goto(siteUrl() + path);
    return (await page.evaluate((counting) => {
      const fold = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
      const links = [...document.querySelectorAll('a[href]')].map((link) => {
        const role = link.matches('.pages a')
          ? 'page'
          : link.matches('.inuse .tag')
            ? 'filter'
            : link.matches('.facets li > a')
              ? 'value'
              : '';
        return {
          href: link.getAttribute('href') ?? '',
          text: fold(link.textContent),
          measure: link.closest('.numbers > div')?.querySelector('dt')?.textContent ?? '',
          last: link.lastElementChild?.localName === 'span' ? fold(link.lastElementChild.textContent) : '',
          role,
        };
      });
      const bare = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = fold(node.textContent);
        if (!parent || !/\d/.test(text) || parent.closest('a, svg, .sr, label, script')) continue;
        const place = counting.find((selector) => parent.closest(selector));
        if (place) bare.push({ text, place, isCurrent: parent.closest('[aria-current]') !== null });
      }
      return { links, bare };
    }, COUNTING)) as Seen;
  } finally {
    await page.close();
  }
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
  if (says === 'citations') {
    const sum = cited.reduce((total, value) => total + value, 0);
    return (await saidSum(href)) === sum ? sum : undefined;
  }
  if (says === 'i10') return cited.filter((value) => value >= 10).length;
  return cited.filter((value, index) => value >= index + 1).length;
}

/** The sum of citations that a list says of itself, as a page and as Markdown; undefined if they differ. */
async function saidSum(href: string): Promise<number | undefined> {
  const [path = '', query = ''] = href.replace(/#.*/, '').split(/(?=\?)/);
  const sums = [path, `${path}.md`].map(async (address) => {
    const text = await (await fetch(siteUrl() + address + query)).text();
    return Number(/; ([\d,]+) citations? in all/.exec(text)?.[1]?.replaceAll(',', ''));
  });
  const [html, markdown] = await Promise.all(sums);
  return html === markdown ? html : undefined;
}

type Followed = { followed: number; faults: unknown[] };

/** Follows every number in links; one that is not understood is a fault. */
async function follow(links: Link[]): Promise<Followed> {
  const faults: unknown[] = [];
  const claims = new Map<string, Claim>();
  for (const link of links) {
    const claim = claimOf(link);
    if (claim) claims.set(`${claim.href} ${claim.text}`, claim);
    else if (/\d/.test(link.text) && reasonToPass(link) === undefined) faults.push(link);
  }
  for (const claim of claims.values()) {
    const found = await measured(claim).catch((error) => String(error));
    if (found !== claim.value) faults.push({ ...claim, found });
  }
  return { followed: claims.size, faults };
}

/** What a page says a list is a part of is a link beside it. */
function wholeIsLinked({ links, bare }: Seen): unknown[] {
  return bare.flatMap(({ text, place }) => {
    const whole = place === '.lede' ? /^[\d,]+ (?:\S+ )?of the ([\d,]+) /.exec(text)?.[1] : undefined;
    const isLinked = links.some((link) =>
      new RegExp(`^(?:Show all|Back to the) ${whole}\\b`).test(link.text),
    );
    return whole === undefined || isLinked ? [] : [{ text, place, whole }];
  });
}

async function followPage(path: string): Promise<Followed> {
  const seen = await see(path);
  const { followed, faults } = await follow(seen.links);
  const bare = seen.bare.filter((number) => reasonForNone(number) === undefined);
  return { followed, faults: [...faults, ...bare, ...wholeIsLinked(seen)] };
}

async function followMarkdown(path: string): Promise<Followed> {
  const [bare = '', query] = path.split('?');
  const address = `${bare === '/' ? '/index' : bare}.md${query ? `?${query}` : ''}`;
  const text = await (await fetch(siteUrl() + address)).text();
  const { followed, faults } = await follow(linksOfMarkdown(text, siteUrl()));
  return { followed, faults: [...faults, ...bareInMarkdown(text)] };
}

/** How many numbers each kind of page has at least in links, in HTML and in Markdown; of the demo library all are known. */
const LEAST: Record<string, [html: number, markdown: number]> = {
  home: [95, 70],
  'author-reference': [22, 19],
  'author-rich': [95, 90],
  'author-one-work': [13, 12],
  work: [2, 2],
  'author-works': [49, 50],
  'author-works-cut': [40, 45],
  'author-works-none': [2, 1],
  'author-works-unknown': [49, 50],
  'author-works-group': [22, 22],
  affiliation: [18, 18],
  'co-authors': [50, 50],
  'co-authors-few': [25, 24],
  venues: [110, 110],
  venue: [20, 20],
  edition: [16, 16],
  topics: [120, 120],
  'topics-fields': [30, 30],
  'topics-none': [2, 1],
  field: [80, 80],
  institutions: [120, 120],
  institution: [50, 50],
  'author-cited-by': [6, 3],
  'work-cited-by': [14, 14],
  'search-hits': [10, 10],
  authors: [200, 200],
  'authors-letter': [200, 200],
  'authors-there': [50, 50],
  'authors-none': [2, 1],
  works: [50, 50],
  'works-cut': [45, 45],
  about: [9, 9],
};

describe('every number leads to a list that says the same', () => {
  const pages = PAGE_KINDS.filter(({ status }) => status === 200);

  test.each(pages)('$name', { timeout: 120_000 }, async ({ name, path }) => {
    const [html, markdown] = LEAST[name] ?? [0, 0];
    const page = await followPage(path);
    expect(page.faults).toEqual([]);
    expect(page.followed).toBeGreaterThanOrEqual(html);
    const text = await followMarkdown(path);
    expect(text.faults).toEqual([]);
    expect(text.followed).toBeGreaterThanOrEqual(markdown);
  });
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

  test.each([
    ['HTML', followPage],
    ['Markdown', followMarkdown],
  ])('all of them, as %s', { timeout: 300_000 }, async (_, followed) => {
    let numbers = 0;
    const faults: unknown[] = [];
    for (const path of paths) {
      const page = await followed(path);
      numbers += page.followed;
      faults.push(...page.faults.map((fault) => [path, fault]));
    }
    expect(faults).toEqual([]);
    expect(numbers).toBeGreaterThan(1000);
  });
});
