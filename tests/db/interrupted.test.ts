import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { command } from '../support/command';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, rows } from '../support/load';
import { busyRecords } from '../support/records';

const MOMENTS = 10;

/** Ten loads that are killed and one that is not, each with a digest of the whole library behind it. */
const LONGEST_MS = 240_000;

let folder: string;
let file: string;
let expected: Record<string, string | null>;
let length = 0;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-interrupted-'));
  file = path.join(folder, 'works.jsonl');
  writeFileSync(
    file,
    busyRecords(1500)
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );
  const whole = await testDatabase();
  await load(whole.url).ended;
  const began = performance.now();
  const again = await testDatabase();
  await load(again.url).ended;
  length = performance.now() - began;
  expected = await digest(whole.url);
  await whole.drop();
  await again.drop();
});
afterAll(() => rmSync(folder, { recursive: true }));

const load = (url: string) => command(url, ['openalex', file]);

describe('a load', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());

  it(
    `killed at ${MOMENTS} moments leaves the library as it was, and ends the same when it is started again`,
    async () => {
      const empty = await digest(database.url);
      for (let moment = 1; moment <= MOMENTS; moment++) {
        const { child, ended } = load(database.url);
        // Spread over the whole run, the start of the process included.
        await new Promise((wait) => setTimeout(wait, (length * moment) / (MOMENTS + 1)));
        child.kill('SIGKILL');
        await ended;
        const [library] = await rows<{ version: number }>(database.url, 'SELECT version FROM library');
        expect(await digest(database.url)).toEqual(library?.version === 0 ? empty : expected);
      }
      expect((await load(database.url).ended).code).toBe(0);
      expect(await digest(database.url)).toEqual(expected);
    },
    LONGEST_MS,
  );

  it('O-ING-05: waits for another one; both end as one would', async () => {
    const shared = await testDatabase();
    try {
      const both = await Promise.all([load(shared.url).ended, load(shared.url).ended]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
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
      // What it leaves is cleared before the next one writes, and not by the server meanwhile.
      const { steps } = await ingest(dry.url, ['openalex', file]);
      expect(steps[0]?.step).toBe('vacuum');
      expect(await digest(dry.url)).toEqual(expected);
    } finally {
      await dry.drop();
    }
  });
});
