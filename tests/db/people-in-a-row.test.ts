import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
import { claim, item, orcidRecord, orcidSummary, wikidataItem, year } from '../support/people';
import { authorship, workRecord } from '../support/records';

const ADA = '0000-0002-1825-0097';
const BO = '0000-0001-5109-3700';
const ALDER = 'https://ror.org/05gq02987';
const ELM = 'https://ror.org/03yrm5c26';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await pagesDatabase();
  url = database.url;
});
afterAll(() => database.drop());
beforeEach(() => emptyLibrary(url));

const line = (id: number, name: string, orcid: string | null = null) =>
  authorship(id, name, [10], {
    author: { id: `https://openalex.org/A${id}`, display_name: name, orcid },
    raw_author_name: name,
  });
const institution = (id: number, name: string, ror: string) => ({
  id: `https://openalex.org/I${id}`,
  display_name: name,
  type: 'education',
  country_code: 'NO',
  ror,
  geo: { city: 'Oslo', country: 'Norway', country_code: 'NO' },
  updated_date: '2026-01-01',
});
const WORKS = [
  workRecord(1, { authorships: [line(1, 'Ada Lind', ADA), line(2, 'Bo Berg', BO)] }),
  workRecord(2, { authorships: [line(1, 'Ada Lind', ADA), line(3, 'Cy Dahl'), line(4, 'Di Ek')] }),
  institution(10, 'Alder University', ALDER),
  institution(11, 'Elm Institute', ELM),
];

const DAY = 86_400_000;
const modified = (version: number) => 1_700_000_000_000 + version * DAY;
const stamp = (version: number) => ({ modified: `2026-01-0${version}T00:00:00Z`, lastrevid: version });
const at = (name: string, from: string, to: string | null, ror?: string) =>
  orcidSummary(ADA, { name, ror }, from, to);

/** The versions of each record, the newest last. */
const ORCID = {
  ada: [
    orcidRecord(
      ADA,
      ['Ada', 'Lind'],
      { employments: [at('Alder', '2001', null, ALDER), at('Birch', '1999', '2001')] },
      { modified: modified(1), otherNames: ['Ada Early Lind'], links: ['https://early.example'] },
    ),
    // for a while the iD was somebody else's
    orcidRecord(ADA, ['Josiah', 'Carberry'], {}, { modified: modified(2) }),
    orcidRecord(
      ADA,
      ['Ada', 'Lind'],
      { employments: [at('Alder', '2001', '2019', ALDER), at('Elm Institute', '2019', null)] },
      { modified: modified(3), links: ['https://late.example'] },
    ),
  ],
  // made private in the end
  bo: [
    orcidRecord(
      BO,
      ['Bo', 'Berg'],
      { employments: [at('Alder', '2010', null, ALDER)] },
      { modified: modified(1) },
    ),
    { ...orcidRecord(BO, ['Bo', 'Berg'], {}, { modified: modified(2) }), person: { name: null } },
  ],
};
const WIKIDATA = {
  ada: [
    wikidataItem(
      1,
      { en: 'Ada Lind' },
      { P496: [claim(ADA)], P108: [claim(item(2))], P570: [claim(year(2020))] },
      stamp(1),
    ),
    wikidataItem(
      1,
      { en: 'Ada Lind', no: 'Ada M. Lind' },
      { P496: [claim(ADA)], P108: [claim(item(2)), claim(item(3))] },
      stamp(2),
    ),
  ],
  employer: [
    wikidataItem(2, { en: 'Old House' }, { P6782: [claim('05gq02987')] }, stamp(1)),
    wikidataItem(2, { en: 'New House' }, { P6782: [claim('03yrm5c26')] }, stamp(2)),
  ],
  // it named one author, then another
  other: [
    wikidataItem(7, { en: 'Somebody' }, { P10283: [claim('A3')], P69: [claim(item(2))] }, stamp(1)),
    wikidataItem(7, { en: 'Somebody' }, { P10283: [claim('A4')], P69: [claim(item(2))] }, stamp(3)),
  ],
};

type Step = [command: 'openalex' | 'orcid' | 'wikidata', ...records: unknown[]];
const load = ([command, ...records]: Step) => loadRecords(url, records, [], command);
const version = (all: Record<string, unknown[]>, number: number) =>
  Object.values(all).flatMap((versions) => versions.slice(number - 1, number));
