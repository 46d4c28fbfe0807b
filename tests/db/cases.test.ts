import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { AuthorPage } from '#/lib/view-models/author-page';
import { type TestDatabase, testDatabase } from '../support/database';
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
      // What is taken out of a name leaves no letter apart from its accent.
      workRecord(1_013, by([1_013, 'Bo Horvac\u200B\u030Cic\u0001\u0301'])),
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
    const [one, two] = [9_000_000_001, 9_000_000_002];
    const first = workRecord(1_021, by([one, 'Wei Lan', [101]]));
    const second = workRecord(1_022, by([two, 'Wei Lan', [102]]));
    const given = [
      { id: 'A9000000001', slug: 'wei-lan' },
      { id: 'A9000000002', slug: 'wei-lan-a9000000002' },
    ];
    for (const order of [
      [first, second],
      [second, first],
    ]) {
      const empty = await testDatabase();
      try {
        for (let time = 0; time < 2; time++) {
          await loadRecords(empty.url, order);
          expect(await rows(empty.url, "SELECT 'A' || id AS id, slug FROM author ORDER BY id")).toEqual(
            given,
          );
        }
      } finally {
        await empty.drop();
      }
    }
    await load(second, first);
    const pages = [await author(one), await author(two)];
    expect(pages.map(({ id, slug }) => ({ id, slug }))).toEqual(given);
    expect(pages.map(({ works }) => works.map(({ id }) => id))).toEqual([['W1021'], ['W1022']]);
    expect(pages.map(({ works }) => works[0]?.authors[0])).toMatchObject(given);
    expect(pages[0]?.sameName).toMatchObject({ total: 1, authors: [{ id: 'A9000000002' }] });
  });

  test('O-NAM-04: invisible letters go, joiners of Persian stay, look-alikes are their own', async () => {
    await load(
      workRecord(1_031, by([1_031, 'Elena\u200B Sokol'])),
      workRecord(1_032, by([1_032, 'Elena Sokol\u00A0'])),
      workRecord(1_033, by([1_033, '\u0415lena Sokol'])),
      workRecord(1_034, by([1_034, '\u0645\u06CC\u200C\u0646\u0627'])),
      workRecord(1_035, by([1_035, ' \uFEFFElena So\u00ADkol '])),
    );
    for (const id of [1_031, 1_032, 1_035]) expect((await author(id)).name).toBe('Elena Sokol');
    expect((await author(1_033)).name).toBe('\u0415lena Sokol');
    expect((await author(1_034)).name).toContain('\u200C');
    const slugs = await Promise.all(
      [1_031, 1_032, 1_033, 1_034, 1_035].map(async (id) => (await author(id)).slug),
    );
    expect(new Set(slugs).size).toBe(5);
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
    expect(page.works[0]?.authors.map(({ name }) => name)).not.toContain('');
    expect(await markdown(1_041)).not.toMatch(/, ,|\[\]\(/);
    const byline = await rows<{ name: string }>(
      database.url,
      'SELECT name FROM authorship WHERE work_id = 1041 ORDER BY position',
    );
    expect([byline[0]?.name, byline.at(-1)?.name]).toEqual(['Real One', 'Real Two']);
    const { searchAuthors } = await import('#/lib/queries/search');
    for (const query of ['et al.', 'Anonymous', '-'])
      expect((await searchAuthors(query)).authors, query).toEqual([]);
  });

  test('markup is in no name and no address of a person, house, venue or subject (O-TTL-01)', async () => {
    const id = (letter: string, number: number) => `https://openalex.org/${letter}${number}`;
    const [line] = by([1_061, 'Ada <b>Tagged</b>']).authorships;
    await load(
      workRecord(1_061, {
        authorships: [
          { ...line, institutions: [{ id: id('I', 1_061), display_name: '<p>Alder &amp; <i>Co</i></p>' }] },
        ],
        primary_location: {
          source: { id: id('S', 1_061), display_name: '<i>Drosophila</i>\n Letters', type: 'journal' },
        },
        topics: [{ id: id('T', 1_061), display_name: 'CO<sub>2</sub> Capture' }],
        concepts: [{ id: id('C', 1_061), display_name: '&lt;i&gt;In vitro&lt;/i&gt;', level: 2, score: 1 }],
      }),
      {
        id: id('S', 1_062),
        display_name: 'On <em>its</em> own',
        type: 'journal',
        updated_date: '2026-01-01',
      },
    );
    const named = (table: string) =>
      rows(database.url, `SELECT name, slug FROM ${table} WHERE id IN (1061, 1062) ORDER BY id`);
    expect(await named('author')).toEqual([{ name: 'Ada Tagged', slug: 'ada-tagged' }]);
    expect(await named('institution')).toEqual([{ name: 'Alder & Co', slug: 'alder-co' }]);
    expect(await named('source')).toEqual([
      { name: 'Drosophila Letters', slug: 'drosophila-letters' },
      { name: 'On its own', slug: 'on-its-own' },
    ]);
    expect((await named('subject')).map(({ name }) => name).sort()).toEqual(['CO2 Capture', 'In vitro']);
  });
});

