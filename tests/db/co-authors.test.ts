import { afterAll, beforeAll, expect, it } from 'vitest';
import { CoAuthorCounter, type CountedWorks } from '#/ingest/derive/count-co-authors';
import { type TestDatabase, testDatabase } from '../support/database';
import { loadRecords, rows } from '../support/load';
import { workRecord } from '../support/records';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

// A team of 150 people on 80 works: 12,000 byline lines each, so that their panel is stored.
const team = Array.from({ length: 150 }, (_, index) => index + 1);
const works = Array.from({ length: 80 }, (_, index) =>
  workRecord(index + 1, {
    authors: index % 7 === 0 ? team.filter((id) => id !== 5) : team,
    publication_year: index % 9 === 0 ? null : 2000 + (index % 20),
  }),
);

it('stored co-authors are the rows of the function that pages call for everybody else', async () => {
  await loadRecords(database.url, [...works, workRecord(200, { authors: [1, 999], source: [1, 'journal'] })]);
  const stored = await rows<{ author_id: string; rows: unknown }>(
    database.url,
    `SELECT author_id, rows FROM author_panel WHERE panel = 'co-authors' ORDER BY author_id`,
  );
  expect(stored.length).toBe(team.length);
  for (const { author_id, rows: panel } of stored.filter((_, index) => index % 40 === 0)) {
    const live = await rows<{ row: unknown }>(
      database.url,
      `SELECT to_jsonb(p) AS row FROM author_co_authors(${author_id}) p`,
    );
    expect(panel).toEqual(live.map(({ row }) => row));
  }
});

it('counts again from zero for each author', () => {
  const counter = new CoAuthorCounter({ hasPage: Uint8Array.of(1, 1, 0), place: Int32Array.of(0, 1, 2) });
  const team: CountedWorks = { authors: Int32Array.of(0, 1, 2), works: 1, firstYear: 2020, lastYear: 2020 };
  const undated = { ...team, firstYear: null, lastYear: null };
  expect(counter.count(0, [team, undated, { ...team, works: 3, firstYear: 2015 }], 1)).toEqual({
    top: [{ person: 1, works: 5, firstYear: 2015, lastYear: 2020 }],
    total: 2,
    withPage: 1,
  });
  expect(counter.count(1, [undated], 5).top).toEqual([
    { person: 0, works: 1, firstYear: null, lastYear: null },
    { person: 2, works: 1, firstYear: null, lastYear: null },
  ]);
});
