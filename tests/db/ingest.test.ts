import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const load = (records: unknown[], args: string[] = []) => loadRecords(database.url, records, args);
const one = async (sql: string) => (await rows(database.url, sql))[0];

describe('repeated loads', () => {
  it('change nothing the second time and say so', async () => {
    const records = [
      workRecord(1, { authors: [1, 2], source: [5, 'journal'] }),
      workRecord(2, { refs: [1], authors: [2] }),
    ];
    expect((await load(records)).counts.works).toEqual({
      read: 2,
      inserted: 2,
      updated: 0,
      unchanged: 0,
      rejected: 0,
    });
    const before = await digest(database.url);
    const version = await one('SELECT version FROM library');
    const again = await load(records);
    expect(again).toMatchObject({
      changed: false,
      counts: { works: { read: 2, inserted: 0, updated: 0, unchanged: 2, rejected: 0 } },
    });
    expect(await digest(database.url)).toEqual(before);
    expect(await one('SELECT version FROM library')).toEqual(version);
  });

  it('let no older record overwrite a newer one; at the same date the one read last wins', async () => {
    await load([workRecord(1, { title: 'The newer title', updated_date: '2026-02-01' })]);
    await load([workRecord(1, { title: 'The older title', updated_date: '2026-01-01' })]);
    expect(await one('SELECT title FROM work')).toEqual({ title: 'The newer title' });
    await load([
      workRecord(1, { title: 'First read', updated_date: '2026-02-01' }),
      workRecord(1, { title: 'Last read', updated_date: '2026-02-01' }),
    ]);
    expect(await one('SELECT title FROM work')).toEqual({ title: 'Last read' });
  });

  it('end in the same state in any order of differently dated records', async () => {
    const preprint = workRecord(10, {
      title: 'A long and telling title',
      authors: [1, 2],
      doi: '10.48550/arxiv.2001.90001',
      source: [9, 'repository'],
      cited_by_count: 40,
      publication_year: 2020,
      refs: [12],
    });
    const printed = workRecord(11, {
      title: 'A Long and Telling Title.',
      authors: [1, 2],
      source: [8, 'journal'],
      cited_by_count: 30,
      publication_year: 2021,
      refs: [13],
      updated_date: '2026-03-01',
    });
    const others = [12, 13, 14].map((id) =>
      workRecord(id, { title: `Another work ${id}`, authors: [3, id], refs: [10] }),
    );
    const newer = workRecord(12, {
      title: 'Another work, renamed',
      authors: [3],
      updated_date: '2026-04-01',
    });
    const all = [preprint, printed, ...others, newer];
    await load(all);
    const expected = await digest(database.url);
    for (const order of [[...all].reverse(), [all[3], all[0], all[5], all[2], all[1], all[4]]]) {
      await database.drop();
      database = await testDatabase();
      for (const record of order) await load([record]);
      expect(await digest(database.url)).toEqual(expected);
    }
    expect(await one('SELECT id::int, citations, version_count FROM work WHERE id IN (10, 11)')).toEqual({
      id: 11,
      citations: 40,
      version_count: 2,
    });
    expect(
      await rows(
        database.url,
        'SELECT citing_id::int, cited_id::int FROM citation WHERE citing_id = 11 ORDER BY 2',
      ),
    ).toEqual([
      { citing_id: 11, cited_id: 12 },
      { citing_id: 11, cited_id: 13 },
    ]);
  });
});

describe('bylines cut at 100', () => {
  const whole = (date: string) => workRecord(1, { authors: [1, 2, 3], updated_date: date });
  const cut = (date: string, over = {}) =>
    workRecord(1, { authors: [1, 2], is_authors_truncated: true, updated_date: date, ...over });
  const state = () => one('SELECT author_count, citations FROM work');

  it.each([
    [
      'whole, then a newer cut one',
      () => [[whole('2026-01-01')], [cut('2026-02-01', { cited_by_count: 9 })]],
    ],
    [
      'a cut one, then an older whole one',
      () => [[cut('2026-02-01', { cited_by_count: 9 })], [whole('2026-01-01')]],
    ],
    ['both in one load', () => [[cut('2026-02-01', { cited_by_count: 9 }), whole('2026-01-01')]]],
  ])('never replace a whole byline: %s', async (_, loads) => {
    for (const records of loads()) await load(records);
    expect(await state()).toEqual({ author_count: 3, citations: 9 });
  });

  it('are replaced by a newer whole one', async () => {
    await load([cut('2026-01-01')]);
    await load([whole('2026-02-01')]);
    expect(await state()).toEqual({ author_count: 3, citations: 0 });
  });
});

