import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SHOWN } from '#/lib/format/author-words';
import { affiliationCounts } from '#/lib/format/institution-words';
import { count, number } from '#/lib/format/numbers';
import { saidText } from '#/lib/format/said';
import { titleText } from '#/lib/format/title';
import { workCitations, workYear } from '#/lib/format/work-words';
import type { authorJson } from '#/lib/formats/author-json';
import type { changesJson } from '#/lib/formats/changes-formats';
import type { citedByJson } from '#/lib/formats/cited-by-formats';
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

/** Opens a page and gives the texts of all elements that a selector finds, in their order, with white space folded. */
async function open(path: string): Promise<(selector: string) => string[]> {
  await page.goto(siteUrl() + path);
  const seen = await page.evaluate(
    (selectors) =>
      selectors.map((selector) =>
        [...document.querySelectorAll(selector)].map((element) => element.textContent),
      ),
    SELECTORS,
  );
  return (selector) => {
    const found = seen[SELECTORS.indexOf(selector)];
    if (!found) throw new Error(`${selector} is not read`);
    return found.map((text) => text.replace(/\s+/g, ' ').trim());
  };
}

/** All that is read of a page, in one go: there are hundreds of pages. */
const SELECTORS = [
  'h1',
  'h2',
  '.numbers b',
  '.affs h3',
  '.affs .n-of',
  '.chips li',
  'ul.decades > li',
  '.papers h3',
  '.papers .sum',
  '.works > li h3',
  '.works .when',
  '.works .cites',
  '.works .by',
  '.works .by b',
  '.works .names a',
  '.split dt',
  '.people .nm',
  '.people .x',
  '.venues h3',
  '.statement',
  '.namesakes .nm',
  '.insts > li',
  '.sum',
  '.cite',
  '.change h3',
  '.change li > span:first-child',
  '.change dd',
  'script[type="application/ld+json"]',
];

async function read<T>(path: string): Promise<T> {
  return (await fetch(siteUrl() + path)).json() as Promise<T>;
}

/** Markdown as a reader sees it: links by their text, without escapes and emphasis. */
async function readMarkdown(path: string): Promise<string> {
  const text = await (await fetch(siteUrl() + path)).text();
  return text
    .replace(/(?<!\\)\[((?:\\.|[^\\\]])*)\]\((?:\\.|[^\\)])*\)/g, '$1')
    .replace(/(?<!\\)\*\*/g, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1');
}

/** Lines of one section of a Markdown page. */
function section(markdown: string, heading: string): string[] {
  const start = markdown.indexOf(`\n## ${heading}\n`);
  const end = markdown.indexOf('\n## ', start + 1);
  return start < 0
    ? []
    : markdown
        .slice(start, end < 0 ? undefined : end)
        .split('\n')
        .slice(2);
}

const numbers = (text: string) => text.match(/\d[\d,]*/g) ?? [];

