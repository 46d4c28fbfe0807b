import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isMergeList } from '#/ingest/read/files';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { TestDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
import { orcidRecord, orcidSummary } from '../support/people';
import { authorship, workRecord } from '../support/records';

const ADA = '0000-0002-1825-0097';
const OLD_ROR = 'https://ror.org/05gq02987';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await pagesDatabase();
  url = database.url;
});
afterAll(() => database.drop());
beforeEach(() => emptyLibrary(url));

const id = (letter: string, number: number) => `https://openalex.org/${letter}${number}`;
const line = (author: number, name: string, institutions: number[], printed: [string, number[]][] = []) =>
  authorship(author, name, institutions, {
    author: { id: id('A', author), display_name: name, orcid: author === 1 ? ADA : null },
    affiliations: printed.map(([text, ids]) => ({
      raw_affiliation_string: text,
      institution_ids: ids.map((number) => id('I', number)),
    })),
  });
const work = (number: number, over: Parameters<typeof workRecord>[1]) =>
  workRecord(number, { publication_year: 2010 + number, ...over });

const WORKS = [
  // the old and the new one, both at once, and somebody who is nobody
  work(1, { authorships: [line(1, 'Ada Lind', [2], [['Alder, Oslo', [2]]])], source: [20, 'journal'] }),
  work(2, {
    authorships: [
      line(1, 'Ada Lind', [3, 2, 1], [['Alder Univ.', [1]]]),
      authorship(null, 'et al.', [2]),
      line(2, 'Bo Berg', [1]),
    ],
    source: [10, 'journal'],
  }),
  work(3, { authorships: [line(2, 'Bo Berg', [2])], source: [30, 'repository'] }),
  // versions by their place in print, once both sources are one
  ...[20, 10].map((source, index) =>
    work(4 + index, {
      authorships: [line(3, 'Cy Dahl', [4])],
      title: 'A telling title of one paper',
      source: [source, 'journal'],
      biblio: { volume: '7', first_page: '70' },
      publication_year: 2014,
    }),
  ),
];
const institution = (number: number, name: string, over = {}) => ({
  id: id('I', number),
  display_name: name,
  type: 'education',
  country_code: 'NO',
  geo: { city: 'Oslo', country: 'Norway', country_code: 'NO' },
  updated_date: '2026-01-01',
  ...over,
});
const OTHERS = [
  institution(2, 'Alder College', { ror: OLD_ROR }),
  institution(1, 'Alder University'),
  {
    id: id('A', 1),
    display_name: 'Ada Lind',
    affiliations: [
      { institution: { id: id('I', 2), display_name: 'Alder College' }, years: [2001, 2002] },
      { institution: { id: id('I', 1), display_name: 'Alder University' }, years: [2002, 2019] },
    ],
    works_count: 2,
    updated_date: '2026-01-01',
  },
  { author: 'A2', institution: 'I2', works: 9, from: 1999, to: 2003, date: '2026-10-14' },
  { author: 'A2', institution: 'I1', works: 4, from: 2004, to: 2005, date: '2026-10-14' },
];
const POSTS = [
  orcidRecord(ADA, ['Ada', 'Lind'], {
    employments: [orcidSummary(ADA, { name: 'Alder', ror: OLD_ROR }, '2003', '2004')],
  }),
];
const MERGES = ['I2,I1', 'S20,S10', 'S30,S31'];

const openalex = (...records: unknown[]) => loadRecords(url, records);
const orcid = () => loadRecords(url, POSTS, [], 'orcid');
const merge = (...pairs: string[]) => loadRecords(url, pairs.map(fromTo), [], 'merges');
const fromTo = (pair: string) => {
  const [from, into] = pair.split(',');
  return { id: from, into };
};
async function page(author: number): Promise<AuthorPage> {
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const found = await getAuthorPage(author);
  if (!found) throw new Error(`no page for A${author}`);
  return found;
}

