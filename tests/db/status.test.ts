import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { printRejects, printStatus } from '#/ingest/status';
import { type TestDatabase, testDatabase } from '../support/database';
import { loadRecords, rows } from '../support/load';
import { workRecord } from '../support/records';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  const partial = { id: 'https://openalex.org/W7', title: 'No byline', updated_date: '2026-01-01' };
  await loadRecords(database.url, [workRecord(1, { refs: [2] }), workRecord(2), partial, 'no JSON at all']);
  const long = `/${'a-long-folder-name/'.repeat(9)}works.jsonl.gz`;
  await rows(
    database.url,
    `UPDATE load SET arguments = ARRAY['${long}', '${long}2', '/short', '/fourth'], counts = counts || '{"things of a long name": {"inserted": 1234567, "updated": 0}, "more things of a long name": {"inserted": 1234567, "updated": 0}}';
     UPDATE reject SET file = '${long}';
     UPDATE library SET works = 123456789, bibliographies_read = 98765432, works_with_page = 98765432;
     INSERT INTO api_progress (query, part, cursor, received, kept_at, load_id) VALUES ('library --api ${'institutions.id:I1|'.repeat(12)}', 0, 'x', 12, now(), 1)`,
  );
});
afterAll(() => database.drop());

async function printed(print: () => Promise<number>): Promise<string> {
  const log = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    expect(await print()).toBe(0);
    return log.mock.calls.map(([text]) => text).join('\n');
  } finally {
    log.mockRestore();
  }
}

it('status and rejects stay within 80 columns, whatever paths, counts and queries are like', async () => {
  const status = await printed(() => printStatus(database.url, false));
  const rejects = await printed(() => printRejects(database.url, false, null));
  for (const text of [status, rejects])
    expect(text.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
  for (const part of [
    'works.jsonl.gz',
    '/short',
    'and 1 more',
    'rejects --load 1',
    '98,765,432 of 123,456,789',
  ])
    expect(status).toContain(part);
  expect(rejects).toMatch(/1 × partial answer: no authorships\n {6}….*works\.jsonl\.gz:3 W7/);
});

it('status as JSON has all that the text has, under the names that JSON has everywhere', async () => {
  const status = JSON.parse(await printed(() => printStatus(database.url, true)));
  expect(Object.keys(status)).toEqual(['library', 'completeness', 'loads', 'unfinished']);
  expect(status.library).toMatchObject({
    bibliographiesRead: 98765432,
    knownWorks: 2,
    sourceDates: [{ name: 'OpenAlex' }],
  });
  expect(status.loads[0]).toMatchObject({
    id: 1,
    source: 'openalex',
    date: '2026-11-30',
    changed: true,
    rejects: 2,
  });
  expect(status.loads[0].finishedAt).toMatch(/^\d{4}-/);
  expect(status.unfinished[0]).toMatchObject({ received: 12 });
  expect(JSON.stringify(status)).not.toMatch(/"\w+_\w+":/);
});