describe('HTML, Markdown and JSON of an author say the same', async () => {
  test('every author with more than one work', { timeout: 300_000 }, async () => {
    const slugs = await rows<{ slug: string }>(
      databaseUrl(),
      // not the generated ones of the size tests: they are many, and of one make
      'SELECT slug FROM author WHERE has_page AND library_works > 1 AND id NOT BETWEEN 8000000000 AND 8399999999 ORDER BY id',
    );
    expect(slugs.length).toBeGreaterThan(10);
    for (const { slug } of slugs) await agree(slug);
  });

  async function agree(slug: string) {
    const json = await read<ReturnType<typeof authorJson>>(`/authors/${slug}.json`);
    const markdown = await readMarkdown(`/authors/${slug}.md`);
    const texts = await open(`/authors/${slug}`);

    expect(texts('h1'), slug).toEqual([json.name]);
    expect(markdown.startsWith(`# ${json.name}\n`), slug).toBe(true);
    expect(texts('h2'), slug).toEqual([...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading));

    const { counts, openalex } = json;
    const strip = [
      ...(openalex ? [openalex.works] : []),
      counts.knownWorks,
      counts.libraryWorks,
      counts.worksWithPage,
      ...(openalex ? [openalex.citations] : []),
      counts.citations,
      ...(openalex ? [openalex.hIndex] : []),
      counts.hIndex,
      ...(openalex ? [openalex.i10Index] : []),
      counts.i10Index,
    ]
      .filter((figure) => figure !== null)
      .map(number);
    expect(texts('.numbers b'), slug).toEqual(strip);
    const said = markdown.match(/^- (?:Works|Citations|h-index|i10-index): .*$/gm) ?? [];
    expect(
      said.flatMap((line) => numbers(line.replace('i10-index', ''))),
      slug,
    ).toEqual(strip);

    // HTML unfolds what the Markdown counts.
    const affiliations = json.affiliations.slice(0, SHOWN.affiliations);
    expect(texts('.affs h3'), slug).toEqual(json.affiliations.map(({ institution }) => institution.name));
    expect(texts('.affs .n-of'), slug).toEqual(
      json.affiliations.map((row) => affiliationCounts(json, row).map(saidText).join(' · ')),
    );
    const rowsOfMarkdown = section(markdown, 'Affiliations').filter((line) => line.startsWith('- '));
    affiliations.forEach((row, index) => {
      expect(rowsOfMarkdown[index], slug).toContain(row.institution.name);
      expect(rowsOfMarkdown[index], slug).toContain(affiliationCounts(json, row).map(saidText).join(' · '));
    });

    const subjects = [
      ...json.fields,
      ...json.topics.slice(0, SHOWN.subjects),
      ...json.concepts.slice(0, SHOWN.subjects),
    ];
    const chips = texts('.chips li').filter((text) => !/^All [\d,]+ /.test(text));
    expect(chips, slug).toEqual(subjects.map(({ name, works }) => `${name} ${number(works)}`));
    expect(
      section(markdown, 'Fields, topics and concepts').filter((line) => line.startsWith('- ')),
      slug,
    ).toEqual(subjects.map(({ name, works }) => `- ${name}: ${count(works, 'work')}`));

    const byYear = [...json.worksByYear].reverse();
    const decades = texts('ul.decades > li').join(' ');
    expect(
      [...decades.matchAll(/(\S+) in (\d{4})/g)].map(([, works, year]) => `${year}: ${works}`),
      slug,
    ).toEqual(byYear.map(({ year, works }) => `${year}: ${number(works)}`));
    expect(
      section(markdown, 'Works by year').flatMap((line) =>
        line.startsWith('- ') ? (line.match(/\d{4}: \d+(?:,\d{3})*/g) ?? []) : [],
      ),
      slug,
    ).toEqual(byYear.map(({ year, works }) => `${year}: ${number(works)}`));

    expect(texts('.papers h3'), slug).toEqual(json.papers.map(({ title }) => titleText(title)));
    expect(texts('.papers .sum'), slug).toEqual(
      json.papers
        .filter(({ excerpt }) => excerpt)
        .map(({ excerpt }) => expect.stringContaining(excerpt ?? '')),
    );

    expect(texts('.works > li h3'), slug).toEqual(
      json.works.map(({ title }) => expect.stringContaining(titleText(title))),
    );
    expect(texts('.works .when'), slug).toEqual(json.works.map(workYear));
    expect(texts('.works .cites'), slug).toEqual(
      json.works.map(({ citations }) => workCitations(citations) ?? ''),
    );
    expect(texts('.works .by b').length, slug).toBe(json.works.length);
    const listed = section(markdown, 'All works').filter((line) => /^\d+\. /.test(line));
    expect(listed.length, slug).toBe(json.works.length);
    const bylines = texts('.works .by');
    json.works.forEach((work, index) => {
      const line = listed[index] ?? '';
      expect(line.startsWith(`${index + 1}. ${titleText(work.title)}`), `${slug}: ${line}`).toBe(true);
      for (const text of [bylines[index], line]) {
        for (const author of work.authors) expect(text, slug).toContain(author.name);
        expect(text?.includes('et al.'), slug).toBe(work.authorCount > work.authors.length);
        expect(text, slug).toContain(
          work.authorCount === 1 ? 'sole author' : `of ${number(work.authorCount)}`,
        );
      }
      expect(
        line.endsWith(workCitations(work.citations) ?? '') ||
          line.includes(`${workCitations(work.citations)} · `),
        slug,
      ).toBe(true);
    });

    const people = json.coAuthors.slice(0, SHOWN.coAuthors);
    expect(texts('.people .nm'), slug).toEqual(people.map(({ name }) => name));
    expect(texts('.people .x'), slug).toEqual(
      people.map(({ works }) => (works > 1 ? `×${number(works)}` : '')),
    );
    section(markdown, 'Co-authors')
      .filter((line) => line.startsWith('- '))
      .forEach((line, index) => {
        expect(line.startsWith(`- ${people[index]?.name} `), slug).toBe(true);
        expect(line.includes('×'), slug).toBe((people[index]?.works ?? 0) > 1);
      });

    expect(texts('.venues h3'), slug).toEqual(json.venues.slice(0, SHOWN.venues).map(({ name }) => name));
    const [citedBy = ''] = texts('.statement');
    expect(section(markdown, 'Cited by').join(' ').trim(), slug).toBe(citedBy);
    for (const value of [json.citedBy.bibliographiesRead, json.citedBy.citations].filter(
      (value) => value > 1,
    ))
      expect(numbers(citedBy), slug).toContain(number(value));
    expect(texts('.namesakes .nm'), slug).toEqual(json.sameName.authors.map(({ name }) => name));
    expect(JSON.parse(texts('script[type="application/ld+json"]')[0] ?? '{}'), slug).toMatchObject({
      name: json.name,
      url: json.url,
    });
  }
});