const newest = (all: Record<string, unknown[]>) => Object.values(all).map((versions) => versions.at(-1));
const every = (all: Record<string, unknown[]>) => Object.values(all).flat();

/** Everything that pages read, and the records of people with all that they can be found by. */
async function state() {
  const records = await rows(
    url,
    'SELECT source, key, updated_date, content::text, body::text FROM person_record ORDER BY source, key',
  );
  const refs = await rows(url, 'SELECT ref, source, key FROM person_ref ORDER BY ref, source, key');
  return { ...(await digest(url)), records, refs };
}

const OLD_FIRST: Step[] = [1, 2, 3]
  .flatMap((number): Step[] => [
    ['orcid', ...version(ORCID, number)],
    ['wikidata', ...version(WIKIDATA, number)],
  ])
  .filter(([, ...records]) => records.length > 0);
const ORDERS: [how: string, steps: Step[]][] = [
  ['one after the other', [['openalex', ...WORKS], ...OLD_FIRST]],
  ['before anybody’s works', [...OLD_FIRST, ['openalex', ...WORKS]]],
  ['the newest first', [['openalex', ...WORKS], ...OLD_FIRST.toReversed()]],
  ['the newest first, works last', [...OLD_FIRST.toReversed(), ['openalex', ...WORKS]]],
  [
    'the middle one first, works between',
    [
      ['orcid', ...version(ORCID, 2)],
      ['wikidata', ...version(WIKIDATA, 2)],
      ['openalex', ...WORKS],
      ...OLD_FIRST,
    ],
  ],
  [
    'all in one file',
    [
      ['openalex', ...WORKS],
      ['orcid', ...every(ORCID)],
      ['wikidata', ...every(WIKIDATA)],
    ],
  ],
  [
    'all in one file, backwards',
    [
      ['wikidata', ...every(WIKIDATA).toReversed()],
      ['orcid', ...every(ORCID).toReversed()],
      ['openalex', ...WORKS],
    ],
  ],
  ['each twice', [['openalex', ...WORKS], ...OLD_FIRST.flatMap((step): Step[] => [step, step])]],
];

describe('versions of ORCID’s and Wikidata’s records', () => {
  let expected: Awaited<ReturnType<typeof state>>;
  beforeAll(async () => {
    await emptyLibrary(url);
    for (const step of [
      ['openalex', ...WORKS],
      ['orcid', ...newest(ORCID)],
      ['wikidata', ...newest(WIKIDATA)],
    ] satisfies Step[])
      await load(step);
    expected = await state();
    // what is compared says something
    expect(
      await rows(
        url,
        `SELECT author_id::int AS author, source, kind, institution_id::int AS at, from_year AS from, to_year AS to FROM statement ORDER BY author_id, position`,
      ),
    ).toMatchObject([
      { author: 1, source: 'orcid', at: 11, from: 2019, to: null },
      { author: 1, source: 'orcid', at: 10, from: 2001, to: 2019 },
      { author: 1, source: 'wikidata', kind: 'employment', at: 11 },
      { author: 4, source: 'wikidata', kind: 'education', at: 11 },
    ]);
  });

  it.each(ORDERS)('%s end as the newest alone', async (_, steps) => {
    for (const step of steps) await load(step);
    expect(await state()).toEqual(expected);
    await ingest(url, ['derive']);
    expect(await state()).toEqual(expected);
  });

  it('that are older or the same change nothing when they come late: no page, no date, no version of the library', async () => {
    for (const step of [
      ['openalex', ...WORKS],
      ['orcid', ...newest(ORCID)],
      ['wikidata', ...newest(WIKIDATA)],
    ] satisfies Step[])
      await load(step);
    const kept = async () => [
      await state(),
      await rows(url, 'SELECT version, source_dates, updated FROM library'),
      await rows(url, 'SELECT id, load_id FROM author ORDER BY id'),
      await rows(url, 'SELECT * FROM author_change ORDER BY author_id, load_id'),
    ];
    const before = await kept();
    for (const [command, ...records] of [...OLD_FIRST, ...OLD_FIRST.toReversed()]) {
      const report = await loadRecords(url, records, ['--date', '2026-12-24'], command);
      const [counts] = Object.values(report.counts);
      expect(report.changed).toBe(false);
      expect(counts).toMatchObject({ inserted: 0, updated: 0, unchanged: records.length, rejected: 0 });
    }
    expect(await kept()).toEqual(before);
  });
});
