import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseMerge } from '#/ingest/merges/read';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

const RECORDS = [
  workRecord(1, { authorships: [authorship(2, 'Ada Old', [7])] }),
  workRecord(2, { authorships: [authorship(1, 'Ada New'), authorship(2, 'Ada Old', [8])] }),
  workRecord(3, {
    authorships: [authorship(1, 'Ada New'), authorship(3, 'Bo')],
    updated_date: '2026-02-01',
  }),
];

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await pagesDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'byline-merges-'));
  await loadRecords(database.url, RECORDS);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

const merge = (list: string) => mergeInto(database.url, list);
async function mergeInto(url: string, list: string) {
  const file = path.join(folder, '2026-06-07.csv.gz');
  writeFileSync(file, gzipSync(`merge_date,id,merge_into_id\n${list}`));
  return ingest(url, ['merges', file]);
}
const worksOf = (id: number) =>
  rows(database.url, `SELECT work_id::int FROM authorship WHERE author_id = ${id} ORDER BY 1`).then((found) =>
    found.map((row) => row.work_id),
  );

describe('merged authors', () => {
  it('O-CNT-05: bring their works to the survivor, once each', async () => {
    const report = await merge('2026-06-07,A2,A1\n');
    expect(report.counts.merges).toMatchObject({ read: 1, inserted: 1, rejected: 0 });
    expect(await worksOf(1)).toEqual([1, 2, 3]);
    expect(await worksOf(2)).toEqual([]);
    expect(await rows(database.url, 'SELECT author_count, citations FROM work WHERE id = 2')).toEqual([
      { author_count: 1, citations: 0 },
    ]);
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const page = await getAuthorPage(1);
    expect(page?.counts).toMatchObject({ libraryWorks: 3, coAuthors: 1 });
    expect((await getAuthorPage(3))?.coAuthors.map((author) => [author.id, author.works])).toEqual([
      ['A1', 1],
    ]);
    expect(await rows(database.url, 'SELECT count(*)::int AS people FROM author')).toEqual([{ people: 2 }]);
  });

  it('lead their addresses straight to the survivor', async () => {
    const { resolveAuthor } = await import('#/lib/queries/resolve');
    const moved = { status: 'moved', path: '/authors/ada-new' };
    expect(await resolveAuthor('A2')).toEqual(moved);
    expect(await resolveAuthor('ada-old')).toEqual(moved);
  });

  it('change nothing when they come again, nor do the records with the old id', async () => {
    const before = await digest(database.url);
    expect((await merge('2026-06-07,A2,A1\n')).changed).toBe(false);
    expect((await loadRecords(database.url, RECORDS)).changed).toBe(false);
    expect(await digest(database.url)).toEqual(before);
  });

  it('are followed in newer records too, and end the same if the list came first', async () => {
    const newer = workRecord(1, { authorships: [authorship(2, 'Ada Old')], updated_date: '2026-05-01' });
    await loadRecords(database.url, [newer]);
    expect(await worksOf(1)).toEqual([1, 2, 3]);
    await merge('2026-06-07,A1,A9\n');
    expect(await worksOf(9)).toEqual([1, 2, 3]);
    const { resolveAuthor } = await import('#/lib/queries/resolve');
    expect(await resolveAuthor('ada-old')).toMatchObject({ status: 'moved' });
  });

  it('are followed in versions that do not lead, whether the list comes first or last', async () => {
    const versions = [
      workRecord(11, {
        authorships: [authorship(5, 'Cy')],
        doi: 'https://doi.org/10.1/cy',
        title: 'One work of Cy',
      }),
      workRecord(12, {
        authorships: [authorship(6, 'Cy Old')],
        doi: 'https://doi.org/10.1/cy',
        title: 'One work of Cy',
        type: 'preprint',
        updated_date: '2020-01-01',
      }),
    ];
    const list = '2026-06-07,A6,A5\n';
    await loadRecords(database.url, versions);
    await merge(list);
    const first = await testDatabase();
    try {
      await mergeInto(first.url, list);
      await loadRecords(first.url, versions);
      const authors = 'SELECT id::int, author_ids::int[] FROM work_record WHERE id IN (11, 12) ORDER BY 1';
      expect(await rows(database.url, authors)).toEqual([
        { id: 11, author_ids: [5] },
        { id: 12, author_ids: [5] },
      ]);
      expect(await rows(first.url, authors)).toEqual(await rows(database.url, authors));
    } finally {
      await first.drop();
    }
  });

  it('that lead back to themselves are refused', async () => {
    const report = await merge('2026-06-07,A9,A2\n2026-06-07,A5,A5\nnonsense\n');
    expect(report.counts.merges).toMatchObject({ read: 3, inserted: 0, rejected: 3 });
    expect(await worksOf(9)).toEqual([1, 2, 3]);
  });
});

