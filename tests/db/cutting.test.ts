import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

const author = (id: number) => ({
  id: `https://openalex.org/A${id}`,
  display_name: `Person ${id}`,
  affiliations: [],
  works_count: 7,
  updated_date: '2026-01-01',
});
const institution = (id: number) => ({
  id: `https://openalex.org/I${id}`,
  display_name: `House ${id}`,
  geo: { city: 'Oslo', country: 'Norway', country_code: 'NO' },
  updated_date: '2026-01-01',
});
const work = (id: number, people: [author: number, institution: number][], over = {}) =>
  workRecord(id, {
    authorships: people.map(([person, house]) => authorship(person, `Person ${person}`, [house])),
    ...over,
  });

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await pagesDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'byline-cutting-'));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});
const write = (name: string, content: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};
const ids = async (sql: string) => (await rows<{ id: number }>(database.url, sql)).map(({ id }) => id);
const works = () => ids('SELECT id::int FROM work WHERE in_library ORDER BY id');

// Records of people stand before the works that name them, as in a snapshot.
const SNAPSHOT = [
  ...[1, 2, 3, 4].map(author),
  ...[10, 11, 12].map(institution),
  work(1, [
    [1, 10],
    [2, 11],
  ]),
  work(2, [[3, 12]], { source: [5, 'journal'] }),
  work(3, [[4, 10]]),
  work(4, [[2, 11]]),
];

describe('--only', () => {
  test('takes the works that name an id of the file, and the records of all whom these works name', async () => {
    const only = write('ids.txt', '# the house and a journal\nI10\nhttps://openalex.org/s5 # theirs\n\n');
    const report = await loadRecords(database.url, SNAPSHOT, ['--only', only]);
    expect(await works()).toEqual([1, 2, 3]);
    expect(await ids(`SELECT id::int FROM entity_record WHERE kind = 'A' ORDER BY id`)).toEqual([1, 2, 3, 4]);
    expect(await ids(`SELECT id::int FROM entity_record WHERE kind = 'I' ORDER BY id`)).toEqual([10, 11, 12]);
    expect(report.counts.works).toMatchObject({ read: 3, inserted: 3, rejected: 0 });
    expect(report.notes.join()).toContain('1 records were passed over');
  });

  test('passes over whom no work names, and says so', async () => {
    const only = write('person.txt', 'a4\n');
    const before = await digest(database.url);
    const report = await loadRecords(database.url, SNAPSHOT, ['--only', only]);
    expect(report.changed).toBe(false);
    expect(report.counts).toMatchObject({
      works: { read: 1 },
      authors: { read: 1 },
      institutions: { read: 1 },
    });
    expect(await digest(database.url)).toEqual(before);
  });

  test.each([
    ['nothing.txt', '# nobody\n', /holds none/],
    ['work.txt', 'W1\n', /Line 1 of .* is no OpenAlex id of/],
    ['name.txt', 'I1\nNTNU\n', /Line 2 of/],
  ])('%s: one sentence', async (name, content, sentence) => {
    await expect(loadRecords(database.url, SNAPSHOT, ['--only', write(name, content)])).rejects.toThrow(
      sentence,
    );
  });

  test.each([['--only', '/nowhere/ids.txt'], ['--complete', '--limit', '3'], ['--force']])(
    '%s %s: one sentence',
    async (...args) => {
      await expect(loadRecords(database.url, SNAPSHOT, args)).rejects.toThrow(/cannot be read|goes with/);
      await expect(ingest(database.url, ['openalex', '--author', 'A1', '--complete'])).rejects.toThrow(
        /go with openalex/,
      );
    },
  );
});