test('HTML, Markdown and JSON of works say the same', { timeout: 120_000 }, async () => {
  const slugs = await rows<{ slug: string }>(
    databaseUrl(),
    'SELECT slug FROM work WHERE has_page ORDER BY id LIMIT 20',
  );
  for (const { slug } of slugs) {
    const json = await read<ReturnType<typeof workPageJson>>(`/works/${slug}.json`);
    const markdown = await readMarkdown(`/works/${slug}.md`);
    const texts = await open(`/works/${slug}`);
    expect(texts('h1'), slug).toEqual([titleText(json.title)]);
    expect(markdown.startsWith(`# ${titleText(json.title)}\n`), slug).toBe(true);
    expect(texts('h2'), slug).toEqual([...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading));
    expect(texts('.insts > li').length, slug).toBe(json.byline.length);
    for (const { name } of json.byline) expect(markdown, slug).toContain(name);
    const related = [...json.references.works, ...json.citedBy.works];
    expect(texts('.works .when'), slug).toEqual(related.map(workYear));
    const text = json.summary ?? json.abstract;
    if (text) expect(texts('.sum'), slug).toEqual([text.replace(/\s+/g, ' ')]);
    expect(texts('.cite'), slug).toEqual([json.citationText]);
    expect(section(markdown, 'Cite').join('').trim(), slug).toBe(json.citationText);
  }
});

