import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LoadReport } from '#/ingest/load';
import { command } from '../support/command';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, rows } from '../support/load';
import { busyRecords, workRecord } from '../support/records';

let database: TestDatabase;
let folder: string;
let before: Record<string, string | null>;

// Every test meets a library that was there before, and adds works of other ids to it.
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-broken-'));
  await ingest(database.url, ['openalex', file('there.jsonl', [workRecord(9000, { authors: [9000] })])]);
  before = await digest(database.url);
});
afterEach(() => rmSync(folder, { recursive: true }));

const text = (records: unknown[]) => records.map((record) => JSON.stringify(record)).join('\n');

function file(name: string, content: unknown[] | string | Buffer): string {
  const full = path.join(folder, name);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, Array.isArray(content) ? text(content) : content);
  return full;
}

/** Runs the command; its exit code and report, and the rejects of this load as [file in the folder, line, entity, reason]. */
async function load(given: string, args: string[] = []) {
  const { code, out, err } = await command(database.url, ['openalex', given, '--json', ...args]).ended;
  expect(err).toBe('');
  const report = JSON.parse(out) as LoadReport;
  const rejects = await rows<{ file: string; line: number; entity: string | null; reason: string }>(
    database.url,
    `SELECT file, line, entity, reason FROM reject WHERE load_id = ${report.load} ORDER BY file, line`,
  );
  return {
    code,
    report,
    rejects: rejects.map((row) => [path.relative(folder, row.file), row.line, row.entity, row.reason]),
  };
}

const present = async (from: number, to: number) =>
  (
    await rows<{ id: number }>(
      database.url,
      `SELECT id::int FROM work_record WHERE id BETWEEN ${from} AND ${to} ORDER BY id`,
    )
  ).map(({ id }) => id);

const numbered = (from: number, count: number) =>
  busyRecords(count).map((record, index) => ({ ...record, id: `https://openalex.org/W${from + index}` }));

describe('a broken file gives what stood before the break, and one reject', () => {
  it('a .gz that is cut in the middle', async () => {
    const whole = gzipSync(text(numbered(1000, 400)));
    const { code, rejects } = await load(file('cut.jsonl.gz', whole.subarray(0, whole.length >> 1)), [
      '--strict',
    ]);
    const ids = await present(1000, 1999);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).toEqual(ids.map((_, index) => 1000 + index));
    expect([code, rejects]).toEqual([
      1,
      [['cut.jsonl.gz', ids.length + 1, null, 'file cannot be read to its end: unexpected end of file']],
    ]);
  });

  it('a .gz of two lines without its last bytes', async () => {
    const whole = gzipSync(text(numbered(2000, 2)));
    const { code, rejects, report } = await load(file('short.jsonl.gz', whole.subarray(0, -3)));
    expect(report.notes).toEqual([
      expect.stringMatching(
        /short\.jsonl\.gz could not be read to the end: what stood before the break is in the library\.$/,
      ),
    ]);
    expect(await present(2000, 2999)).toEqual([2000, 2001]);
    expect([code, rejects]).toEqual([
      0,
      [['short.jsonl.gz', 2, null, 'file cannot be read to its end: unexpected end of file']],
    ]);
  });

  it('a file whose last line is cut', async () => {
    const { code, rejects } = await load(file('line.jsonl', text(numbered(3000, 3)).slice(0, -40)));
    expect(await present(3000, 3999)).toEqual([3000, 3001]);
    expect([code, rejects]).toEqual([0, [['line.jsonl', 3, null, 'not JSON']]]);
  });

  it('a list of merged authors that is cut: half an id is somebody else’s', async () => {
    const list = gzipSync('merge_date,id,merge_into_id\n2026-01-01,A701,A702\n2026-01-01,A703,A7045');
    file('data/merged_ids/authors/2026-01-01.csv.gz', list.subarray(0, -10));
    const { code, rejects } = await load(folder);
    expect(await rows(database.url, 'SELECT id::int, into_id::int FROM merge')).toEqual([
      { id: 701, into_id: 702 },
    ]);
    expect(code).toBe(0);
    expect(rejects).toEqual([
      [
        'data/merged_ids/authors/2026-01-01.csv.gz',
        3,
        null,
        'file cannot be read to its end: unexpected end of file',
      ],
    ]);
  });
});

