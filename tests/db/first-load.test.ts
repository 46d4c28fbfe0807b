import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withClient } from '#/lib/setup/connect';
import { migrate } from '#/lib/setup/migrate';
import { postponeIndexes } from '#/lib/setup/postponed-indexes';
import { ROOT } from '#/lib/setup/root';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { busyRecords } from '../support/records';

/*
 * A first load of many records makes the indexes of its tables after it has filled them. However it ends, they are all
 * there again before anything needs them.
 */

let database: TestDatabase;
let indexes: string[];
beforeEach(async () => {
  database = await testDatabase();
  indexes = await indexesOf(database);
});
afterEach(() => database.drop());

async function indexesOf({ url }: TestDatabase): Promise<string[]> {
  const all = await rows<{ indexdef: string }>(
    url,
    "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY indexname",
  );
  return all.map(({ indexdef }) => indexdef);
}
const postpone = () => withClient(database.url, postponeIndexes);
const kept = async () => (await rows(database.url, 'SELECT name FROM postponed_index')).length;

const authors = Array.from({ length: 10_000 }, (_, index) => ({
  id: `https://openalex.org/A${9_000_000 + index}`,
  display_name: `Somebody ${index}`,
  works_count: 1,
  affiliations: [],
  updated_date: '2026-01-01',
}));
const works = busyRecords(300);

test('of many records ends with every index, and with the library that two loads make', async () => {
  const report = await loadRecords(database.url, [...works, ...authors]);
  expect(report.steps.map(({ step }) => step)).toContain('index slug, author');
  expect(await indexesOf(database)).toEqual(indexes);
  expect(await kept()).toBe(0);
  const other = await testDatabase();
  try {
    await loadRecords(other.url, works.slice(0, 1));
    const later = await loadRecords(other.url, [...works, ...authors]);
    expect(later.steps.filter(({ step }) => step.startsWith('index '))).toEqual([]);
    expect(await digest(other.url)).toEqual(await digest(database.url));
  } finally {
    await other.drop();
  }
});

test('of many records that keeps nothing leaves every index', async () => {
  const dry = await loadRecords(database.url, [...works, ...authors], ['--dry-run']);
  expect(dry.steps.map(({ step }) => step)).toContain('index slug, author');
  expect(await indexesOf(database)).toEqual(indexes);
  await expect(loadRecords(database.url, [...authors, '{"id": "https'], ['--complete'])).rejects.toThrow(
    /could not be read/,
  );
  expect(await indexesOf(database)).toEqual(indexes);
  expect(await kept()).toBe(0);
});

test('that was killed leaves them to the next load, however small', async () => {
  await postpone();
  expect((await indexesOf(database)).length).toBeLessThan(indexes.length);
  // and once more, killed again
  await postpone();
  await loadRecords(database.url, works);
  expect(await indexesOf(database)).toEqual(indexes);
  expect(await kept()).toBe(0);
});

test('that was killed leaves them to the next migration', async () => {
  await postpone();
  expect(await migrate(database.url)).toEqual([]);
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-migrations-'));
  try {
    const names = await rows<{ name: string }>(
      database.url,
      'SELECT migration_name AS name FROM _prisma_migrations ORDER BY 1',
    );
    for (const { name } of [...names, { name: '99999999999999_last' }]) {
      mkdirSync(path.join(folder, name));
      const sql = name.endsWith('_last')
        ? 'DROP INDEX author_fold;'
        : readFileSync(path.join(ROOT, 'prisma/migrations', name, 'migration.sql'));
      writeFileSync(path.join(folder, name, 'migration.sql'), sql);
    }
    expect(await migrate(database.url, folder)).toEqual(['99999999999999_last']);
  } finally {
    rmSync(folder, { recursive: true });
  }
  expect(await indexesOf(database)).toEqual(indexes.filter((index) => !index.includes(' author_fold ')));
});

test('waits for nobody who reads', async () => {
  await withClient(database.url, async (reader) => {
    await reader.query('BEGIN; SELECT FROM author; SELECT FROM work');
    await postpone();
    const left = await rows<{ name: string }>(
      database.url,
      "SELECT indexname AS name FROM pg_indexes WHERE tablename IN ('author', 'citation') ORDER BY 1",
    );
    expect(left.map(({ name }) => name)).toContain('author_fold');
    expect(left.map(({ name }) => name)).not.toContain('citation_citing');
  });
});
