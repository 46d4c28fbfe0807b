import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let page: (id: number) => Promise<import('#/lib/view-models/author-page').AuthorPage>;

const institution = (id: number, over = {}) => ({
  id: `https://openalex.org/I${id}`,
  display_name: `House ${id}`,
  type: 'education',
  country_code: 'NO',
  geo: { city: 'Oslo', country: 'Norway', country_code: 'NO' },
  updated_date: '2026-01-01',
  ...over,
});
const line = (id: number, institutions: number[] = [], name = `Person ${id}`) =>
  authorship(id, name, institutions);
const topic = (id: number, field: number) => ({
  id: `https://openalex.org/T${id}`,
  display_name: `Topic ${id}`,
  field: { id: `https://openalex.org/fields/${field}`, display_name: `Field ${field}` },
});

const RECORDS = [
  workRecord(1, {
    authorships: [line(1, [10, 11]), line(2)],
    publication_year: 2013,
    cited_by_count: 12,
    source: [5, 'journal'],
    topics: [topic(1, 17), topic(2, 17)],
    counts_by_year: [{ year: 2014, cited_by_count: 4 }],
  }),
  workRecord(2, {
    authorships: [line(1, [10]), line(2), line(1, [12])],
    publication_year: 2016,
    cited_by_count: 3,
    source: [5, 'journal'],
    refs: [1],
  }),
  workRecord(3, {
    authorships: [line(3), line(2), authorship(null, 'et al.'), line(1)],
    publication_year: 1197,
    cited_by_count: null,
    source: [6, 'repository'],
    abstract_inverted_index: null,
    doi: 'https://doi.org/10.5555/X',
  }),
  workRecord(4, {
    authorships: [line(1)],
    publication_year: 2024,
    cited_by_count: 100,
    is_retracted: true,
    refs: [1, 2],
    counts_by_year: [{ year: 2024, cited_by_count: 100 }],
  }),
  institution(10),
  institution(11, { type: 'funder' }),
  institution(12, { display_name: 'Alder House' }),
  institution(13),
  {
    id: 'https://openalex.org/A1',
    display_name: 'Ada Person',
    display_name_alternatives: ['Ada Person', 'A. Person', 'Somebody Else', '\u738B\u82B3'],
    works_count: 62,
    cited_by_count: 4210,
    summary_stats: { h_index: 25, i10_index: 31 },
    affiliations: [
      { institution: { id: 'https://openalex.org/I13', display_name: 'House 13' }, years: [2019, 2017] },
    ],
    updated_date: '2026-01-01',
  },
  {
    id: 'https://openalex.org/A3',
    display_name: 'Person 3',
    affiliations: [],
    works_count: 2,
    updated_date: '2026-01-01',
  },
  { author: 'A1', institution: 'I12', works: 33, from: 2006, to: 2024, date: '2026-10-14' },
  { author: 'A1', unlisted: 5, date: '2026-10-14' },
];
const KNOWN = [
  workRecord(5, { authorships: [line(1, [11]), line(7)], publication_year: 2018, cited_by_count: 40 }),
];

beforeAll(async () => {
  database = await pagesDatabase();
  await loadRecords(database.url, RECORDS, ['--date', '2026-10-14']);
  await loadRecords(database.url, KNOWN, ['--as', 'known', '--date', '2026-10-20']);
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  page = async (id) => {
    const found = await getAuthorPage(id);
    if (!found) throw new Error(`no page for A${id}`);
    return found;
  };
});
afterAll(() => database.drop());

