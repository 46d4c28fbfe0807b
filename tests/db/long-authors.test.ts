import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { authorship, workRecord } from '../support/records';

/*
 * Authors of a hundred works and more: what a load moves of their citations is added to their figures, their other lines
 * are not read. Whatever a load says, the figures are those that a derivation of everything finds.
 */

const WORKS = 120;
const by = (name = 'Ada Long', orcid: string | null = null) => [
  authorship(1, name, [5], { author: { id: 'https://openalex.org/A1', display_name: name, orcid } }),
  authorship(2, 'Ben Long', [6]),
];
const own = (id: number, over: Record<string, unknown> = {}) =>
  workRecord(id, {
    authorships: by(),
    title: `Own ${id}`,
    cited_by_count: id,
    publication_year: 2000 + (id % 20),
    updated_date: '2026-01-01',
    ...over,
  });
const other = (id: number, refs: number[], over: Record<string, unknown> = {}) =>
  workRecord(id, { authors: [id], title: `Other ${id}`, refs, updated_date: '2026-01-01', ...over });

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const works = Array.from({ length: WORKS }, (_, index) => own(index + 1));
  await loadRecords(database.url, [...works, other(500, [1, 2]), other(501, [1])]);
});
afterAll(() => database.drop());

const figures = async () =>
  (
    await rows(
      database.url,
      `SELECT name, orcid, known_works AS works, uncounted_works AS uncounted, citations::int, h_index AS h, i10_index AS i10, citing_pairs AS pairs, byline_lines AS lines,
              first_year AS first, last_year AS last FROM author WHERE id = 1`,
    )
  )[0];

const later = (day: number) => ({ updated_date: `2026-02-${String(day).padStart(2, '0')}` });
const CITED = [...Array(WORKS + 1).keys()].reduce((sum, id) => sum + id);
const FIRST = {
  name: 'Ada Long',
  orcid: null,
  works: WORKS,
  uncounted: 0,
  citations: CITED,
  h: 60,
  i10: 111,
  pairs: 3,
  lines: 2 * WORKS,
  first: 2000,
  last: 2019,
};
let now = FIRST;
const ORCID = '0000-0002-1825-0097';

/** One load after the other, and what it changes of the figures. */
const LOADS: [what: string, records: unknown[], change: Partial<Record<keyof typeof FIRST, unknown>>][] = [
  [
    'citations that move no index',
    [own(100, { cited_by_count: 130, ...later(1) })],
    { citations: CITED + 30 },
  ],
  [
    'citations that move both indices',
    [
      own(5, { cited_by_count: 205, ...later(2) }),
      own(6, { cited_by_count: 206, ...later(2) }),
      own(7, { cited_by_count: null, ...later(2) }),
    ],
    { citations: CITED + 30 + 400 - 7, uncounted: 1, h: 61, i10: 113 },
  ],
  [
    'citing works of works that stay as they are',
    [other(502, [1, 2, 3]), other(501, [], later(3))],
    { pairs: 5 },
  ],
  [
    'a citing work and the cited one',
    [other(503, [9]), own(9, { cited_by_count: 10, ...later(4) })],
    {
      citations: CITED + 30 + 400 - 7 + 1,
      i10: 114,
      pairs: 6,
    },
  ],
  [
    'somebody else on a byline',
    [own(11, { authorships: [...by(), authorship(3, 'Cy New')], ...later(5) })],
    { lines: 2 * WORKS + 1 },
  ],
  ['a new name', [own(12, { authorships: by('Ada Longer'), ...later(6) })], { name: 'Ada Longer' }],
  [
    'the old name on a newer work',
    [own(13, { ...later(7), cited_by_count: 14 })],
    {
      name: 'Ada Long',
      citations: CITED + 30 + 400 - 7 + 2,
    },
  ],
  ['an iD', [own(14, { authorships: by('Ada Long', ORCID), ...later(8) })], { orcid: ORCID }],
  [
    'another year, a retraction and a work more',
    [
      own(20, { publication_year: 1990, ...later(9) }),
      own(21, { is_retracted: true, ...later(9) }),
      own(121, { cited_by_count: 0, ...later(9) }),
    ],
    {
      works: WORKS + 1,
      lines: 2 * WORKS + 3,
      citations: CITED + 30 + 400 - 7 + 2 - 21,
      i10: 113,
      first: 1990,
    },
  ],
];

describe('a load of', () => {
  for (const [what, records, change] of LOADS)
    it(`${what} gives what everything derived anew gives`, async () => {
      await loadRecords(database.url, records);
      now = { ...now, ...change } as typeof now;
      expect(await figures()).toEqual(now);
      const stepwise = await digest(database.url);
      await ingest(database.url, ['derive']);
      expect(await digest(database.url)).toEqual(stepwise);
    });
});