it.each([
  ['merge_date,id,merge_into_id', null],
  ['2022-06-07,A2257618939,A2208157607', { kind: 'A', id: 2257618939, into: 2208157607 }],
  ['A1,A2', { kind: 'A', id: 1, into: 2 }],
  ['{"id":"https://openalex.org/A1","into":"A2"}', { kind: 'A', id: 1, into: 2 }],
  ['2022-06-07,W1,W2', { kind: 'W', id: 1, into: 2 }],
  ['2022-06-07,I1,I2', { kind: 'I', id: 1, into: 2 }],
  ['2022-06-07,S1,S2', { kind: 'S', id: 1, into: 2 }],
  ['2022-06-07,W1,A2', 'merge: not two ids of authors, of works, of institutions or of sources'],
])('%s', (line, merged) => expect(parseMerge(line)).toEqual(merged));

describe('merged works', () => {
  const abstract_inverted_index = { Tide: [0] };
  const records = [
    workRecord(101, {
      authorships: [authorship(1, 'Ada New')],
      title: 'The old record',
      cited_by_count: 90,
      abstract_inverted_index,
    }),
    workRecord(102, {
      authorships: [authorship(1, 'Ada New')],
      title: 'The record that stays',
      cited_by_count: 5,
      abstract_inverted_index,
    }),
    workRecord(103, { authorships: [authorship(3, 'Bo')], refs: [101] }),
    workRecord(104, { authorships: [authorship(3, 'Bo')], refs: [101, 102, 999] }),
    workRecord(105, { authorships: [authorship(1, 'Ada New')], title: 'Never loaded before' }),
  ];

  it('are one work under the survivor, with the citations of both, each once', async () => {
    await loadRecords(database.url, records);
    await merge('2026-06-07,W101,W102\n2026-06-07,W999,W105\n');
    expect(
      await rows(
        database.url,
        `SELECT id::int, title, citations, version_count, cited_by FROM work WHERE id BETWEEN 101 AND 102`,
      ),
    ).toEqual([{ id: 102, title: 'The record that stays', citations: 5, version_count: 1, cited_by: 2 }]);
    // an id that was never loaded itself leads to its survivor too
    expect(await rows(database.url, 'SELECT cited_by FROM work WHERE id = 105')).toEqual([{ cited_by: 1 }]);
    const { resolveWork } = await import('#/lib/queries/resolve');
    expect(await resolveWork('w101')).toEqual({ status: 'moved', path: '/works/the-record-that-stays-w102' });
    const { getWorkPage } = await import('#/lib/queries/work-page');
    expect((await getWorkPage(102))?.versions.map(({ id }) => id)).toEqual(['W102']);
  });

  it('say the same in any order of loads, and after everything is derived anew', async () => {
    const before = await digest(database.url);
    expect((await loadRecords(database.url, [...records].reverse())).changed).toBe(false);
    await ingest(database.url, ['derive']);
    expect(await digest(database.url)).toEqual(before);
  });
});