test('HTML, Markdown and JSON of what loads changed say the same', async () => {
  for (const slug of ['mutable-changeling', 'amar-phanishayee', 'jason-priem']) {
    const json = await read<ReturnType<typeof changesJson>>(`/authors/${slug}/changes.json`);
    const markdown = await readMarkdown(`/authors/${slug}/changes.md`);
    const texts = await open(`/authors/${slug}/changes`);
    expect([json.total, json.pages, json.next], slug).toEqual([json.changes.length, 1, null]);
    expect(markdown.startsWith(`# ${texts('h1')[0]}\n`), slug).toBe(true);
    expect(texts('h2'), slug).toEqual([...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading));
    expect(texts('.change h3'), slug).toEqual(
      [...markdown.matchAll(/^### (.*)$/gm)].map(([, heading]) => heading),
    );
    const { changes } = json;
    expect(texts('.change li > span:first-child'), slug).toEqual(
      changes.flatMap(({ worksCame, worksGone, worksJoined, affiliations }) => [
        ...[worksCame, worksGone, worksJoined].flatMap(({ list }) =>
          list.map(
            ({ id, title, retracted }) =>
              titleText(title ?? `${id}, no longer in the library`) + (retracted ? ' Retracted' : ''),
          ),
        ),
        ...affiliations.list.map(({ institution }) => institution.name),
      ]),
    );
    expect(texts('.change dd'), slug).toEqual(
      changes.flatMap(({ figures }) =>
        figures.map(({ before, after }) => `${number(after)} was ${number(before)}`),
      ),
    );
    for (const figure of changes.flatMap(({ figures }) => figures))
      expect(markdown, slug).toContain(`: ${number(figure.after)} (was ${number(figure.before)})`);
  }
});

test('a page of changes: what came, what left, and what it is called now', async () => {
  const { changes } = await read<ReturnType<typeof changesJson>>('/authors/mutable-changeling/changes.json');
  expect(changes[0]).toMatchObject({
    worksCame: { total: 33 },
    worksGone: {
      total: 2,
      list: [
        { id: 'W9700000402', title: 'Before the change, 2' },
        { id: 'W9700000403', title: null },
      ],
    },
  });
  expect(changes[0]?.worksCame.list).toHaveLength(20);
  expect(changes[1]).toMatchObject({ first: { libraryWorks: 4, knownWorks: 4, citations: 3992 } });
});

test('HTML, Markdown and JSON of the works that cite an author say the same', {
  timeout: 60_000,
}, async () => {
  const slugs = await rows<{ slug: string }>(
    databaseUrl(),
    'SELECT slug FROM author WHERE has_page AND citing_pairs > 0 ORDER BY citing_pairs DESC, id LIMIT 4',
  );
  expect(slugs.length).toBe(4);
  for (const { slug } of slugs) {
    const path = `/authors/${slug}/cited-by`;
    const json = await read<ReturnType<typeof citedByJson>>(`${path}.json`);
    const author = await read<ReturnType<typeof authorJson>>(`/authors/${slug}.json`);
    expect([json.total, json.pairs, json.bases.page], slug).toEqual([
      author.citedBy.citingWorks,
      author.citedBy.citations,
      author.citedBy.citingWorksWithPage,
    ]);
    const markdown = await readMarkdown(`${path}.md`);
    const texts = await open(path);
    expect(texts('h1'), slug).toEqual([`Works that cite ${author.name}`]);
    expect(markdown.startsWith(`# Works that cite ${author.name}\n`), slug).toBe(true);
    expect(texts('h2'), slug).toEqual(
      expect.arrayContaining([...markdown.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading)),
    );
    const split = [json.split.others, json.split['co-authors'], json.split.author].map(number);
    expect(texts('.split dt').flatMap(numbers), slug).toEqual(split);
    expect(
      section(markdown, 'By whom')
        .filter((line) => line.startsWith('- '))
        .map((line) => numbers(line)[0]),
      slug,
    ).toEqual(split);
    const cites = json.works.flatMap((work) => work.cites.map(({ title }) => titleText(title)));
    expect(cites.length, slug).toBe(json.pages === 1 ? json.pairs : cites.length);
    expect(texts('.works > li h3'), slug).toEqual(
      json.works.map(({ title }) => expect.stringContaining(titleText(title))),
    );
    expect(texts('.works .names a'), slug).toEqual(cites.map((title) => title.replace(/\s+/g, ' ')));
    expect(
      section(markdown, 'Citing works')
        .filter((line) => line.startsWith('   - '))
        .map((line) => line.slice(5)),
      slug,
    ).toEqual(cites);
  }
});
