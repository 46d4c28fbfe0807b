import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseOverride } from '#/ingest/overrides/read';
import type { TestDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
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

describe('overrides of authors who were merged', () => {
  const people = [
    workRecord(21, {
      authorships: [
        authorship(11, 'Midori Shima', [], { raw_author_name: 'M. Shima' }),
        authorship(13, 'Cy Dahl'),
      ],
    }),
    workRecord(22, {
      authorships: [authorship(12, 'Midori Mori'), authorship(13, 'Cy Dahl')],
      updated_date: '2026-05-01',
    }),
    workRecord(23, {
      authorships: [
        authorship(12, 'Midori Mori', [], { raw_author_name: 'Midori Shima' }),
        authorship(14, 'Di Ek'),
      ],
    }),
  ];
  const merge = (...lines: string[]) => loadRecords(database.url, lines, [], 'merges');
  const hideName = () => override({ author: 'A11', hideNames: ['Midori Shima', 'M. Shima'] });
  const steps = {
    load: () => loadRecords(database.url, people),
    merge: () => merge('{"id":"A11","into":"A12"}'),
  };
  const shown = async () => {
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const { getWorkPage } = await import('#/lib/queries/work-page');
    const { searchAuthors } = await import('#/lib/queries/search');
    return JSON.stringify([
      ...(await Promise.all([11, 12, 13, 14].map((id) => getAuthorPage(id)))),
      ...(await Promise.all([21, 22, 23].map((id) => getWorkPage(id)))),
      (await searchAuthors('midori')).authors,
      await rows(database.url, 'SELECT a.name, a.other_names, a.search FROM author a'),
    ]);
  };
  beforeEach(() => emptyLibrary(database.url));

  it.each([['load override merge'], ['load merge override'], ['merge override load']])(
    'hide names of the survivor: %s',
    async (order) => {
      for (const name of order.split(' '))
        await (name === 'override' ? hideName() : steps[name as keyof typeof steps]());
      expect(await shown()).toContain('Midori Mori');
      expect(await shown()).not.toMatch(/shima/i);
      const ended = await digest(database.url);
      await loadRecords(database.url, [], [], 'derive');
      expect(await digest(database.url)).toEqual(ended);
      await emptyLibrary(database.url);
      await steps.load();
      await hideName();
      await steps.merge();
      expect(await digest(database.url)).toEqual(ended);
      expect((await override({ author: 'A11' })).changed).toBe(true);
      expect(await shown()).toMatch(/Midori Shima/);
      expect(await resolve('midori-shima')).toEqual({ status: 'moved', path: '/authors/midori-mori' });
    },
  );

  it('hide the address of a merged id, and that of the survivor by a name that a merged id hides', async () => {
    await steps.load();
    await steps.merge();
    expect(await resolve('midori-shima')).toMatchObject({ status: 'moved' });
    await override({ author: 'A12', hideNames: ['Midori Shima'] });
    expect(await resolve('midori-shima')).toEqual({ status: 'gone' });
    await override({ author: 'A12' }, { author: 'A11', hideNames: ['Midori Mori'] });
    expect(await resolve('midori-mori')).toEqual({ status: 'gone' });
    expect(await resolve('midori-shima')).toMatchObject({ status: expect.stringMatching(/found|moved/) });
    expect(await shown()).not.toContain('Mori');
  });

  it.each([['override merge'], ['merge override']])('hide the survivor and the iD: %s', async (order) => {
    await steps.load();
    expect(await resolve('midori-mori')).toMatchObject({ status: 'found' });
    for (const name of order.split(' '))
      await (name === 'override' ? override({ author: 'A11', hide: true }) : steps.merge());
    for (const address of ['A11', 'A12', 'midori-mori', 'midori-shima'])
      expect(await resolve(address)).toEqual({ status: 'gone' });
    const { searchAuthors } = await import('#/lib/queries/search');
    expect((await searchAuthors('midori')).authors).toEqual([]);
    await override({ author: 'A11', hideOrcid: true });
    expect(await resolve('A12')).toMatchObject({ status: 'moved' });
    expect(
      await rows(database.url, 'SELECT hide_orcid, hide FROM author_override WHERE author_id = 12'),
    ).toEqual([{ hide_orcid: true, hide: false }]);
  });

  it("give the survivor's own name first, then that of the lowest id, and go with a corrected merge", async () => {
    await steps.load();
    await override({ author: 'A11', name: 'Named Old' }, { author: 'A12', name: 'Named New' });
    await steps.merge();
    const names = async () =>
      (
        await rows<{ names: string }>(
          database.url,
          `SELECT string_agg(name, ', ' ORDER BY id) AS names FROM author`,
        )
      )[0]?.names;
    expect(await names()).toBe('Named New, Cy Dahl, Di Ek');
    await override({ author: 'A12' });
    expect(await names()).toBe('Named Old, Cy Dahl, Di Ek');
    await merge('{"id":"A11","into":"A14"}');
    expect(await names()).toBe('Midori Mori, Cy Dahl, Named Old');
  });
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
