import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isWorthReaders } from '#/ingest/openalex/readers';
import { inputFiles } from '#/ingest/read/files';
import { command } from '../support/command';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, rows } from '../support/load';
import { authorship, workRecord } from '../support/records';

/** Files of several megabytes each, so that threads read them; what tells the order of the files stands in all of them. */
const FILES = 5;
const WORKS = 300;

let folder: string;
let together: TestDatabase;
let inTurn: TestDatabase;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-readers-'));
  for (let file = 0; file < FILES; file++) writeFileSync(path.join(folder, `part-${file}.jsonl`), part(file));
  [together, inTurn] = await Promise.all([testDatabase(), testDatabase()]);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([together.drop(), inTurn.drop()]);
});

function part(file: number): string {
  const own = Array.from({ length: WORKS }, (_, index) =>
    work(file * WORKS + index + 1, { authors: [index + 1, file + 1000], refs: [index + 1] }),
  );
  // One date and one id in every file: the one read last wins, its words of the institution too.
  const last = work(9_000, {
    title: `Said by file ${file}`,
    authorships: [
      authorship(1, 'Person 1', [5], {
        institutions: [{ id: 'https://openalex.org/I5', display_name: `House by file ${file}` }],
      }),
    ],
  });
  return [...own, last, '{"broken']
    .map((record) => (typeof record === 'string' ? record : JSON.stringify(record)))
    .join('\n');
}

function work(id: number, fields: Record<string, unknown>) {
  return { ...workRecord(id, fields), padding: 'x'.repeat(12_000) };
}

describe('files that threads read', () => {
  it('give what one reader gives, the same counts and rejects, in the order of the files', async () => {
    expect(isWorthReaders(await inputFiles([folder]))).toBe(true);
    const report = await ingest(together.url, ['openalex', folder]);
    // A limit is counted over all files, so one reader takes them.
    const single = await ingest(inTurn.url, ['openalex', folder, '--limit', '1000000']);
    expect(report.counts).toEqual(single.counts);
    expect(report.counts.works).toMatchObject({ read: FILES * (WORKS + 1), inserted: FILES * WORKS + 1 });
    expect(report.counts.other).toMatchObject({ rejected: FILES });
    expect(await digest(together.url)).toEqual(await digest(inTurn.url));
    const rejects = 'SELECT file, line, entity, reason FROM reject ORDER BY file, line';
    expect(await rows(together.url, rejects)).toEqual(await rows(inTurn.url, rejects));
    expect(
      await rows(
        together.url,
        'SELECT w.title, i.name FROM work w, institution i WHERE w.id = 9000 AND i.id = 5',
      ),
    ).toEqual([{ title: `Said by file ${FILES - 1}`, name: `House by file ${FILES - 1}` }]);
  });
});

describe('the command', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
    return () => database.drop();
  });

  it('takes them too, and a dry run leaves nothing', async () => {
    const { code, out, err } = await command(database.url, ['openalex', folder, '--dry-run']).ended;
    expect([code, err.match(/error/i)]).toEqual([0, null]);
    expect(out).toContain('1,501 inserted');
    expect(await rows(database.url, 'SELECT works FROM library')).toEqual([{ works: 0 }]);
  });

  it('says in one sentence that the database went away, and ends', async () => {
    const { ended } = command(database.url, ['openalex', folder]);
    await whenReading(database.url);
    await rows(
      database.url,
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'byline ingest work'`,
    );
    const { code, err } = await ended;
    expect(code).toBe(2);
    expect(err).toContain('The database went away during the load');
    expect(err).not.toMatch(/^ {4}at /m);
    const left = await rows(database.url, `SELECT FROM pg_namespace WHERE nspname = 'byline_staging'`);
    expect(left).toEqual([]);
  });
});

/** Until a reader copies works. */
async function whenReading(url: string): Promise<void> {
  for (let copies = 0; copies === 0; ) {
    const found = await rows(
      url,
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND application_name = 'byline ingest work'`,
    );
    copies = found.length;
  }
}
