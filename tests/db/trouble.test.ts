import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { serverAccount } from '#/lib/setup/account';
import { migrate } from '#/lib/setup/migrate';
import { command } from '../support/command';
import { type TestDatabase, testDatabase } from '../support/database';
import { startTestServer, type TestServer } from '../support/database-server';
import { digest, ingest, rows } from '../support/load';
import { busyRecords, workRecord } from '../support/records';

const AWAY =
  'The database went away during the load, which is kept whole or not at all; run the same again.\n';
const FULL =
  'The database has no room left on its disk; nothing of the load was kept. Make room and run the same again.\n';

let folder: string;
let small: string;
let large: string;
let before: Record<string, string | null>;
let after: Record<string, string | null>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-trouble-'));
  small = write('small.jsonl', [
    workRecord(1, { title: 'A library that was there before', authors: [1, 2] }),
  ]);
  large = write('large.jsonl', busyRecords(3000));
  const quiet = await testDatabase();
  await ingest(quiet.url, ['openalex', small]);
  before = await digest(quiet.url);
  await ingest(quiet.url, ['openalex', large]);
  after = await digest(quiet.url);
  await quiet.drop();
});
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, records: unknown[]): string {
  const file = path.join(folder, name);
  writeFileSync(file, records.map((record) => JSON.stringify(record)).join('\n'));
  return file;
}

/** The load of `large` fails with the sentence alone and leaves the library as it was; run again it ends as if nothing had been. */
async function failsAndRecovers(
  url: string,
  sentence: string,
  cause: () => Promise<unknown>,
  mend: () => unknown,
) {
  const { ended } = command(url, ['openalex', large, '--json']);
  await cause();
  expect(await ended).toEqual({ code: 2, out: '', err: sentence });
  await mend();
  expect(await digest(url)).toEqual(before);
  expect(await rows(url, 'SELECT id FROM load')).toHaveLength(1);
  expect((await command(url, ['openalex', large, '--json']).ended).code).toBe(0);
  expect(await digest(url)).toEqual(after);
}

describe('a database that goes away', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
    await ingest(database.url, ['openalex', small]);
    return () => database.drop();
  });

  it.each([
    ['while records are staged', `application_name = 'byline ingest work'`],
    [
      'while facts and pages are written',
      `application_name = 'byline ingest' AND query ~ '^(?:INSERT|CREATE TEMP|UPDATE)'`,
    ],
    ['while names are read', `application_name = 'byline ingest names' AND query <> ''`],
  ])('%s ends in one sentence, and the next run ends as one would', async (_, which) => {
    const end = `SELECT pg_terminate_backend(pid) AS done FROM pg_stat_activity WHERE datname = current_database() AND ${which}`;
    await failsAndRecovers(
      database.url,
      AWAY,
      async () => {
        while ((await rows(database.url, end)).length === 0) await sleep(5);
      },
      () => {},
    );
  });
});

describe('a server that is taken down', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.stop());

  it('ends the load in one sentence, a start without it too, and the next run ends as one would', async () => {
    const url = await server.url('library');
    await migrate(url);
    await ingest(url, ['openalex', small]);
    const staging = `SELECT pid FROM pg_stat_activity WHERE application_name = 'byline ingest work'`;
    await failsAndRecovers(
      url,
      AWAY,
      async () => {
        while ((await rows(url, staging)).length === 0) await sleep(5);
        await server.halt();
      },
      async () => {
        const refused = await command(url, ['openalex', large]).ended;
        expect([refused.code, refused.err]).toEqual([
          2,
          expect.stringMatching(/^The database library at \S+ cannot be reached .*\n$/),
        ]);
        await server.resume();
      },
    );
  });
});

const isRoot = process.getuid?.() === 0;
if (!isRoot) console.warn('Only root can mount a small disk: the test of a disk that fills is left out.');

describe.skipIf(!isRoot)('a disk that fills', () => {
  const disk = path.join(tmpdir(), `byline-disk-${process.pid}`);
  const maintain = async (sql: string) => {
    const url = new URL(inject('templateUrl'));
    url.pathname = 'postgres';
    await rows(url.href, sql);
  };
  const resize = (size: string) => execFileSync('mount', ['-o', `remount,size=${size}`, disk]);
  const usedKb = () =>
    Number(execFileSync('df', ['-k', '--output=used', disk], { encoding: 'utf8' }).split('\n')[1]);
  let url: URL;

  beforeAll(async () => {
    const { uid, gid } = serverAccount() ?? { uid: 0, gid: 0 };
    execFileSync('mkdir', [disk]);
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=64m,mode=700,uid=${uid},gid=${gid}`, 'tmpfs', disk]);
    await maintain(`CREATE TABLESPACE small_disk LOCATION '${disk}'`);
    url = new URL(inject('templateUrl'));
    url.pathname = 'on_small_disk';
  });
  afterAll(async () => {
    await maintain('DROP DATABASE IF EXISTS on_small_disk WITH (FORCE)');
    await maintain('DROP TABLESPACE IF EXISTS small_disk');
    execFileSync('umount', [disk]);
    rmSync(disk, { recursive: true });
  });

  it.each([
    ['while records are staged', 1],
    ['while facts and pages are written', 5],
  ])(
    '%s ends in one sentence, leaves room as it was, and the next run ends as one would',
    { timeout: 60_000 },
    async (_, spareMb) => {
      resize('200m');
      await maintain('DROP DATABASE IF EXISTS on_small_disk WITH (FORCE)');
      await maintain(
        'CREATE DATABASE on_small_disk TEMPLATE template TABLESPACE small_disk STRATEGY file_copy',
      );
      await ingest(url.href, ['openalex', small]);
      await rows(url.href, 'CHECKPOINT');
      const used = usedKb();
      resize(`${used + 1024 * spareMb}k`);
      const { code, err } = await command(url.href, ['openalex', large, '--json']).ended;
      expect([code, err]).toEqual([2, FULL]);
      resize('200m');
      await rows(url.href, 'CHECKPOINT');
      expect(usedKb()).toBeLessThan(used + 2048);
      expect(await digest(url.href)).toEqual(before);
      expect((await command(url.href, ['openalex', large, '--json']).ended).code).toBe(0);
      expect(await digest(url.href)).toEqual(after);
    },
  );
});
