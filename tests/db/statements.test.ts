import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthorPage } from '#/lib/view-models/author-page';
import type { TestDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
import { claim, item, orcidRecord, orcidSummary, time, wikidataItem, year } from '../support/people';
import { authorship, workRecord } from '../support/records';
import { sharedData } from '../support/shared';

const ADA = '0000-0002-1825-0097';
const BO = '0000-0001-5109-3700';
const ROR = 'https://ror.org/05gq02987';

let database: TestDatabase;
let url: string;
let page: (id: number) => Promise<AuthorPage>;

// One database for the file: pages keep one client a process. Each test starts from an empty library.
beforeAll(async () => {
  database = await pagesDatabase();
  url = database.url;
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  page = async (id) => {
    const found = await getAuthorPage(id);
    if (!found) throw new Error(`no page for A${id}`);
    return found;
  };
});
afterAll(() => database.drop());

beforeEach(() => emptyLibrary(url));

const line = (
  id: number,
  name: string,
  orcid: string | null = null,
  institutions: number[] = [],
  printed = name,
) =>
  authorship(id, name, institutions, {
    author: {
      id: `https://openalex.org/A${id}`,
      display_name: name,
      orcid: orcid && `https://orcid.org/${orcid}`,
    },
    raw_author_name: printed,
  });
const institution = (id: number, name: string, over = {}) => ({
  id: `https://openalex.org/I${id}`,
  display_name: name,
  type: 'education',
  country_code: 'NO',
  geo: { city: 'Oslo', country: 'Norway', country_code: 'NO' },
  updated_date: '2026-01-01',
  ...over,
});
const openalex = (...records: unknown[]) => loadRecords(url, records, ['--date', '2026-10-14']);
const orcid = (...records: unknown[]) => loadRecords(url, records, ['--date', '2026-10-20'], 'orcid');
const wikidata = (...records: unknown[]) => loadRecords(url, records, ['--date', '2026-10-25'], 'wikidata');

const adasWork = workRecord(1, { authorships: [line(1, 'Ada Lind', ADA)] });
const at = (
  name: string,
  start: string | null,
  end: string | null,
  over: { country?: string; ror?: string; grid?: string } = {},
) => orcidSummary(ADA, { name, ...over }, start, end);
const ada = (employments: ReturnType<typeof at>[], over = {}) =>
  orcidRecord(ADA, ['Ada', 'Lind'], { employments }, over);
const names = (found: AuthorPage) => found.affiliations.map(({ institution: { name } }) => name);
const said = (found: AuthorPage) =>
  found.affiliations.flatMap(({ institution: { id, name }, statements }) =>
    statements.map(({ source, from, to, present }) => [id ?? name, source, from, to, present]),
  );

describe('dates of a post (O-AFF-03)', () => {
  it('open, unknown, ended and broken', async () => {
    await openalex(
      workRecord(1, { authorships: [line(1, 'Ada Lind', ADA, [10])], publication_year: 2026 }),
      workRecord(2, { authorships: [line(1, 'Ada Lind', ADA, [10])], publication_year: 2026 }),
    );
    const report = await orcid(
      ada([
        at('Open', '2016', null),
        at('Unknown', null, null),
        at('Ended', null, '2014'),
        at('Broken', '2016-13-40', null),
      ]),
    );
    expect(report.counts.dates).toMatchObject({ read: 1, rejected: 1 });
    expect(await rows(url, 'SELECT entity, reason FROM reject')).toEqual([
      { entity: ADA, reason: 'employment: start date 2016-13-40 does not exist' },
    ]);
    const found = await page(1);
    expect(said(found).sort()).toEqual([
      ['Broken', 'orcid', null, null, false],
      ['Ended', 'orcid', null, 2014, false],
      ['Open', 'orcid', 2016, null, true],
      ['Unknown', 'orcid', null, null, false],
    ]);
    const { affiliationYears } = await import('#/lib/format/institution-words');
    expect(
      found.affiliations.map((row) => [row.institution.name, affiliationYears(row), row.present]),
    ).toEqual([
      ['Institute 10', '2026', false],
      ['Broken', '', false],
      ['Ended', 'until 2014', false],
      ['Open', '2016–present', true],
      ['Unknown', '', false],
    ]);
  });
});

describe('one row an institution (O-AFF-05)', () => {
  it('for two posts and bylines that name it twice', async () => {
    const work = (id: number, published: number, institutions: number[]) =>
      workRecord(id, { authorships: [line(1, 'Ada Lind', ADA, institutions)], publication_year: published });
    await openalex(
      work(1, 2014, [10, 10]),
      work(2, 2016, [10, 10]),
      work(3, 2019, [10]),
      work(4, 2021, [10]),
      institution(10, 'Alder University', { ror: ROR }),
    );
    await orcid(
      ada([
        at('Alder Univ.', '2015', '2019', { ror: ROR }),
        at('Universitetet i Alder', '2018', null, { ror: ROR }),
      ]),
    );
    const { affiliations } = await page(1);
    expect(affiliations).toHaveLength(1);
    expect(affiliations[0]).toMatchObject({
      institution: { id: 'I10', name: 'Alder University' },
      works: 4,
      from: 2014,
      to: 2021,
      present: true,
      sources: ['byline', 'orcid'],
    });
    expect(
      affiliations[0]?.statements.map(({ from, to, present, matchedByName }) => [
        from,
        to,
        present,
        matchedByName,
      ]),
    ).toEqual([
      [2018, null, true, false],
      [2015, 2019, false, false],
    ]);
  });

  it('shows a conflict instead of an average', async () => {
    await openalex(
      adasWork,
      institution(10, 'Alder University', {
        ror: ROR,
        ids: { wikidata: 'https://www.wikidata.org/entity/Q2' },
      }),
    );
    await orcid(ada([at('Alder', '2012', null, { ror: ROR })]));
    await wikidata(
      wikidataItem(
        1,
        { en: 'Ada Lind' },
        {
          P496: [claim(ADA)],
          P108: [
            claim(item(2), { qualifiers: { P580: year(1990) } }),
            claim(item(2), { qualifiers: { P580: year(1990), P582: year(2001) } }),
          ],
        },
      ),
    );
    const found = await page(1);
    expect(said(found)).toEqual([
      ['I10', 'orcid', 2012, null, true],
      ['I10', 'wikidata', 1990, 2001, false],
      ['I10', 'wikidata', 1990, null, false],
    ]);
    const { statementWords } = await import('#/lib/format/institution-words');
    expect(found.affiliations[0]?.statements.map(statementWords)).toEqual([
      'employment, 2012–present (ORCID, self-asserted)',
      'employment, 1990–2001 (Wikidata)',
      'employment, since 1990 (Wikidata)',
    ]);
  });
});

describe('an ORCID iD', () => {
  const theirs = (orcidOf: string | null, printed: string) =>
    workRecord(1, { authorships: [line(1, 'Ada Lind', orcidOf, [], printed)] });

  it.each(['A. Lind', 'Lind, Ada', 'LIND A'])('is believed for %s', async (printed) => {
    await openalex(workRecord(1, { authorships: [line(1, 'Nobody Else', ADA, [], printed)] }));
    await orcid(ada([at('Alder', '2012', null)]));
    expect(names(await page(1))).toEqual(['Alder']);
  });

  it('of somebody else gives nothing and is not shown; a printed name that agrees brings it back', async () => {
    await openalex(theirs(ADA, 'Ada Lind'));
    await orcid(orcidRecord(ADA, ['Josiah', 'Carberry'], { employments: [at('Brown', '1929', null)] }));
    const before = await page(1);
    expect([names(before), before.ids.orcid, before.sources.map(({ name }) => name)]).toEqual([
      [],
      null,
      ['OpenAlex'],
    ]);
    await openalex(workRecord(2, { authorships: [line(1, 'Ada Lind', ADA, [], 'J. Carberry')] }));
    const after = await page(1);
    expect([names(after), after.ids.orcid, after.sources.map(({ name }) => name)]).toEqual([
      ['Brown'],
      ADA,
      ['ORCID', 'OpenAlex'],
    ]);
  });

  it('may be carried by several authors', async () => {
    await openalex(
      workRecord(1, {
        authorships: [line(1, 'Ada Lind', ADA), line(2, 'A. Lind', ADA), line(3, 'Bo Berg', BO)],
      }),
    );
    await orcid(ada([at('Alder', '2012', null)]));
    expect([names(await page(1)), names(await page(2)), names(await page(3))]).toEqual([
      ['Alder'],
      ['Alder'],
      [],
    ]);
    expect((await page(3)).sources.map(({ name }) => name)).toEqual(['OpenAlex']);
    expect((await page(3)).updated).toBe('2026-10-14');
  });

  it('vouches for a Wikidata item only if it is believed itself', async () => {
    await openalex(adasWork);
    await wikidata(
      wikidataItem(
        1,
        { en: 'Ada Lind', no: 'Ada M. Lind' },
        { P496: [claim(ADA)], P1559: [claim({ text: 'Ада Линд', language: 'ru' })] },
      ),
    );
    expect(await page(1)).toMatchObject({ ids: { wikidata: 'Q1' }, otherNames: ['Ада Линд', 'Ada M. Lind'] });
    await orcid(orcidRecord(ADA, ['Josiah', 'Carberry']));
    expect(await page(1)).toMatchObject({ ids: { wikidata: null, orcid: null }, otherNames: [] });
    await orcid({ 'response-code': 404, 'developer-message': `ORCID iD ${ADA} not found` });
    expect(await page(1)).toMatchObject({ ids: { wikidata: 'Q1', orcid: ADA } });
  });
});

describe('a post of Wikidata', () => {
  it('with an end of which no year is known is not open; less than a year is never made one', async () => {
    await openalex(adasWork);
    const post = (number: number, qualifiers: Record<string, unknown>) => claim(item(number), { qualifiers });
    await wikidata(
      wikidataItem(
        1,
        { en: 'Ada Lind' },
        {
          P496: [claim(ADA)],
          P108: [
            post(2, { P580: year(1990), P582: 'somevalue' }),
            post(3, { P580: year(1990), P582: 'novalue' }),
            post(4, { P580: 'somevalue', P582: year(2014) }),
            post(5, { P580: 'somevalue', P582: 'somevalue' }),
            post(6, { P580: time('+1990-00-00T00:00:00Z', 8) }),
            post(7, { P580: year(1980), P582: time('+2000-01-01T00:00:00Z', 7) }),
          ],
        },
      ),
      ...[2, 3, 4, 5, 6, 7].map((number) =>
        wikidataItem(number, { en: `House ${number}` }, { P17: [claim(item(20))] }),
      ),
    );
    const { affiliationYears, statementWords } = await import('#/lib/format/institution-words');
    const found = (await page(1)).affiliations.map((row): [string, string, string] => [
      row.institution.name,
      affiliationYears(row),
      row.statements.map(statementWords).join(),
    ]);
    expect(found.sort()).toEqual([
      ['House 2', 'from 1990 to an unknown year', 'employment, from 1990 to an unknown year (Wikidata)'],
      ['House 3', 'since 1990 (Wikidata)', 'employment, since 1990 (Wikidata)'],
      ['House 4', 'until 2014', 'employment, until 2014 (Wikidata)'],
      ['House 5', 'until an unknown year', 'employment, until an unknown year (Wikidata)'],
      ['House 6', '', 'employment (Wikidata)'],
      ['House 7', 'from 1980 to an unknown year', 'employment, from 1980 to an unknown year (Wikidata)'],
    ]);
  });
});

describe('a Wikidata item', () => {
  it('is matched by OpenAlex id whatever its name, and comes before one of the ORCID iD', async () => {
    await openalex(adasWork);
    await wikidata(
      wikidataItem(1, { en: 'Ada Lind' }, { P496: [claim(ADA)] }),
      wikidataItem(9, { zh: '林' }, { P10283: [claim('A1')], P856: [claim('https://nine.example')] }),
    );
    expect(await page(1)).toMatchObject({
      ids: { wikidata: 'Q9' },
      homepage: 'https://nine.example/',
      otherNames: [],
    });
  });

  it('is never matched by name', async () => {
    await openalex(adasWork);
    await wikidata(wikidataItem(1, { en: 'Ada Lind' }, { P496: [claim(BO)] }));
    expect((await page(1)).ids.wikidata).toBeNull();
  });

  it('that tells a death ends what is present', async () => {
    await openalex(adasWork);
    await orcid(ada([at('Alder', '2012', null)]));
    expect((await page(1)).affiliations[0]?.present).toBe(true);
    await wikidata(wikidataItem(1, { en: 'Ada Lind' }, { P496: [claim(ADA)], P570: [claim('somevalue')] }));
    expect((await page(1)).affiliations[0]).toMatchObject({
      present: false,
      statements: [{ from: 2012, to: null, present: false }],
    });
  });

  it('finds its employer by ROR, GRID or its own id; one of which nothing is known waits for its item', async () => {
    const employers = [2, 3, 4, 5].map((number) => claim(item(number)));
    await openalex(
      adasWork,
      institution(10, 'Ten', { ror: ROR }),
      institution(11, 'Eleven', { ids: { grid: 'grid.7.x', wikidata: 'Q4' } }),
      institution(12, 'Twelve', { ids: { grid: 'grid.7468.d' } }),
    );
    await wikidata(wikidataItem(1, { en: 'Ada Lind' }, { P496: [claim(ADA)], P108: employers }));
    expect(names(await page(1))).toEqual(['Eleven']);
    await wikidata(
      wikidataItem(2, { en: 'Second' }, { P6782: [claim('05gq02987')] }),
      wikidataItem(3, { en: 'Third' }, { P2427: [claim('grid.7468.d')] }),
      wikidataItem(5, { en: 'Fifth' }, { P17: [claim(item(20))] }),
      wikidataItem(20, { en: 'Norway' }, { P297: [claim('NO')] }),
    );
    expect(
      (await page(1)).affiliations.map(({ institution: { id, name, countryCode } }) => [
        id,
        name,
        countryCode,
      ]),
    ).toEqual([
      ['I11', 'Eleven', 'NO'],
      [null, 'Fifth', 'NO'],
      ['I10', 'Ten', 'NO'],
      ['I12', 'Twelve', 'NO'],
    ]);
  });
});

describe('an institution that no identifier names', () => {
  it('is matched by name and country if one answers, and the badge says so', async () => {
    await openalex(
      adasWork,
      institution(10, 'Alder University', { display_name_alternatives: ['Universitetet i Alder'] }),
      institution(11, 'Cedar Labs'),
      institution(12, 'Cedar Labs'),
      institution(13, 'Birch'),
    );
    await orcid(
      ada([
        at('ALDER UNIVERSITY', '2010', '2011'),
        at('Universitetet i Ålder', '2012', '2013'),
        at('Cedar Labs', '2014', '2015'),
        at('Birch', '2016', '2017', { country: 'SE' }),
      ]),
    );
    const rowsOf = (found: AuthorPage) =>
      found.affiliations.map(({ institution: { id, name }, statements }) => [
        id,
        name,
        statements.map(({ from, matchedByName }) => [from, matchedByName]),
      ]);
    expect(rowsOf(await page(1))).toEqual([
      [
        'I10',
        'Alder University',
        [
          [2012, true],
          [2010, true],
        ],
      ],
      [null, 'Birch', [[2016, false]]],
      [null, 'Cedar Labs', [[2014, false]]],
    ]);
    // two answered; now one does
    await openalex(institution(12, 'Cedar Works', { updated_date: '2026-02-01' }));
    expect(rowsOf(await page(1))[2]).toEqual(['I11', 'Cedar Labs', [[2014, true]]]);
  });

  it('is one row for one folded name and country', async () => {
    await openalex(adasWork);
    await orcid(
      ada([
        at('Elm House', '2010', '2011'),
        at('ELM-HOUSE', '2012', '2013'),
        at('Elm House', '2014', '2015', { country: 'SE' }),
      ]),
    );
    const { affiliations } = await page(1);
    expect(
      affiliations
        .map(({ institution: { id, slug, name, countryCode }, statements }) => [
          id,
          slug,
          name,
          countryCode,
          statements.length,
        ])
        .sort(),
    ).toEqual([
      [null, null, 'ELM-HOUSE', 'NO', 2],
      [null, null, 'Elm House', 'SE', 1],
    ]);
  });
});

describe('a record', () => {
  it.each([
    [
      'without a name',
      { ...ada([]), person: { name: null }, history: { 'last-modified-date': { value: 1_800_000_000_000 } } },
    ],
    [
      'locked',
      {
        'response-code': 409,
        'developer-message': `The ORCID record is locked. ORCID https://orcid.org/${ADA}`,
      },
    ],
  ])('%s removes what it gave before', async (_, gone) => {
    await openalex(adasWork);
    await orcid(
      ada([at('Alder', '2012', null)], { links: ['https://ada.example'], otherNames: ['Ada M. Lind'] }),
    );
    expect(await page(1)).toMatchObject({
      homepage: 'https://ada.example/',
      otherNames: ['Ada M. Lind'],
      updated: '2026-10-20',
    });
    await orcid(gone);
    expect(await page(1)).toMatchObject({
      homepage: null,
      otherNames: [],
      affiliations: [],
      ids: { orcid: ADA },
    });
    expect(await rows(url, `SELECT body FROM person_record`)).toEqual([{ body: {} }]);
  });

  it('that is older does not overwrite a newer one; one that is the same changes nothing', async () => {
    await openalex(adasWork);
    await orcid(ada([at('Newer', '2012', null)], { modified: 1_750_000_000_000 }));
    const before = [await digest(url), await rows(url, 'SELECT version FROM library')];
    const report = await orcid(
      ada([at('Older', '2012', null)], { modified: 1_740_000_000_000 }),
      ada([at('Newer', '2012', null)], { modified: 1_750_000_000_000 }),
    );
    expect(report).toMatchObject({
      changed: false,
      counts: { 'ORCID records': { read: 2, inserted: 0, updated: 0, unchanged: 2, rejected: 0 } },
    });
    expect([await digest(url), await rows(url, 'SELECT version FROM library')]).toEqual(before);
  });

  it('touches only the authors whom it changes', async () => {
    await openalex(workRecord(1, { authorships: [line(1, 'Ada Lind', ADA), line(2, 'Bo Berg', BO)] }));
    const berg = (employments: ReturnType<typeof at>[], modified = 1_700_000_000_000) =>
      orcidRecord(BO, ['Bo', 'Berg'], { employments }, { modified });
    await orcid(ada([at('Alder', '2012', null)]), berg([]));
    await loadRecords(
      url,
      [ada([at('Alder', '2012', null)]), berg([at('Birch', '2001', null)], 1_750_000_000_000)],
      ['--date', '2026-11-01'],
      'orcid',
    );
    expect([(await page(1)).updated, (await page(2)).updated]).toEqual(['2026-10-20', '2026-11-01']);
  });
});

describe('order of loading', () => {
  const openalexRecords = [
    workRecord(1, {
      authorships: [line(1, 'Ada Lind', ADA, [10]), line(2, 'Bo Berg', BO), line(3, 'A Lind', ADA)],
    }),
    workRecord(2, {
      authorships: [line(1, 'Ada Lind', ADA, [10]), line(4, 'Cy Dahl', '0000-0001-5000-0007')],
    }),
    institution(10, 'Alder University', { ror: ROR }),
    institution(11, 'Cedar Labs', { ids: { wikidata: 'https://www.wikidata.org/entity/Q2' } }),
  ];
  const orcidRecords = [
    ada(
      [at('Alder', '2012', null, { ror: ROR }), at('cedar labs', '2001', '2003'), at('Elm', '1999', '2000')],
      { links: ['https://ada.example'] },
    ),
    orcidRecord(BO, ['Josiah', 'Carberry']),
  ];
  const wikidataRecords = [
    wikidataItem(
      1,
      { en: 'Ada Lind', no: 'Ada M. Lind' },
      { P496: [claim(ADA)], P108: [claim(item(2)), claim(item(3))], P570: [claim(year(2020))] },
    ),
    wikidataItem(3, { en: 'Alder University' }, { P17: [claim(item(20))] }),
    wikidataItem(20, { en: 'Norway' }, { P297: [claim('NO')] }),
    wikidataItem(4, { en: 'Cy Dahl' }, { P10283: [claim('A4')], P69: [claim(item(3))] }),
  ];
  const parts = {
    o: () => openalex(...openalexRecords),
    r: () => orcid(...orcidRecords),
    w: () => wikidata(...wikidataRecords),
    s: async () => {
      for (const record of [...wikidataRecords].reverse()) await wikidata(record);
      for (const record of [...openalexRecords].reverse()) await openalex(record);
      for (const record of orcidRecords) await orcid(record);
    },
  };
  let expected: Awaited<ReturnType<typeof digest>>;

  it.each(['orw', 'row', 'rwo', 'wor', 'owr', 's'] as const)('%s ends in the same state', async (order) => {
    for (const part of order) await parts[part as keyof typeof parts]();
    const found = await digest(url);
    expected ??= found;
    expect(found).toEqual(expected);
    expect(
      await rows(url, `SELECT count(*)::int AS count, count(institution_id)::int AS matched FROM statement`),
    ).toEqual([{ count: 11, matched: 9 }]);
  });
});

const shared = sharedData();
describe.skipIf(shared === null)('all real records', () => {
  afterEach(() => rows(url, 'DROP SCHEMA IF EXISTS staging CASCADE'));

  it('of ORCID and Wikidata load, twice, and real people get their posts', async () => {
    const people = await ingest(url, ['orcid', `${shared}/data/orcid`]);
    expect(people.counts['ORCID records']).toMatchObject({ read: 62, rejected: 40 });
    const items = await ingest(url, ['wikidata', `${shared}/data/wikidata`]);
    expect(items.counts['Wikidata items']?.inserted).toBeGreaterThan(100);
    // nobody of them stands on the real works at hand: a work of our own names three
    await openalex(
      workRecord(1, {
        authorships: [
          line(1, 'Charles T. Hoyt', '0000-0003-4423-4370'),
          line(2, 'Roeschenthaler, G. V.', '0000-0002-4809-6510'),
          line(3, 'Dalin Shi', '0000-0003-4432-1992'),
        ],
      }),
      institution(10, 'University of Bonn', { country_code: 'DE', ids: { grid: 'grid.10388.32' } }),
      institution(11, 'Northeastern University', { country_code: 'US' }),
      institution(12, 'Duke', { ids: { wikidata: 'https://www.wikidata.org/wiki/Q1153539' } }),
    );
    const hoyt = await page(1);
    expect(hoyt).toMatchObject({
      ids: { orcid: '0000-0003-4423-4370' },
      homepage: 'https://cthoyt.com/',
      sources: [{ name: 'ORCID' }, { name: 'OpenAlex' }],
    });
    expect(hoyt.affiliations.find(({ institution }) => institution.id === 'I10')?.statements).toHaveLength(1);
    expect(
      hoyt.affiliations
        .find(({ institution }) => institution.id === 'I11')
        ?.statements.every((one) => one.matchedByName),
    ).toBe(true);
    expect((await page(2)).affiliations.length).toBeGreaterThan(3);
    expect(said(await page(3))[0]).toEqual(['I12', 'wikidata', 2012, null, false]);
    for (const source of ['orcid', 'wikidata'])
      expect((await ingest(url, [source, `${shared}/data/${source}`])).changed).toBe(false);
  });
});