describe('merged institutions and sources', () => {
  beforeEach(async () => {
    await openalex(...WORKS, ...OTHERS);
    await orcid();
  });

  it('are one, with all that is said of either', async () => {
    expect((await merge(...MERGES)).counts.merges).toMatchObject({ read: 3, inserted: 3, rejected: 0 });
    const [ada, bo] = [await page(1), await page(2)];
    expect(ada.affiliations).toMatchObject([
      {
        institution: { id: 'I1', name: 'Alder University' },
        works: 2,
        from: 2001,
        to: 2019,
        sources: ['byline', 'openalex', 'orcid'],
        years: [2001, 2002, 2011, 2012, 2019],
        statements: [{ from: 2003, matchedByName: false }],
      },
    ]);
    // of two counts of one day the larger, never a sum
    expect(bo.affiliations).toMatchObject([
      { institution: { id: 'I1' }, works: 2, openalexWorks: 9, from: 1999 },
    ]);
    expect(ada.venues).toMatchObject([{ id: 'S10', works: 2, editions: [{ year: 2012 }, { year: 2011 }] }]);
    expect((await page(3)).counts).toMatchObject({ libraryWorks: 1 });
    expect(
      await rows(url, 'SELECT id::int, name, library_works AS works FROM institution ORDER BY id'),
    ).toEqual([
      { id: 1, name: 'Alder University', works: 3 },
      { id: 3, name: 'Institute 3', works: 1 },
      { id: 4, name: 'Institute 4', works: 1 },
    ]);
    // one of which nothing was known until now has what is said of the other
    expect(await rows(url, 'SELECT id::int, name, type FROM source ORDER BY id')).toEqual([
      { id: 10, name: 'Source 10', type: 'journal' },
      { id: 31, name: 'Source 30', type: 'repository' },
    ]);
    expect(
      await rows(
        url,
        `SELECT institution_ids::text AS ids FROM authorship WHERE work_id = 2 ORDER BY position`,
      ),
    ).toEqual([{ ids: '{3,1}' }, { ids: '{1}' }, { ids: '{1}' }]);
  });

  it('lead their addresses and filters on, in one step', async () => {
    await merge(...MERGES);
    await merge('I1,I5');
    const { resolvePlace } = await import('#/lib/queries/resolve-place');
    const [{ slug }] = (await rows<{ slug: string }>(url, 'SELECT slug FROM institution WHERE id = 5')) as [
      { slug: string },
    ];
    for (const segment of ['i1', 'i2', 'alder-university', 'alder-college'])
      expect(await resolvePlace('institution', segment)).toEqual({
        status: 'moved',
        path: `/institutions/${slug}`,
      });
    expect(await resolvePlace('venue', 's20')).toEqual({ status: 'moved', path: '/venues/source-10' });
    const { getListPage } = await import('#/lib/queries/list-page');
    const { workListState } = await import('#/lib/list-state');
    const list = await getListPage(
      { of: 'author', id: 1 },
      workListState.parse(new URLSearchParams({ institution: 'i2' })),
    );
    expect([list?.total, list?.state.institution]).toEqual([2, slug]);
    expect(list?.proof).toMatchObject({
      works: 2,
      printed: [{ text: 'Alder Univ.' }, { text: 'Alder, Oslo' }],
      recordYears: [2001, 2002, 2019],
    });
  });

  it('are no news on the pages of changes, but by what came with them', async () => {
    await merge(...MERGES);
    const { getAuthorChanges } = await import('#/lib/queries/author-changes');
    for (const author of [1, 2]) {
      const changes = await getAuthorChanges(author, 1);
      expect(changes?.changes.map(({ command }) => command)).not.toContain('merges');
    }
  });

  it('change nothing when lists or records come again', async () => {
    await merge(...MERGES);
    const before = await digest(url);
    expect((await merge(...MERGES)).changed).toBe(false);
    expect((await openalex(...WORKS, ...OTHERS)).changed).toBe(false);
    expect((await orcid()).changed).toBe(false);
    await ingest(url, ['derive']);
    expect(await digest(url)).toEqual(before);
  });

  it('that lead back to themselves are refused', async () => {
    await merge(...MERGES);
    const before = await digest(url);
    expect((await merge('I1,I2', 'S10,S20', 'S9,S9')).counts.merges).toMatchObject({
      inserted: 0,
      rejected: 3,
    });
    expect(await digest(url)).toEqual(before);
  });

  it('are followed in what comes later: newer works, records, counts', async () => {
    await merge(...MERGES);
    await openalex(
      work(3, {
        authorships: [line(2, 'Bo Berg', [2])],
        source: [20, 'journal'],
        updated_date: '2026-06-01',
      }),
      work(6, { authorships: [line(2, 'Bo Berg', [2])], source: [20, 'journal'] }),
      institution(2, 'Alder College again', { ror: OLD_ROR, updated_date: '2026-06-01' }),
      { author: 'A2', institution: 'I2', works: 3, date: '2026-11-14' },
    );
    const bo = await page(2);
    expect(bo.affiliations).toMatchObject([
      { institution: { id: 'I1', name: 'Alder University' }, works: 3, openalexWorks: 3 },
    ]);
    expect(bo.venues).toMatchObject([{ id: 'S10', works: 3 }]);
    expect(await rows(url, 'SELECT count(*)::int AS old FROM institution WHERE id = 2')).toEqual([
      { old: 0 },
    ]);
  });
});

describe('the order of loads does not matter', () => {
  const parts: Record<string, () => Promise<unknown>> = {
    w: () => openalex(...WORKS),
    o: () => openalex(...OTHERS),
    r: orcid,
    m: () => merge(...MERGES),
    // the same by way of a third one, in both directions
    c: async () => {
      await merge('I2,I6', 'S20,S10', 'S30,S32');
      await merge('I6,I1', 'S32,S31');
    },
    d: async () => {
      await merge('I6,I1', 'S32,S31');
      await merge('S30,S32', 'I2,I6', 'S20,S10');
    },
    // another survivor first: the last word holds
    l: async () => {
      await merge('I2,I3', 'S20,S30', 'S30,S10');
      await merge(...MERGES);
    },
    s: async () => {
      for (const record of [...WORKS].reverse()) await openalex(record);
      for (const record of [...OTHERS].reverse()) await openalex(record);
    },
  };
  let expected: Awaited<ReturnType<typeof digest>>;

  it.each(['worm', 'mwor', 'wmor', 'owmr', 'rmow', 'worc', 'crow', 'word', 'dwor', 'worl', 'lwor', 'msr'])(
    '%s ends in the same state',
    async (order) => {
      for (const part of order) await parts[part]?.();
      const found = await digest(url);
      expected ??= found;
      expect(found).toEqual(expected);
    },
  );
});

it.each([
  ['data/merged_ids/institutions/2026-01-01.csv.gz', true],
  ['legacy-data/merged_ids/sources/2026-01-01.csv', true],
  ['data/merged_ids/venues/2026-01-01.csv.gz', false],
])('%s is read with a snapshot: %s', (file, is) => expect(isMergeList(file)).toBe(is));