it('a line of 200 MB is one reject, the lines around it are loaded, and memory stays flat', async () => {
  const [first, last] = numbered(4000, 2).map((record) => JSON.stringify(record));
  const usual = await load(file('usual.jsonl', `${first}\n`));
  const long = file('long.jsonl', `${first}\n{"id":"`);
  for (let mb = 0; mb < 200; mb++) writeFileSync(long, 'x'.repeat(1 << 20), { flag: 'a' });
  writeFileSync(long, `"}\n${last}\n`, { flag: 'a' });
  const { code, report, rejects } = await load(long);
  expect(await present(4000, 4999)).toEqual([4000, 4001]);
  expect([code, rejects]).toEqual([
    0,
    [['long.jsonl', 2, null, 'line longer than 64 MB: write one record a line']],
  ]);
  // The longest line that is taken, read in pieces, and what the collector has not come to.
  expect(report.peakMemoryMb).toBeLessThan(usual.report.peakMemoryMb + 150);
});

describe('a snapshot whose manifest does not fit', () => {
  const name = 'works/updated_date=2026-01-01/part_000.gz';
  const entry = (url: string, meta = {}) => ({ url: `s3://openalex/data/${url}`, meta });
  const manifest = (...entries: unknown[]) => JSON.stringify({ entries });

  it.each([
    ['is no JSON', () => '{"entries": [', 'The manifest "…/works/manifest" is not JSON; download it again.'],
    [
      'names a file that is not there',
      () => manifest(entry(name), entry(name.replace('000', '001'))),
      'The manifest "…/works/manifest" names "updated_date=2026-01-01/part_001.gz", which is not there; complete the download.',
    ],
    [
      'names a file outside the folder',
      () => manifest(entry(name), entry('works/../../there.jsonl')),
      'The manifest "…/works/manifest" names "s3://openalex/data/works/../../there.jsonl", which is no part of "works"; download it again.',
    ],
    [
      'tells another size',
      () => manifest(entry(name, { content_length: 7 })),
      expect.stringMatching(
        /^"…\/works\/updated_date=2026-01-01\/part_000\.gz" has \d+ bytes where its manifest says 7; download it again\.$/,
      ),
    ],
  ])('because it %s is one sentence, and the library stays as it is', async (_, wrong, sentence) => {
    file(`data/${name}`, gzipSync(text(numbered(5000, 3))));
    file('data/works/manifest', wrong());
    const data = path.join(folder, 'data');
    const { code, out, err } = await command(database.url, ['openalex', data, '--json']).ended;
    expect([code, out, err.replaceAll(data, '…')]).toEqual([
      2,
      '',
      typeof sentence === 'string' ? `${sentence}\n` : expect.stringMatching(/\.\n$/),
    ]);
    expect(err.replaceAll(data, '…').trimEnd()).toEqual(sentence);
    expect(await digest(database.url)).toEqual(before);
  });

  it('because it counts other records ends in a reject, and the records are loaded', async () => {
    file(`data/${name}`, gzipSync(text(numbered(6000, 3))));
    file('data/works/manifest', manifest(entry(name, { record_count: 4 })));
    const { code, rejects } = await load(path.join(folder, 'data'), ['--strict']);
    expect(await present(6000, 6999)).toEqual([6000, 6001, 6002]);
    expect([code, rejects]).toEqual([
      1,
      [[`data/${name}`, 3, null, 'the manifest counts 4 records here, the file holds 3']],
    ]);
  });
});
