import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database';
import { loadRecords, rows } from '../support/load';
import { workRecord } from '../support/records';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it('author records of 2023 have the last known place instead of all; an autocomplete answer is no record', async () => {
  const report = await loadRecords(database.url, [
    workRecord(1, { authors: [1, 2], cited_by_count: 2_000_000_000 }),
    workRecord(2, { authors: [1], cited_by_count: 2_000_000_000 }),
    {
      id: 'https://openalex.org/A1',
      display_name: 'Person 1',
      works_count: 4,
      cited_by_count: -5,
      last_known_institution: { id: 'https://openalex.org/I1', display_name: 'House' },
      updated_date: '2023-04-01',
    },
    { id: 'https://openalex.org/A2', display_name: 'Person 2', hint: 'House', works_count: 3 },
  ]);
  expect(report.counts.authors).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
  const [record] = await rows(database.url, `SELECT body FROM entity_record WHERE kind = 'A'`);
  expect(record?.body).toMatchObject({ works: 4, citations: null, affiliations: [] });
  expect(await rows(database.url, 'SELECT citations::text FROM author WHERE id = 1')).toEqual([
    { citations: '4000000000' },
  ]);
});