describe('affiliations and years', () => {
  test('O-AFF-01: every institution of a byline is kept', async () => {
    const once = by([2_002, 'One Work', [203, 204]]);
    await load(
      workRecord(2_003, { ...once, publication_year: 2021 }),
      workRecord(2_001, { ...by([2_001, 'Two Houses', [201, 202]]), publication_year: 2021 }),
      workRecord(2_002, { ...by([2_001, 'Two Houses', [201, 202]]), publication_year: 2021 }),
    );
    const page = await author(2_001);
    expect(page.affiliations.map(({ from, to, works }) => [from, to, works])).toEqual([
      [2021, 2021, 2],
      [2021, 2021, 2],
    ]);
    expect(page.counts.libraryWorks).toBe(2);
    // Met on one work only they are not listed (rule 6), but both are there.
    const met = await rows(
      database.url,
      'SELECT institution_id::int AS id, from_year, to_year, works FROM author_affiliations(2002) ORDER BY 1',
    );
    expect(met).toEqual([203, 204].map((id) => ({ id, from_year: 2021, to_year: 2021, works: 1 })));
    const other = await author(2_002);
    expect([other.counts.libraryWorks, other.unlistedInstitutions]).toEqual([1, 2]);
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
    const lines = text.match(/^- \[?Institute 21\d.*$/gm) ?? [];
    expect(
      lines.slice(0, 3).map((line) =>
        line
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .split('; ')
          .slice(0, 2)
          .join('; '),
      ),
    ).toEqual([
      '- Institute 211, University in Norway: 2013–2024; 3 known works',
      '- Institute 213, University in Norway: 2006–2007; 3 known works',
      '- Institute 212, University in Norway: 2025; 2 known works',
    ]);
    // One paper is singular: of a row that is listed because OpenAlex's record has two years of it.
    await load(workRecord(2_021, { ...by([2_012, 'Single', [214]]), publication_year: 2025 }), {
      id: 'https://openalex.org/A2012',
      display_name: 'Single',
      works_count: 2,
      affiliations: [
        {
          institution: { id: 'https://openalex.org/I214', display_name: 'Institute 214' },
          years: [2025, 2024],
        },
      ],
      updated_date: '2026-01-01',
    });
    expect((await markdown(2_012)).replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')).toMatch(
      /^- Institute 214, [^:]*: 2024–2025; 1 known work/m,
    );
  });

  test('O-AFF-04: the first of January is of its year, in any time zone', async () => {
    const zone = (name: string) =>
      rows(
        database.url,
        `ALTER DATABASE ${new URL(database.url).pathname.slice(1)} SET timezone = '${name}'`,
      );
    await zone('Pacific/Auckland');
    await load(
      workRecord(2_031, {
        ...by([2_031, 'New Year', [221]]),
        publication_year: 2020,
        publication_date: '2020-01-01',
      }),
    );
    const { getWorkPage } = await import('#/lib/queries/work-page');
    const { articleJsonLd } = await import('#/lib/formats/json-ld');
    const before = process.env.TZ;
    try {
      const texts: string[] = [];
      for (const local of ['America/Los_Angeles', 'Asia/Tokyo']) {
        process.env.TZ = local;
        const work = await getWorkPage(2_031);
        expect(work && articleJsonLd(work)).toMatchObject({ datePublished: '2020-01-01' });
        texts.push((await markdown(2_031)) + JSON.stringify([await author(2_031), work]));
      }
      expect(texts[0]).toBe(texts[1]);
      expect(texts[0]).not.toContain('2019');
    } finally {
      if (before === undefined) delete process.env.TZ;
      else process.env.TZ = before;
      await zone('UTC');
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
      ...[...good, ...good.slice(0, 10), ...odd].map((year, index) =>
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
      ...doi.map((text, index) =>
        workRecord(3_001 + index, { ...by([3_001, 'One Work'], [3_002, 'Beside']), doi: text }),
      ),
      workRecord(3_004, { ...by([3_003, 'Umlaut']), doi: '10.5555/\u00C4BC' }),
    );
    const page = await author(3_001);
    expect([page.counts.libraryWorks, page.works[0]?.versions, page.works[0]?.doi]).toEqual([
      1,
      3,
      '10.5555/abc.def1',
    ]);
    expect([page.worksByYear, page.coAuthors.map(({ works }) => works)]).toEqual([
      [{ year: 2020, works: 1 }],
      [1],
    ]);
    expect(
      await rows(
        database.url,
        'SELECT DISTINCT doi FROM work_record WHERE id BETWEEN 3001 AND 3004 ORDER BY doi',
      ),
    ).toEqual([{ doi: '10.5555/abc.def1' }, { doi: '10.5555/\u00C4bc' }]);
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
    expect(page.works[0]).toMatchObject({ arxivId: '2001.90001', doi: '10.5555/conf.7', year: 2021 });
    expect(page.worksByYear.filter(({ year }) => year === 2020 || year === 2021)).toEqual([
      { year: 2021, works: 1 },
    ]);
    expect((await load(...records.reverse())).changed).toBe(false);
  });

  test('O-CNT-03: a person listed twice is listed once, and never their own co-author', async () => {
    await load(workRecord(3_021, by([3_021, 'Twice', [311]], [3_022, 'Once'], [3_021, 'Twice', [311]])));
    const [twice, once] = [await author(3_021), await author(3_022)];
    expect([twice.counts.libraryWorks, twice.coAuthors.map(({ id }) => id)]).toEqual([1, ['A3022']]);
    expect(once.coAuthors.map(({ id, works }) => [id, works])).toEqual([['A3021', 1]]);
    expect(once.works[0]?.authorCount).toBe(2);
    expect(await rows(database.url, 'SELECT works FROM author_affiliations(3021)')).toEqual([{ works: 1 }]);
    expect(await markdown(3_022)).not.toContain('×');
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
        locations: [303, 304].map((id) => ({
          source: { id: `https://openalex.org/S${id}`, display_name: `Source ${id}`, type: 'journal' },
          landing_page_url: `https://place.example/${id}`,
        })),
      }),
    );
    const page = await author(3_032);
    const figures = [...page.fields, ...page.topics, ...page.venues, ...page.coAuthors].map(
      ({ works }) => works,
    );
    expect(figures).toEqual([1, 1, 1, 1, 1, 1]);
    expect(page.unlisted.length + page.affiliations.length).toBe(2);
    expect(await rows(database.url, 'SELECT works FROM author_affiliations(3032)')).toEqual([
      { works: 1 },
      { works: 1 },
    ]);
    expect((await author(3_031)).coAuthors.map(({ works }) => works)).toEqual([1]);
    expect(await markdown(3_031)).not.toContain('×');
  });

  test('O-CNT-06: one id under two spellings is one co-author', async () => {
    await load(
      workRecord(3_041, by([3_041, 'Ada Lind'], [3_042, 'I. Kade'])),
      workRecord(3_042, by([3_041, 'Ada Lind'], [3_042, 'I. Kade'])),
      workRecord(3_043, by([3_041, 'Ada Lind'], [3_042, 'Ioana Kade'])),
    );
    const page = await author(3_041);
    expect([page.counts.coAuthors, page.coAuthors]).toMatchObject([
      1,
      [{ id: 'A3042', name: 'I. Kade', works: 3 }],
    ]);
    expect(await markdown(3_041)).toContain('×3');
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
    expect(page.counts).toMatchObject({ citations: 1_234_568, knownWorks: 5, uncountedWorks: 2 });
    const text = await markdown(3_051);
    for (const said of ['1,234,567 citations', '1 citation', '0 citations']) expect(text).toContain(said);
    expect(text).toContain('leave out 2 works whose number of citations is unknown.');
    expect(text).not.toMatch(/1 citations|-1 citation|NaN|null/);
    await load(
      workRecord(3_051, { ...by([3_051, 'Counter']), cited_by_count: 4, updated_date: '2026-06-01' }),
      workRecord(3_052, { ...by([3_051, 'Counter']), is_retracted: true, updated_date: '2026-06-01' }),
    );
    expect((await author(3_051)).counts).toMatchObject({
      citations: 1_234_572,
      uncountedWorks: 0,
      retractedWorks: 1,
    });
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
    expect(page.worksByYear).toEqual([{ year: 2019, works: 1 }]);
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
    const line = (over: Record<string, unknown>) => authorship(4_001, 'Null Byte', [401], over);
    Object.assign(records[50] as object, {
      abstract_inverted_index: { 'fo\u0000o': [0], 'b\u0000ar': [1] },
      authorships: [
        line({
          institutions: [{ id: 'https://openalex.org/I401', display_name: 'Al\u0000der University' }],
          raw_affiliation_strings: ['Alder\u0000 University, Oslo'],
        }),
      ],
      updated_date: '2026-01-02',
    });
    const own = {
      id: 'https://openalex.org/I402',
      display_name: 'Birch\u0000 Hospital',
      geo: { city: 'Os\u0000lo', country_code: 'NO' },
      display_name_alternatives: ['Bir\u0000ch'],
      updated_date: '2026-01-01',
    };
    const report = await load(...records, own);
    expect(report.counts.works).toMatchObject({ inserted: 100, rejected: 0 });
    expect(report.counts.institutions).toMatchObject({ inserted: 1, rejected: 0 });
    expect((await load(...records, own)).changed).toBe(false);
    expect((await author(4_001)).counts.libraryWorks).toBe(100);
    expect(
      await rows(database.url, 'SELECT name, city FROM institution WHERE id IN (401, 402) ORDER BY id'),
    ).toEqual([
      { name: 'Alder University', city: null },
      { name: 'Birch Hospital', city: 'Oslo' },
    ]);
    expect(await rows(database.url, 'SELECT title, abstract FROM work_record WHERE id = 4051')).toEqual([
      { title: 'foobar of tides', abstract: 'foo bar' },
    ]);
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
    expect(report.counts.other).toMatchObject({ rejected: 1 });
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
    await load(
      ...[2019, null, 2021].map((published, index) =>
        workRecord(5_004 + index, { ...by([5_002, 'Sorted']), publication_year: published }),
      ),
    );
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const years = async (sort: 'newest' | 'oldest') =>
      (await getAuthorPage(5_002, sort))?.works.map(({ year }) => year);
    expect([await years('newest'), await years('oldest')]).toEqual([
      [2021, 2019, null],
      [2019, 2021, null],
    ]);
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
