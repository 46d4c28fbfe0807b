import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyTables } from '#/scripts/bench/copy-tables';
import { countStatements } from '#/scripts/bench/count-statements';
import type { TestDatabase } from '../support/database';
import { loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let readPage: () => Promise<unknown>;

beforeAll(async () => {
  database = await pagesDatabase();
  await loadRecords(
    database.url,
    [1, 2, 3].map((id) =>
      workRecord(id, { authorships: [authorship(1, 'Ana Ito'), authorship(2, 'Bo Ek')] }),
    ),
  );
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  readPage = () => getAuthorPage(1);
});

afterAll(() => database?.drop());

it('an author page takes at most 15 statements, its transaction included, and counting leaves no trace', async () => {
  const count = await countStatements(readPage);
  expect(count).toBeGreaterThan(5);
  expect(count).toBeLessThanOrEqual(15);
  expect(await countStatements(async () => {})).toBe(0);
});

it('what a load is held against holds every table with all its rows and indexes', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-copied-'));
  try {
    expect(await copyTables(database.url, folder)).toBeGreaterThan(0);
  } finally {
    rmSync(folder, { recursive: true });
  }
  const tables = await rows<{ name: string }>(
    database.url,
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations'`,
  );
  expect(tables.length).toBeGreaterThan(20);
  for (const { name } of tables) {
    const [same] = await rows(
      database.url,
      `SELECT (SELECT count(*) FROM public."${name}") = (SELECT count(*) FROM copied."${name}") AS rows,
              (SELECT count(*) FROM pg_index WHERE indrelid = 'public."${name}"'::regclass) = (SELECT count(*) FROM pg_index WHERE indrelid = 'copied."${name}"'::regclass) AS indexes,
              (SELECT relpersistence FROM pg_class WHERE oid = 'copied."${name}"'::regclass) AS kind`,
    );
    expect(same, name).toEqual({ rows: true, indexes: true, kind: 'p' });
  }
});
