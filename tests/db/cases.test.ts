import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { TestDatabase } from '../support/database';
import { loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

/*
 * Faults of systems of this kind, each as a small input and the right answer. Every case has ids of its own in one
 * library, so that none is tried in an empty one.
 */

let database: TestDatabase;
let author: (id: number) => Promise<AuthorPage>;
let markdown: (id: number) => Promise<string>;

beforeAll(async () => {
  database = await pagesDatabase();
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const { authorMarkdown } = await import('#/lib/formats/author-markdown');
  author = async (id) => (await getAuthorPage(id)) as AuthorPage;
  markdown = async (id) => authorMarkdown(await author(id));
});
afterAll(() => database.drop());

const load = (...records: unknown[]) => loadRecords(database.url, records);
const by = (...people: [id: number | null, name: string, institutions?: number[]][]) => ({
  authorships: people.map(([id, name, institutions]) => authorship(id, name, institutions)),
});

describe('names', () => {
  test('O-NAM-01: a person of one name keeps it, everywhere', async () => {
    await load(workRecord(1_001, by([1_001, 'Suryani'], [1_002, 'Mira Quell'])));
    const page = await author(1_001);
    expect([page.name, page.slug]).toEqual(['Suryani', 'suryani']);
    const { personJsonLd } = await import('#/lib/formats/json-ld');
    expect(personJsonLd(page)).toMatchObject({ name: 'Suryani' });
    for (const text of [await markdown(1_001), await markdown(1_002), JSON.stringify(page)])
      expect(text).not.toMatch(/undefined|\[null\]|NaN|Suryani {2}| ,/);
    expect((await author(1_002)).coAuthors.map(({ name }) => name)).toEqual(['Suryani']);
  });

  test('O-NAM-02: an accent of one code point or of two is one name', async () => {
    await load(
      workRecord(1_011, by([1_011, 'Ana Kova\u010Di\u0107'])),
      workRecord(1_012, by([1_011, 'Ana Kovac\u030Cic\u0301'], [1_012, 'Other Person'])),
    );
    const page = await author(1_011);
    expect([page.name, page.slug, page.otherNames]).toEqual(['Ana Kovačić', 'ana-kovacic', []]);
    expect((await author(1_012)).coAuthors).toHaveLength(1);
    const stored = await rows<{ name: string }>(
      database.url,
      'SELECT name FROM author UNION SELECT name FROM authorship',
    );
    for (const { name } of stored) expect(name).toBe(name.normalize('NFC'));
    const { searchAuthors } = await import('#/lib/queries/search');
    for (const query of ['Kova\u010Di\u0107', 'Kovac\u030Cic\u0301', 'kovacic'])
      expect((await searchAuthors(query)).authors.map(({ id }) => id)).toEqual(['A1011']);
  });

  test('O-NAM-03: two people of one name are two pages, and loads in any order change no address', async () => {
    const first = workRecord(1_021, by([1_021, 'Wei Lan', [101]]));
    const second = workRecord(1_022, by([1_022, 'Wei Lan', [102]]));
    await load(second, first);
    const slugs = async () => [(await author(1_021)).slug, (await author(1_022)).slug];
    expect(await slugs()).toEqual(['wei-lan', 'wei-lan-a1022']);
    await load(first, second);
    expect(await slugs()).toEqual(['wei-lan', 'wei-lan-a1022']);
    expect((await author(1_021)).works.map(({ id }) => id)).toEqual(['W1021']);
    expect((await author(1_021)).works[0]?.authors[0]).toMatchObject({ id: 'A1021', slug: 'wei-lan' });
    expect((await author(1_021)).sameName).toMatchObject({ total: 1, authors: [{ id: 'A1022' }] });
  });

  test('O-NAM-04: invisible letters go, joiners of Persian stay, look-alikes are their own', async () => {
    await load(
      workRecord(1_031, by([1_031, 'Elena\u200B Sokol'])),
      workRecord(1_032, by([1_032, 'Elena Sokol\u00A0'])),
      workRecord(1_033, by([1_033, '\u0415lena Sokol'])),
      workRecord(1_034, by([1_034, '\u0645\u06CC\u200C\u0646\u0627'])),
    );
    expect([(await author(1_031)).name, (await author(1_032)).name]).toEqual(['Elena Sokol', 'Elena Sokol']);
    expect((await author(1_033)).name).toBe('\u0415lena Sokol');
    expect((await author(1_034)).name).toContain('\u200C');
    const slugs = await Promise.all([1_031, 1_032, 1_033, 1_034].map(async (id) => (await author(id)).slug));
    expect(new Set(slugs).size).toBe(4);
    for (const slug of slugs) expect(slug).toMatch(/^[a-z0-9-]+$/);
  });

  test('O-NAM-05: placeholders keep their place in the byline and are nobody', async () => {
    await load(
      workRecord(1_041, {
        authorships: [
          authorship(1_041, 'Real One'),
          ...['', 'et al.', 'Anonymous', '-'].map((name, index) => authorship(1_050 + index, name)),
          { ...authorship(null, ''), author: null },
          authorship(1_042, 'Real Two'),
        ],
      }),
      workRecord(1_042, by([1_050, 'et al.'], [1_051, 'Anonymous'])),
    );
    const page = await author(1_041);
    expect(page.coAuthors.map(({ name }) => name)).toEqual(['Real Two']);
    expect(page.works[0]?.authorCount).toBe(7);
    expect(await rows(database.url, 'SELECT id FROM author WHERE id BETWEEN 1050 AND 1060')).toEqual([]);
    expect(await markdown(1_041)).not.toMatch(/, ,|\[\]\(/);
  });
});

describe('affiliations and years', () => {
  test('O-AFF-01: every institution of a byline is kept', async () => {
    await load(
      workRecord(2_001, { ...by([2_001, 'Two Houses', [201, 202]]), publication_year: 2021 }),
      workRecord(2_002, { ...by([2_001, 'Two Houses', [201, 202]]), publication_year: 2021 }),
    );
    const page = await author(2_001);
    expect(page.affiliations.map(({ from, to, works }) => [from, to, works])).toEqual([
      [2021, 2021, 2],
      [2021, 2021, 2],
    ]);
    expect(page.counts.libraryWorks).toBe(2);
  });

  test('O-AFF-02: ranges have both ends, one year stands alone, most works first, the same in Markdown', async () => {
    const years: [year: number, institution: number][] = [
      [2013, 211],
      [2016, 211],
      [2024, 211],
      [2025, 212],
      [2025, 212],
      [2006, 213],
      [2006, 213],
      [2007, 213],
    ];
    await load(
      ...years.map(([year, institution], index) =>
        workRecord(2_011 + index, { ...by([2_011, 'Ranger', [institution]]), publication_year: year }),
      ),
    );
    const text = await markdown(2_011);
    const lines = text.match(/^- Institute 21\d.*$/gm) ?? [];
    expect(
      lines.slice(0, 3).map((line) =>
        line
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .split('; ')
          .slice(0, 2)
          .join('; '),
      ),
    ).toEqual([
      '- Institute 211, University in Norway: 2013–2024; 3 papers here',
      '- Institute 213, University in Norway: 2006–2007; 3 papers here',
      '- Institute 212, University in Norway: 2025; 2 papers here',
    ]);
  });

  test('O-AFF-04: the first of January is of its year, in any time zone', async () => {
    await load(
      workRecord(2_031, {
        ...by([2_031, 'New Year', [221]]),
        publication_year: 2020,
        publication_date: '2020-01-01',
      }),
    );
    const before = process.env.TZ;
    try {
      const texts: string[] = [];
      for (const zone of ['America/Los_Angeles', 'Asia/Tokyo']) {
        process.env.TZ = zone;
        texts.push((await markdown(2_031)) + JSON.stringify(await author(2_031)));
      }
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).not.toContain('2019');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
    }
    expect((await author(2_031)).worksByYear).toEqual([{ year: 2020, works: 1 }]);
  });

  test('O-AFF-06: no year is no year, and stands last in either direction', async () => {
    await load(
      workRecord(2_041, { ...by([2_041, 'Undated']), publication_year: null }),
      workRecord(2_042, { ...by([2_041, 'Undated']), publication_year: '' }),
      workRecord(2_043, { ...by([2_041, 'Undated']), publication_year: 2018 }),
    );
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    for (const sort of ['newest', 'oldest'] as const)
      expect((await getAuthorPage(2_041, sort))?.works.map(({ year }) => year)).toEqual([2018, null, null]);
    const page = await author(2_041);
    expect([page.worksByYear, page.worksWithoutYear]).toEqual([[{ year: 2018, works: 1 }], 2]);
    expect(await markdown(2_041)).not.toMatch(/1970|1900|NaN|null/);
  });

  test('O-AFF-07: a year that cannot be right widens nothing', async () => {
    const odd = [0, 1000, 1197, 2099];
    const good = [...Array.from({ length: 15 }, (_, index) => 2010 + index), 2027];
    await load(
      ...[...good, ...odd].map((year, index) =>
        workRecord(2_051 + index, { ...by([2_051, 'Typo', [231]]), publication_year: year }),
      ),
    );
    const page = await author(2_051);
    expect(page.worksByYear.map(({ year }) => year)).toEqual(good);
    expect(page.worksWithoutYear).toBe(4);
    expect(page.affiliations[0]).toMatchObject({ from: 2010, to: 2027 });
    expect(page.works.filter(({ yearUncertain }) => yearUncertain)).toHaveLength(4);
  });
});

describe('counts', () => {
  test('O-CNT-01: a DOI in any writing is one work', async () => {
    const doi = ['10.5555/ABC.Def1', 'https://doi.org/10.5555/abc.def1', 'doi:10.5555/abc.def1 '];
    await load(
      ...doi.map((text, index) => workRecord(3_001 + index, { ...by([3_001, 'One Work']), doi: text })),
    );
    const page = await author(3_001);
    expect([page.counts.libraryWorks, page.works[0]?.versions, page.works[0]?.doi]).toEqual([
      1,
      3,
      '10.5555/abc.def1',
    ]);
  });

  test('O-CNT-02: a preprint and its printed form are one work with the larger count; editorials stay apart', async () => {
    const three: [number, string][] = [
      [3_011, 'Pre Print'],
      [3_012, 'Pre Second'],
      [3_013, 'Pre Third'],
    ];
    const records = [
      workRecord(3_011, {
        ...by(...three),
        title: 'Tides of large data centres',
        doi: 'https://doi.org/10.48550/arxiv.2001.90001',
        type: 'preprint',
        publication_year: 2020,
        cited_by_count: 40,
        source: [301, 'repository'],
      }),
      workRecord(3_012, {
        ...by(...three),
        title: 'Tides of Large Data Centres.',
        doi: 'https://doi.org/10.5555/conf.7',
        publication_year: 2021,
        cited_by_count: 60,
        source: [302, 'conference'],
      }),
      workRecord(3_013, {
        ...by([3_011, 'Pre Print']),
        title: 'Editorial',
        publication_year: 2018,
        source: [302, 'conference'],
      }),
      workRecord(3_014, {
        ...by([3_011, 'Pre Print']),
        title: 'Editorial',
        publication_year: 2022,
        source: [302, 'conference'],
      }),
    ];
    await load(...records);
    const page = await author(3_011);
    expect(page.works.map(({ id, citations, versions }) => [id, citations, versions])).toEqual([
      ['W3012', 60, 2],
      ['W3014', 0, 1],
      ['W3013', 0, 1],
    ]);
    expect(page.works[0]?.arxivId).toBe('2001.90001');
    expect((await load(...records.reverse())).changed).toBe(false);
  });

  test('O-CNT-03: a person listed twice is listed once, and never their own co-author', async () => {
    await load(workRecord(3_021, by([3_021, 'Twice', [311]], [3_022, 'Once'], [3_021, 'Twice', [311]])));
    const [twice, once] = [await author(3_021), await author(3_022)];
    expect([twice.counts.libraryWorks, twice.coAuthors.map(({ id }) => id)]).toEqual([1, ['A3022']]);
    expect(once.coAuthors.map(({ id, works }) => [id, works])).toEqual([['A3021', 1]]);
    expect(once.works[0]?.authorCount).toBe(2);
  });

  test('O-CNT-04: joins inflate nothing', async () => {
    const topics = [1, 2, 3].map((id) => ({
      id: `https://openalex.org/T${id}`,
      display_name: `Topic ${id}`,
      field: { id: 'https://openalex.org/fields/17', display_name: 'Computing' },
    }));
    await load(
      workRecord(3_031, {
        ...by([3_031, 'Joined'], [3_032, 'Partner', [321, 322]]),
        topics,
        source: [303, 'journal'],
      }),
    );
    const page = await author(3_032);
    const figures = [...page.fields, ...page.topics, ...page.venues, ...page.coAuthors].map(
      ({ works }) => works,
    );
    expect(figures).toEqual([1, 1, 1, 1, 1, 1]);
    expect(page.unlisted.length + page.affiliations.length).toBe(2);
  });

  test('O-CNT-06: one id under two spellings is one co-author', async () => {
    await load(
      workRecord(3_041, by([3_041, 'Ada Lind'], [3_042, 'I. Kade'])),
      workRecord(3_042, by([3_041, 'Ada Lind'], [3_042, 'I. Kade'])),
      workRecord(3_043, by([3_041, 'Ada Lind'], [3_042, 'Ioana Kade'])),
    );
    const page = await author(3_041);
    expect([page.counts.coAuthors, page.coAuthors[0]?.id, page.coAuthors[0]?.works]).toEqual([1, 'A3042', 3]);
  });

  test('O-CNT-07: citations that are missing or nonsense are unknown, and break nothing', async () => {
    const counts = [null, -1, 0, 1, 1_234_567];
    await load(
      ...counts.map((cited, index) =>
        workRecord(3_051 + index, { ...by([3_051, 'Counter']), cited_by_count: cited }),
      ),
    );
    const page = await author(3_051);
    expect(page.works.map(({ citations }) => citations)).toEqual([1_234_567, 1, 0, null, null]);
    expect(page.counts.citations).toBe(1_234_568);
    const text = await markdown(3_051);
    for (const said of ['1,234,567 citations', '1 citation', '0 citations']) expect(text).toContain(said);
    expect(text).not.toMatch(/1 citations|-1 citation|NaN|null/);
  });

  test('O-CNT-08: a work of two dates is in one year', async () => {
    await load(
      workRecord(3_061, {
        ...by([3_061, 'Dated Twice']),
        doi: 'https://doi.org/10.5555/two',
        publication_year: 2019,
        publication_date: '2019-12-01',
      }),
      workRecord(3_062, {
        ...by([3_061, 'Dated Twice']),
        doi: 'https://doi.org/10.5555/two',
        publication_year: 2020,
        publication_date: '2020-02-01',
      }),
    );
    const page = await author(3_061);
    expect(page.worksByYear.reduce((sum, { works }) => sum + works, 0)).toBe(page.counts.libraryWorks);
    expect(page.worksByYear).toHaveLength(1);
  });
});

describe('ingest', () => {
  test('O-ING-01: a NUL is taken out, and stops nothing', async () => {
    const records = Array.from({ length: 100 }, (_, index) =>
      workRecord(4_001 + index, {
        ...by([4_001, 'Null Byte', [401]]),
        title: index === 50 ? 'foo\u0000bar of tides' : `Tide ${index}`,
      }),
    );
    (records[50] as { abstract_inverted_index: unknown }).abstract_inverted_index = { 'fo\u0000o': [0] };
    expect((await load(...records)).counts.works).toMatchObject({ inserted: 100, rejected: 0 });
    expect((await load(...records)).changed).toBe(false);
    expect((await author(4_001)).counts.libraryWorks).toBe(100);
  });

  test('O-ING-03: empty and half-empty objects are read as far as they go', async () => {
    const report = await load(
      workRecord(4_201, {
        title: null,
        authorships: [authorship(4_201, 'Half Empty')],
        primary_location: null,
        abstract_inverted_index: null,
      }),
      workRecord(4_202, {
        authorships: [
          authorship(4_201, 'Half Empty'),
          { author: null, institutions: [{}, {}], raw_affiliation_strings: null },
          { author: { id: 'https://openalex.org/A4202', display_name: null }, institutions: null },
        ],
      }),
      { results: [null, workRecord(4_203, by([4_201, 'Half Empty']))] },
    );
    expect(report.counts.works).toMatchObject({ inserted: 3 });
    const page = await author(4_201);
    expect(page.works.map(({ title }) => title).sort()).toEqual([
      'Untitled',
      'Work number 4202',
      'Work number 4203',
    ]);
    expect(await markdown(4_201)).not.toMatch(/undefined|· ·|\[\]\(/);
  });

  test('O-ING-06: counts are numbers, sums add, ids are texts', async () => {
    await load(
      workRecord(4_301, { ...by([4_301, 'Big Number']), cited_by_count: 2_000_000_000 }),
      workRecord(4_302, { ...by([4_301, 'Big Number']), cited_by_count: 2_000_000_000 }),
    );
    const { authorJson } = await import('#/lib/formats/author-json');
    const json = JSON.parse(JSON.stringify(authorJson(await author(4_301))));
    expect([json.counts.citations, typeof json.id, json.works[0].citations]).toEqual([
      4_000_000_000,
      'string',
      2_000_000_000,
    ]);
  });
});

describe('sorting', () => {
  test('O-SRT-02: unknown citations come last, and open no list of the most cited', async () => {
    await load(
      ...[5, null, 0].map((cited, index) =>
        workRecord(5_001 + index, { ...by([5_001, 'Sorted']), cited_by_count: cited }),
      ),
    );
    const page = await author(5_001);
    expect(page.works.map(({ citations }) => citations)).toEqual([5, 0, null]);
    expect(page.papers[0]?.citations).toBe(5);
  });

  test('O-SRT-04: names by their fold, whatever the database thinks of letters', async () => {
    const names = ['Zoë Adler', 'Åsa Berg', 'adam Ito', 'Łukasz Nowak', 'Bo Lind'];
    await load(
      workRecord(
        5_011,
        by([5_011, 'Host'], ...names.map((name, index): [number, string] => [5_012 + index, name])),
      ),
    );
    expect((await author(5_011)).coAuthors.map(({ name }) => name)).toEqual([
      'adam Ito',
      'Åsa Berg',
      'Bo Lind',
      'Łukasz Nowak',
      'Zoë Adler',
    ]);
  });
});

describe('many rows', () => {
  test('O-ING-02: 40,000 works of one author load whole, and open', { timeout: 180_000 }, async () => {
    const records = Array.from({ length: 40_000 }, (_, index) =>
      workRecord(6_000_001 + index, { ...by([6_001, 'Forty Thousand']), title: `Tide ${index}` }),
    );
    expect((await load(...records)).counts.works).toMatchObject({ inserted: 40_000, rejected: 0 });
    const [stored] = await rows(
      database.url,
      'SELECT count(*)::int AS works FROM authorship WHERE author_id = 6001',
    );
    expect(stored).toEqual({ works: 40_000 });
    const page = await author(6_001);
    expect([page.counts.libraryWorks, page.works.length]).toEqual([40_000, 50]);
    expect(page.worksByYear).toEqual([{ year: 2020, works: 40_000 }]);
    const { getListPage } = await import('#/lib/queries/list-page');
    const { workListState } = await import('#/lib/list-state');
    const last = workListState.parse(new URLSearchParams('page=200&year=2020'));
    expect(await getListPage({ of: 'author', id: 6_001 }, last)).toMatchObject({ total: 40_000, page: 200 });
  });

  test('O-PRF-01: 150 works by 2,900 people: exact counts, lists cut, few statements', {
    timeout: 180_000,
  }, async () => {
    const team = Array.from({ length: 2900 }, (_, index) => 7_001 + index);
    await load(...Array.from({ length: 150 }, (_, index) => workRecord(7_001 + index, { authors: team })));
    const statements = vi.spyOn(pg.Client.prototype, 'query');
    const page = await author(7_001);
    const read = statements.mock.calls.length;
    statements.mockRestore();
    // The author and what begins and ends the snapshot among them.
    expect(read).toBeGreaterThan(5);
    expect(read).toBeLessThanOrEqual(18);
    expect([page.counts.coAuthors, page.coAuthors.length]).toEqual([2899, 100]);
    expect(page.coAuthors.every(({ works }) => works === 150)).toBe(true);
    expect(page.works[0]).toMatchObject({ authorCount: 2900, position: 1 });
    expect(JSON.stringify(page).length).toBeLessThan(500_000);
    expect(await markdown(7_001)).toContain('2,899');
  });
});