describe('what cannot be used', () => {
  it('is rejected with its line and reason, and the rest goes on', async () => {
    const report = await load([
      workRecord(1),
      '{"id": "https://openalex.org/W2", "title": "cut',
      { id: 'https://openalex.org/F3', display_name: 'A funder' },
      workRecord(4, { authorships: undefined }),
      { meta: {}, results: [], group_by: [{ key: 'x', count: 3 }] },
    ]);
    expect(report.counts.works).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
    expect(await rows(database.url, 'SELECT line, entity, reason FROM reject ORDER BY line')).toEqual([
      { line: 2, entity: null, reason: 'not JSON' },
      {
        line: 3,
        entity: 'https://openalex.org/F3',
        reason: 'not a work, author, institution, source, topic or concept',
      },
      { line: 4, entity: 'W4', reason: 'partial answer: no authorships' },
      {
        line: 5,
        entity: null,
        reason: 'group_by answer: counts the institutions of all authors of the works',
      },
    ]);
  });

  it('leaves good data alone: a partial answer is no empty one', async () => {
    await load([workRecord(1, { authors: [1, 2] })]);
    await load([{ ...workRecord(1, { updated_date: '2027-01-01' }), authorships: undefined }]);
    expect(await one('SELECT author_count FROM work')).toEqual({ author_count: 2 });
  });
});

describe('the library', () => {
  it('keeps a work that any load brought as library, and is led by such a record', async () => {
    const title = 'The same telling title';
    await load([workRecord(1, { title, authors: [1] })]);
    await load(
      [
        workRecord(1, { title, authors: [1] }),
        workRecord(2, { title, authors: [1], source: [3, 'journal'] }),
      ],
      ['--as', 'known'],
    );
    expect(await rows(database.url, 'SELECT id::int, in_library, version_count FROM work')).toEqual([
      { id: 1, in_library: true, version_count: 2 },
    ]);
  });

  it('loses a work whose newest record says paratext; its page is gone, not missing', async () => {
    await load([workRecord(1), workRecord(2, { authors: [1], refs: [1] })]);
    await load([workRecord(1, { type: 'paratext', updated_date: '2026-02-01' })]);
    expect(await rows(database.url, 'SELECT id::int FROM work')).toEqual([{ id: 2 }]);
    expect(await one('SELECT library_works, citing_pairs FROM author WHERE id = 1')).toEqual({
      library_works: 1,
      citing_pairs: 0,
    });
    expect(await rows(database.url, `SELECT kind, id::int FROM former_page`)).toEqual([{ kind: 'W', id: 1 }]);
    expect(await one('SELECT works, citations, authors FROM library')).toEqual({
      works: 1,
      citations: 0,
      authors: 1,
    });
  });

  it('follows a citation when the cited work is loaded later', async () => {
    await load([workRecord(1, { refs: [2, 2, 1] })]);
    expect(await one('SELECT citations FROM library')).toEqual({ citations: 0 });
    await load([workRecord(2, { authors: [2] })]);
    expect(await one('SELECT citations, bibliographies_read FROM library')).toEqual({
      citations: 1,
      bibliographies_read: 1,
    });
    expect(await one('SELECT cited_by FROM work WHERE id = 2')).toEqual({ cited_by: 1 });
  });
});

describe('addresses of authors', () => {
  const named = (work: number, author: number, name: string, date = '2026-01-01') =>
    workRecord(work, { authorships: [authorship(author, name)], updated_date: date });
  const slugs = async () =>
    Object.fromEntries(
      (
        await rows<{ id: number; slug: string }>(
          database.url,
          'SELECT id::float8 AS id, slug FROM author ORDER BY id',
        )
      ).map((row) => [row.id, row.slug]),
    );

  it('are given in id order; later holders get their id', async () => {
    await load([
      named(1, 9_000_000_002, 'Wei Lan'),
      named(2, 9_000_000_001, 'Wei Lan'),
      named(3, 3, 'Index'),
      named(4, 4, '!?! \u738B'),
    ]);
    expect(await slugs()).toEqual({
      3: 'index-a3',
      4: 'wang',
      9000000001: 'wei-lan',
      9000000002: 'wei-lan-a9000000002',
    });
  });

  it('are never given to anybody else, and the old one leads to the new', async () => {
    await load([named(1, 1, 'Ada Berg')]);
    await load([named(1, 1, 'Ada Lind', '2026-02-01'), named(2, 2, 'Ada Berg')]);
    expect(await slugs()).toEqual({ 1: 'ada-lind', 2: 'ada-berg-a2' });
    await load([named(1, 1, 'Ada Berg', '2026-03-01')]);
    expect(await slugs()).toEqual({ 1: 'ada-berg', 2: 'ada-berg-a2' });
    expect(
      await rows(
        database.url,
        `SELECT slug, id::int, current FROM slug WHERE namespace = 'author' ORDER BY slug`,
      ),
    ).toEqual([
      { slug: 'ada-berg', id: 1, current: true },
      { slug: 'ada-berg-a2', id: 2, current: true },
      { slug: 'ada-lind', id: 1, current: false },
    ]);
  });
});
