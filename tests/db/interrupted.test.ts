import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '#/lib/setup/root';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, rows } from '../support/load';
import { workRecord } from '../support/records';

const MOMENTS = 10;

// Enough to be in every stage of a load for a while: cited works, versions, teams.
const records = Array.from({ length: 1500 }, (_, index) =>
  workRecord(index + 1, {
    title: `The title of work ${Math.floor(index / 2)} here`,
    authors: [1 + (index % 40), 50 + (index % 300), 400 + Math.floor(index / 2)],
    source: index % 2 ? [1 + (index % 20), 'journal'] : [900, 'repository'],
    refs: Array.from({ length: 15 }, (_, ref) => 1 + ((index * 7 + ref * 31) % 1500)),
    cited_by_count: (index * 13) % 97,
  }),
);

let folder: string;
let file: string;
let expected: Record<string, string | null>;
let length = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-interrupted-'));
  file = path.join(folder, 'works.jsonl');
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
  const whole = await testDatabase();
  await command(whole.url).ended;
  const began = performance.now();
  const again = await testDatabase();
  await command(again.url).ended;
  length = performance.now() - began;
  expected = await digest(whole.url);
  await whole.drop();
  await again.drop();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The real command in a process of its own, which can be killed. */
function command(url: string): { child: ChildProcess; ended: Promise<number | null> } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'ingest/cli.ts', 'openalex', '--date', '2026-11-30', file],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: url }, stdio: 'ignore' },
  );
  return { child, ended: new Promise((resolve) => child.on('close', resolve)) };
}

describe('a load', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it(`killed at ${MOMENTS} moments leaves the library as it was, and ends the same when it is started again`, async () => {
    const empty = await digest(database.url);
    for (let moment = 1; moment <= MOMENTS; moment++) {
      const { child, ended } = command(database.url);
      // Spread over the whole run, the start of the process included.
      await new Promise((wait) => setTimeout(wait, (length * moment) / (MOMENTS + 1)));
      child.kill('SIGKILL');
      await ended;
      const [library] = await rows<{ version: number }>(database.url, 'SELECT version FROM library');
      expect(await digest(database.url)).toEqual(library?.version === 0 ? empty : expected);
    }
    expect(await command(database.url).ended).toBe(0);
    expect(await digest(database.url)).toEqual(expected);
  });

  it('waits for another one; both end as one would', async () => {
    const shared = await testDatabase();
    try {
      const both = await Promise.all([command(shared.url).ended, command(shared.url).ended]);
      expect(both).toEqual([0, 0]);
      expect(await digest(shared.url)).toEqual(expected);
      const loads = await rows(shared.url, 'SELECT changed FROM load ORDER BY id');
      expect(loads).toEqual([{ changed: true }, { changed: false }]);
    } finally {
      await shared.drop();
    }
  });

  it('that is only tried leaves nothing', async () => {
    const dry = await testDatabase();
    try {
      const report = await ingest(dry.url, ['openalex', file, '--dry-run']);
      expect(report).toMatchObject({ load: null, counts: { works: { inserted: 1500 } } });
      expect(await rows(dry.url, 'SELECT version, works FROM library')).toEqual([{ version: 0, works: 0 }]);
      expect(await rows(dry.url, 'SELECT * FROM load')).toEqual([]);
    } finally {
      await dry.drop();
    }
  });
});