describe('the author page', () => {
  it('keeps the bases apart: known, library, with a page, stated', async () => {
    const { counts, openalex } = await page(1);
    expect(counts).toMatchObject({
      knownWorks: 5,
      libraryWorks: 4,
      worksWithPage: 3,
      coAuthors: 2,
      coAuthorsWithPage: 2,
    });
    expect(openalex).toEqual({ works: 62, citations: 4210, hIndex: 25, i10Index: 31, date: '2026-10-14' });
  });

  it('does not take what OpenAlex leaves unsaid for zero', async () => {
    expect((await page(3)).openalex).toEqual({
      works: 2,
      citations: null,
      hIndex: null,
      i10Index: null,
      date: '2026-10-14',
    });
  });

  it('leaves retracted works out of the indices, and says how many', async () => {
    expect((await page(1)).counts).toMatchObject({
      citations: 55,
      hIndex: 3,
      i10Index: 2,
      retractedWorks: 1,
    });
  });

  it('lists an institution with two works or a stated count, most works first, and counts the rest', async () => {
    const { affiliations, unlistedInstitutions, unlisted, counts } = await page(1);
    expect(
      affiliations.map((row) => [row.institution.name, row.works, row.openalexWorks, row.from, row.to]),
    ).toEqual(
      [
        ['Alder House', 1, 33, 2006, 2024],
        ['House 13', 0, null, 2017, 2019],
        ['House 11', 2, null, 2013, 2018],
        ['House 10', 2, null, 2013, 2016],
      ].sort(
        (a, b) =>
          Math.max(Number(b[1]), Number(b[2])) - Math.max(Number(a[1]), Number(a[2])) ||
          Number(b[4]) - Number(a[4]),
      ),
    );
    expect(affiliations[0]).toMatchObject({
      openalexDate: '2026-10-14',
      sources: ['byline', 'openalex'],
      years: [2016],
      worksByYear: [{ year: 2016, works: 1 }],
      present: false,
    });
    expect(affiliations.find((row) => row.institution.name === 'House 11')?.institution.type).toBeNull();
    expect(counts.affiliations).toBe(4);
    expect([unlistedInstitutions, unlisted.length]).toEqual([5, 0]);
  });

  it('puts a work of an implausible year last and out of every chart', async () => {
    const { works, worksByYear, worksWithoutYear } = await page(1);
    expect(works.map((work) => [work.id, work.year, work.yearUncertain])).toEqual([
      ['W4', 2024, false],
      ['W1', 2013, false],
      ['W2', 2016, false],
      ['W3', null, true],
    ]);
    expect([worksByYear, worksWithoutYear]).toEqual([
      [
        { year: 2013, works: 1 },
        { year: 2016, works: 1 },
        { year: 2024, works: 1 },
      ],
      1,
    ]);
  });

  it('shows the first three authors and always the subject, with their place', async () => {
    const work = (await page(1)).works.at(-1);
    expect(work?.authors.map((author) => [author.id, author.name, author.position])).toEqual([
      ['A3', 'Person 3', 1],
      ['A2', 'Person 2', 2],
      [null, 'et al.', 3],
      ['A1', 'Ada Person', 4],
    ]);
    expect(work).toMatchObject({
      authorCount: 4,
      position: 4,
      slug: null,
      url: 'https://doi.org/10.5555/x',
      venue: null,
      repository: 'Source 6',
    });
  });

  it('counts a work once for a field that two of its topics share, and a person listed twice once', async () => {
    const { fields, topics, coAuthors } = await page(1);
    expect(fields).toEqual([{ id: '17', slug: 'field-17', name: 'Field 17', works: 1 }]);
    expect(topics.map((row) => [row.id, row.works])).toEqual([
      ['T1', 1],
      ['T2', 1],
    ]);
    expect(coAuthors.map((row) => [row.id, row.works, row.firstYear, row.lastYear])).toEqual([
      ['A2', 3, 2013, 2016],
      ['A3', 1, null, null],
    ]);
  });

  it('says who cites, over library works, and each pair once', async () => {
    expect((await page(1)).citedBy).toEqual({
      citations: 3,
      citingWorks: 2,
      citingWorksWithPage: 2,
      bibliographiesRead: 2,
    });
    expect((await page(2)).citedBy.citations).toBe(3);
  });

  it('shows other spellings only if they share a word with the name', async () => {
    expect((await page(1)).otherNames).toEqual(['A. Person']);
  });

  it('shows the date of the load that last changed the author', async () => {
    expect([(await page(1)).updated, (await page(3)).updated]).toEqual(['2026-10-20', '2026-10-14']);
  });

  it('does not exist for somebody of known works only', async () => {
    await expect(page(7)).rejects.toThrow('no page');
  });
});
