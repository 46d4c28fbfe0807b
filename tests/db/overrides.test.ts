import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseOverride } from '#/ingest/overrides/read';
import type { TestDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { claim, item, orcidRecord, orcidSummary, wikidataItem } from '../support/people';
import { authorship, workRecord } from '../support/records';

const ORCID = '0000-0002-1825-0097';
const ada = (printed: string) =>
  authorship(1, 'Ada Old', [], {
    raw_author_name: printed,
    author: { id: 'https://openalex.org/A1', display_name: 'Ada Old', orcid: `https://orcid.org/${ORCID}` },
  });
const RECORDS = [
  workRecord(1, { authorships: [ada('A. Old'), authorship(2, 'Bo Lind')] }),
  workRecord(2, { authorships: [authorship(2, 'Bo Lind'), ada('Ada Old')], refs: [1] }),
  {
    id: 'https://openalex.org/A1',
    display_name: 'Ada Old',
    display_name_alternatives: ['Ada Old-Berg', 'Ada Q. Old'],
    affiliations: [],
    works_count: 2,
    updated_date: '2026-01-01',
  },
];

let database: TestDatabase;
const override = (...lines: unknown[]) => loadRecords(database.url, lines, [], 'overrides');
/** Everything that pages, formats, search and addresses are made from, as one text. */
async function everything(): Promise<string> {
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const { getWorkPage } = await import('#/lib/queries/work-page');
  const { searchAuthors } = await import('#/lib/queries/search');
  const pages = [await getAuthorPage(1), await getAuthorPage(2), await getWorkPage(1), await getWorkPage(2)];
  return JSON.stringify([pages, (await searchAuthors('ada')).authors]);
}
const resolve = async (segment: string) => (await import('#/lib/queries/resolve')).resolveAuthor(segment);

beforeAll(async () => {
  database = await pagesDatabase();
  await loadRecords(database.url, RECORDS);
});
afterAll(() => database.drop());

describe('a hidden name', () => {
  it('is nowhere; its address answers 410 and the new one serves', async () => {
    expect(await everything()).toContain('Ada Old');
    const report = await override({
      author: 'A1',
      name: 'Ada New',
      hideNames: ['Ada Old', 'A. Old', 'Ada Old-Berg', 'Ada Q. Old'],
    });
    expect(report.counts.overrides).toMatchObject({ read: 1, inserted: 1, rejected: 0 });
    const text = await everything();
    expect(text).toContain('Ada New');
    expect(text).not.toMatch(/Old|old/);
    expect(await resolve('ada-old')).toEqual({ status: 'gone' });
    expect(await resolve('ada-new')).toMatchObject({ status: 'found', id: 1 });
    expect(await resolve('A1')).toEqual({ status: 'moved', path: '/authors/ada-new' });
    const { searchAuthors } = await import('#/lib/queries/search');
    expect((await searchAuthors('old berg')).authors).toEqual([]);
  });

  it('stays hidden over later loads, and a second time nothing changes', async () => {
    const before = await digest(database.url);
    expect((await loadRecords(database.url, RECORDS)).changed).toBe(false);
    await loadRecords(database.url, [
      workRecord(3, { authorships: [ada('Ada Old')], updated_date: '2026-06-01' }),
    ]);
    expect(await everything()).not.toMatch(/Old|old/);
    await loadRecords(database.url, [workRecord(3, { type: 'paratext', updated_date: '2026-07-01' })]);
    expect(await digest(database.url)).toEqual(before);
  });

  it('is kept as fold and address only, never as it is written', async () => {
    expect(await rows(database.url, 'SELECT hide_folds, hide_slugs FROM override')).toEqual([
      {
        hide_folds: ['ada old', 'a old', 'ada old berg', 'ada q old'],
        hide_slugs: ['ada-old', 'a-old', 'ada-old-berg', 'ada-q-old'],
      },
    ]);
  });

  it('comes back when the override is taken back', async () => {
    await override({ author: 'A1' });
    expect(await everything()).toContain('Ada Old');
    expect(await resolve('ada-old')).toMatchObject({ status: 'found', id: 1 });
    expect(await resolve('ada-new')).toEqual({ status: 'moved', path: '/authors/ada-old' });
  });
});

it('a hidden iD and a hidden person', async () => {
  await override({ author: 'A1', hideOrcid: true });
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  expect((await getAuthorPage(1))?.ids.orcid).toBeNull();
  await override({ author: 'A1', hide: true });
  expect(await getAuthorPage(1)).toBeNull();
  expect(await resolve('ada-old')).toEqual({ status: 'gone' });
  expect((await getAuthorPage(2))?.coAuthors).toMatchObject([
    { id: 'A1', slug: null, name: 'Ada Old', works: 2 },
  ]);
  expect((await (await import('#/lib/queries/search')).searchAuthors('ada')).authors).toEqual([]);
});

it('a hidden iD takes with it all that ORCID says, and what is found by the iD only; later loads bring nothing back', async () => {
  const record = (modified: number) =>
    orcidRecord(
      ORCID,
      ['Ada', 'Old'],
      { employments: [orcidSummary(ORCID, { name: 'Secret Works' }, '2016', null)] },
      { otherNames: ['Adelheid Old'], links: ['https://secret.example/'], modified },
    );
  const wikidata = [
    wikidataItem(7, { en: 'Ada Old' }, { P496: [claim(ORCID)], P108: [claim(item(8))] }),
    wikidataItem(8, { en: 'Hidden House' }, { P17: [claim(item(20))] }),
  ];
  const load = async () => {
    await loadRecords(database.url, [record(1_700_000_000_000)], [], 'orcid');
    await loadRecords(database.url, wikidata, [], 'wikidata');
  };
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const { getAuthorChanges } = await import('#/lib/queries/author-changes');
  const { resolveIdentifier } = await import('#/lib/queries/resolve');
  const { searchAuthors } = await import('#/lib/queries/search');
  const all = async () =>
    JSON.stringify([
      await everything(),
      await getAuthorChanges(1),
      (await searchAuthors('adelheid')).authors,
    ]);
  const OF_ORCID = /0000-0002|secret|Adelheid|Q7|Hidden House|"source":"ORCID"|"orcid":"/i;
  await override({ author: 'A1' });
  await load();
  const shown = await all();
  for (const part of ['0000-0002', 'Secret Works', 'secret.example', 'Adelheid', 'Hidden House', 'Q7'])
    expect(shown).toContain(part);
  await override({ author: 'A1', hideOrcid: true });
  const hidden = async () => (await all()).replaceAll('\\"', '"');
  expect(await hidden()).not.toMatch(OF_ORCID);
  expect((await getAuthorPage(1))?.sources.map(({ name }) => name)).toEqual(['OpenAlex']);
  expect(await resolveIdentifier('orcid', ORCID)).toEqual({ status: 'missing' });
  await loadRecords(database.url, [record(1_800_000_000_000)], [], 'orcid');
  await loadRecords(database.url, [
    workRecord(9, { authorships: [ada('Ada Old')], updated_date: '2026-08-01' }),
  ]);
  await loadRecords(database.url, [], [], 'derive');
  expect(await hidden()).not.toMatch(OF_ORCID);
  await override({ author: 'A1' });
  expect((await getAuthorPage(1))?.ids).toMatchObject({ orcid: ORCID, wikidata: 'Q7' });
});

it.each([
  [{ author: 'W1' }, 'override: author is no author id'],
  // A slip takes nothing back and hides nothing.
  [{ author: 'A1', hide: 'yes' }, 'override: hide is not true or false'],
  [{ author: 'A1', hideNames: 'Ada Old' }, 'override: hideNames is not a list of names'],
  [{ author: 'A1', hideName: ['Ada Old'] }, 'override: "hideName" is no key'],
  [{ author: 'A1', name: 7 }, 'override: name is not a name'],
  [
    { author: 'A1', name: '# Ada <b>New</b>', hide: false },
    { author_id: 1, name: '# Ada New', hide_folds: [], hide_slugs: [], hide_orcid: false, hide: false },
  ],
])('%j', (line, parsed) => expect(parseOverride(line)).toEqual(parsed));
