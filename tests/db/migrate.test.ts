import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ensureDatabase, withClient } from '#/lib/setup/connect';
import { migrate } from '#/lib/setup/migrate';
import { type TestDatabase, testDatabase } from '../support/database';

const FIRST = `
-- a comment; with a semicolon
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE TABLE thing (id int PRIMARY KEY, name text NOT NULL DEFAULT 'a;b');
CREATE FUNCTION next_of(x int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN x := x + 1; RETURN x; END; $$;
CREATE FUNCTION label() RETURNS text LANGUAGE sql IMMUTABLE AS $body$ SELECT 'x;y' $body$;
CREATE INDEX thing_name ON thing USING gin (name gin_trgm_ops);
`;

let database: TestDatabase;
let folder: string;
let count = 0;

beforeAll(async () => {
  database = await testDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'byline-migrations-'));
  writeMigration('1_first', FIRST);
});

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await database.drop();
});

function writeMigration(name: string, sql: string) {
  mkdirSync(path.join(folder, name), { recursive: true });
  writeFileSync(path.join(folder, name, 'migration.sql'), sql);
}

async function emptyDatabase(): Promise<string> {
  const name = `empty_${++count}_${process.pid}`;
  await ensureDatabase(database.url, name);
  const url = new URL(database.url);
  url.pathname = name;
  return url.href;
}

function query(url: string, sql: string) {
  return withClient(url, async (client) => (await client.query(sql)).rows);
}

test('function bodies, strings and comments with semicolons are applied whole', async () => {
  const url = await emptyDatabase();
  expect(await migrate(url, folder)).toEqual(['1_first']);
  expect(await query(url, 'select next_of(1), label()')).toEqual([{ next_of: 2, label: 'x;y' }]);
});

test('the history is that of `prisma migrate deploy`', async () => {
  const url = await emptyDatabase();
  await migrate(url, folder);
  const rows = await query(url, 'select * from _prisma_migrations');
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ migration_name: '1_first', applied_steps_count: 1, rolled_back_at: null });
  expect(rows[0].checksum).toMatch(/^[0-9a-f]{64}$/);
  expect(rows[0].finished_at).toBeInstanceOf(Date);
});

test('two at once wait for each other, and a second time changes nothing', async () => {
  const url = await emptyDatabase();
  const applied = await Promise.all([migrate(url, folder), migrate(url, folder)]);
  expect(applied.flat()).toEqual(['1_first']);
  expect(await migrate(url, folder)).toEqual([]);
});

test('a migration that fails changes nothing, says why, and can be mended', async () => {
  const url = await emptyDatabase();
  writeMigration('2_second', 'CREATE TABLE other (id int); CREATE TABLE other (id int);');
  await expect(migrate(url, folder)).rejects.toThrow(/changed nothing: relation "other" already exists/);
  expect(await query(url, "select to_regclass('other') as found")).toEqual([{ found: null }]);
  writeMigration('2_second', 'CREATE TABLE other (id int);');
  expect(await migrate(url, folder)).toEqual(['2_second']);
  rmSync(path.join(folder, '2_second'), { recursive: true });
  await expect(migrate(url, folder)).rejects.toThrow(/newer version of this software \(migration 2_second\)/);
});

test('a database with other tables is refused in a sentence', async () => {
  const url = await emptyDatabase();
  await query(url, 'create table foreign_table (id int)');
  await expect(migrate(url, folder)).rejects.toThrow(/holds other tables/);
});

test('an unreachable database is told without the password', async () => {
  const failed = migrate('postgresql://me:hunter2@127.0.0.1:1/nothing', folder);
  await expect(failed).rejects.toThrow(/nothing at 127.0.0.1:1 cannot be reached .*ECONNREFUSED/);
  await expect(failed).rejects.not.toThrow(/hunter2/);
});

test('the template holds the real migrations', async () => {
  expect(await migrate(database.url)).toEqual([]);
});