describe('--complete', () => {
  test('what the input no longer holds is gone, with its address, its citations and whom nothing is left of', async () => {
    await loadRecords(database.url, [
      work(1, [
        [1, 10],
        [2, 11],
      ]),
      work(2, [[3, 12]], { refs: [1] }),
      work(3, [[4, 10]]),
      work(4, [[2, 11]]),
    ]);
    const { resolveWork, resolveAuthor } = await import('#/lib/queries/resolve');
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    expect((await getAuthorPage(1))?.citedBy.citations).toBe(1);
    const report = await loadRecords(
      database.url,
      [
        work(1, [
          [1, 10],
          [2, 11],
        ]),
        work(3, [[4, 10]]),
        work(4, [[2, 11]]),
      ],
      ['--complete'],
    );
    expect(report.notes.join()).toContain('1 works are gone');
    expect(await works()).toEqual([1, 3, 4]);
    expect((await getAuthorPage(1))?.citedBy.citations).toBe(0);
    expect(await resolveWork('w2')).toEqual({ status: 'gone' });
    expect(await resolveAuthor('a3')).toEqual({ status: 'gone' });
    expect(await rows(database.url, 'SELECT works, known_works, authors FROM library')).toEqual([
      { works: 3, known_works: 3, authors: 3 },
    ]);
  });

  test('comes back with a later load, as if it had never gone', async () => {
    const all = [
      work(1, [
        [1, 10],
        [2, 11],
      ]),
      work(2, [[3, 12]], { refs: [1] }),
      work(3, [[4, 10]]),
      work(4, [[2, 11]]),
    ];
    const report = await loadRecords(database.url, all, ['--complete']);
    expect(report.counts.works).toMatchObject({ inserted: 1, unchanged: 3 });
    const { resolveWork } = await import('#/lib/queries/resolve');
    expect(await resolveWork('w2')).toMatchObject({ status: 'moved' });
    const again = await loadRecords(database.url, all, ['--complete']);
    expect(again.changed).toBe(false);
  });

  test('known works are not touched by a complete library, nor the library by complete known works', async () => {
    await loadRecords(database.url, [work(9, [[1, 10]])], ['--as', 'known']);
    const report = await loadRecords(
      database.url,
      [1, 2, 3, 4].map((id) => work(id, [[id, 10]])),
      ['--complete'],
    );
    expect(report.notes.join()).toContain('0 works are gone');
    expect(await ids('SELECT id::int FROM work ORDER BY id')).toEqual([1, 2, 3, 4, 9]);
    await loadRecords(database.url, [work(8, [[1, 10]])], ['--as', 'known', '--complete', '--force']);
    expect(await ids('SELECT id::int FROM work ORDER BY id')).toEqual([1, 2, 3, 4, 8]);
  });

  test('a work whose record is rejected is in the input', async () => {
    const { referenced_works: _, ...partial } = work(2, [[3, 12]]) as Record<string, unknown>;
    const report = await loadRecords(
      database.url,
      [work(1, [[1, 10]]), partial, work(3, [[4, 10]]), work(4, [[4, 10]])],
      ['--complete'],
    );
    expect(report.counts.works).toMatchObject({ rejected: 1 });
    expect(await works()).toEqual([1, 2, 3, 4]);
  });

  test('an input that cannot be read, or lacks more than half, takes nothing out', async () => {
    await expect(
      loadRecords(database.url, [work(1, [[1, 10]]), '{"id": "https://open'], ['--complete']),
    ).rejects.toThrow(/1 part of the input could not be read/);
    await expect(loadRecords(database.url, [work(1, [[1, 10]])], ['--complete'])).rejects.toThrow(
      /lacks 3 of 4 works,.* add --force/,
    );
    expect(await works()).toEqual([1, 2, 3, 4]);
    await loadRecords(database.url, [work(1, [[1, 10]])], ['--complete', '--force']);
    expect(await works()).toEqual([1]);
  });
});

describe('summaries in Markdown', () => {
  test('front matter names the work, the text below is the summary; what cannot be used is rejected with its file', async () => {
    await loadRecords(database.url, [
      work(21, [[1, 10]], { doi: 'https://doi.org/10.5555/tides' }),
      work(22, [[1, 10]]),
    ]);
    const md = mkdtempSync(path.join(folder, 'md-'));
    const put = (name: string, text: string) => writeFileSync(path.join(md, name), text);
    put(
      'tides.md',
      '---\nwork: 10.5555/TIDES\ntitle: "ours: kept aside"\n---\n\nTides are measured.\nMail a@b.org says so.\n',
    );
    put(
      'other.md',
      '\uFEFF---\r\nwork: W22\r\nsummary: Said in the matter.\r\n---\r\nA note for ourselves.\r\n',
    );
    put('bare.md', 'No front matter.');
    put('broken.md', '---\nwork: [W22\n---\nText.');
    put('nobody.md', '---\nwork: W999\n---\nOf nothing.');
    const report = await ingest(database.url, ['summaries', md]);
    expect(report.counts.summaries).toMatchObject({ read: 5, inserted: 2, rejected: 3 });
    expect(await rows(database.url, 'SELECT record_id::int AS id, summary FROM summary ORDER BY 1')).toEqual([
      { id: 21, summary: expect.stringMatching(/^Tides are measured\. .*says so\.$/) },
      { id: 22, summary: 'Said in the matter.' },
    ]);
    expect(
      (await rows<{ summary: string }>(database.url, 'SELECT summary FROM summary')).join(),
    ).not.toContain('@');
    const rejects = await rows<{ file: string; reason: string }>(
      database.url,
      'SELECT file, reason FROM reject WHERE load_id = (SELECT max(load_id) FROM reject) ORDER BY file',
    );
    expect(rejects.map(({ file, reason }) => [path.basename(file), reason])).toEqual([
      ['bare.md', 'summary: the file has no front matter'],
      ['broken.md', 'summary: the front matter is no YAML'],
      ['nobody.md', 'summary of a work that is not loaded'],
    ]);
  });
});
