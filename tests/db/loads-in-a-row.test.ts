import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest, loadRecords, rows } from '../support/load';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

const load = (...records: unknown[]) => loadRecords(database.url, records);
const one = async (sql: string) => (await rows(database.url, sql))[0];
const loadOf = async (id: number) => (await one(`SELECT load_id FROM author WHERE id = ${id}`))?.load_id;
const topic = {
  id: 'https://openalex.org/T1',
  display_name: 'Tides',
  field: { id: 'https://openalex.org/fields/19', display_name: 'Earth' },
};
const by = (author: number, institutions: number[] = []) => [
  authorship(author, `Person ${author}`, institutions),
];

it('small loads follow each other without end', async () => {
  for (let id = 1; id <= 6; id++)
    await load(workRecord(id, { authorships: by(id, [id]), source: [id, 'journal'], topics: [topic] }));
  expect(await one('SELECT works, authors, institutions, venues, topics FROM library')).toEqual({
    works: 6,
    authors: 6,
    institutions: 6,
    venues: 6,
    topics: 1,
  });
});

it('an author who vanishes and comes back has the address again', async () => {
  await load(workRecord(1, { authorships: by(1) }));
  await load(workRecord(1, { authorships: by(2), updated_date: '2026-02-01' }));
  await load(workRecord(1, { authorships: by(1), updated_date: '2026-03-01' }));
  expect(await rows(database.url, 'SELECT slug, has_page FROM author')).toEqual([
    { slug: 'person-1', has_page: true },
  ]);
});

describe('an institution that is shown otherwise', () => {
  const record = (id: number, name: string, date = '2026-01-01') => ({
    id: `https://openalex.org/I${id}`,
    display_name: name,
    geo: { city: 'Oslo' },
    type: 'education',
    updated_date: date,
  });
  const person = {
    id: 'https://openalex.org/A2',
    display_name: 'Person 2',
    works_count: 3,
    affiliations: [
      { institution: { id: 'https://openalex.org/I6', display_name: 'House 6' }, years: [2019, 2020] },
    ],
    updated_date: '2026-01-01',
  };

  it('changes the date of everybody who has it, by byline, count or record, and of nobody else', async () => {
    await load(
      workRecord(1, { authorships: by(1, [5]) }),
      workRecord(2, { authorships: by(2) }),
      workRecord(3, { authorships: by(3) }),
      person,
      { author: 'A3', institution: 'I7', works: 4, date: '2026-01-01' },
      workRecord(4, { authorships: by(4, [8]) }),
    );
    const before = await loadOf(4);
    await load(record(5, 'House 5'), record(6, 'House 6'), record(7, 'House 7'));
    for (const id of [1, 2, 3]) expect(await loadOf(id)).toBeGreaterThan(before);
    expect(await loadOf(4)).toBe(before);
    const named = await loadOf(1);
    await load(record(5, 'House 5', '2026-05-01'));
    expect(await loadOf(1)).toBe(named);
  });

  it('and the stored panels of long authors follow a newer spelling on somebody else’s work', async () => {
    const long = Array.from({ length: 501 }, (_, index) =>
      workRecord(index + 1, { authorships: by(1, [5]) }),
    );
    const newer = workRecord(900, {
      authorships: [
        authorship(2, 'Person 2', [5], {
          institutions: [{ id: 'https://openalex.org/I5', display_name: 'New name' }],
        }),
      ],
      updated_date: '2026-05-01',
    });
    await load(...long);
    await load(newer);
    const stepwise = await digest(database.url);
    expect(
      await one(`SELECT rows -> 0 ->> 'name' AS name FROM author_panel WHERE panel = 'affiliations'`),
    ).toEqual({ name: 'New name' });
    await database.drop();
    database = await testDatabase();
    await load(...long, newer);
    expect(await digest(database.url)).toEqual(stepwise);
  });
});

describe('a name that only works say', () => {
  const said = (name: string) => ({
    authorships: [
      authorship(1, `Author ${name}`, [], {
        raw_author_name: 'Printed',
        institutions: [{ id: 'https://openalex.org/I5', display_name: `Institute ${name}` }],
      }),
    ],
    primary_location: {
      source: { id: 'https://openalex.org/S5', display_name: `Source ${name}`, type: 'journal' },
    },
    topics: [
      { ...topic, display_name: `Topic ${name}`, field: { ...topic.field, display_name: `Field ${name}` } },
    ],
    concepts: [{ id: 'https://openalex.org/C5', display_name: `Concept ${name}`, level: 1, score: 0.5 }],
  });
  const other = { authorships: by(9), topics: [], concepts: [] };
  const names = async () => {
    const found = await rows<{ name: string }>(
      database.url,
      `SELECT name FROM author WHERE id = 1 UNION ALL SELECT name FROM institution WHERE id = 5 UNION ALL SELECT name FROM source WHERE id = 5
       UNION ALL SELECT name FROM subject WHERE id IN (1, 5, 19)`,
    );
    expect(found).toHaveLength(6);
    return [...new Set(found.map(({ name }) => name.replace(/^\w+ /, '')))].join();
  };
  const on = (id: number, name: string, date: string) =>
    workRecord(id, { ...said(name), updated_date: date });
  const without = (id: number, date: string) => workRecord(id, { ...other, updated_date: date });

  it('follows when the work leaves it, says something else, or is gone', async () => {
    await load(on(1, 'first', '2026-05-01'), on(2, 'second', '2026-04-01'), on(3, 'third', '2026-03-01'));
    expect(await names()).toBe('first');
    // An older record changes nothing, though it comes later.
    expect((await load(on(1, 'stale', '2026-04-30'))).changed).toBe(false);
    expect(await names()).toBe('first');
    await load(without(1, '2026-06-01'));
    expect(await names()).toBe('second');
    expect((await load(on(1, 'stale', '2026-05-30'))).changed).toBe(false);
    await load(on(2, 'second, new', '2026-04-02'));
    expect(await names()).toBe('second, new');
    await load(workRecord(2, { type: 'paratext', updated_date: '2026-07-01' }));
    expect(await names()).toBe('third');
    await load(on(4, 'fourth', '2026-03-01'), on(5, 'fifth', '2026-08-01'));
    expect(await names()).toBe('fifth');
    const folder = mkdtempSync(path.join(tmpdir(), 'byline-whole-'));
    try {
      const file = path.join(folder, 'all.jsonl');
      const all = [without(1, '2026-06-01'), on(3, 'third', '2026-03-01'), on(4, 'fourth', '2026-03-01')];
      writeFileSync(file, all.map((record) => JSON.stringify(record)).join('\n'));
      await ingest(database.url, ['openalex', file, '--complete']);
    } finally {
      rmSync(folder, { recursive: true });
    }
    expect(await names()).toBe('third');
    // The same works in one load are called the same.
    const stepwise = await digest(database.url);
    await database.drop();
    database = await testDatabase();
    await load(on(4, 'fourth', '2026-03-01'), without(1, '2026-06-01'), on(3, 'third', '2026-03-01'));
    expect(await digest(database.url)).toEqual(stepwise);
  });

  it('is that of a newer record whose byline was cut, though the older byline stays', async () => {
    const whole = on(1, 'whole', '2026-01-01');
    const cut = { ...on(1, 'cut', '2026-03-01'), is_authors_truncated: true };
    const institution = async () => (await one('SELECT name FROM institution WHERE id = 5'))?.name;
    for (const loads of [[[whole, cut]], [[cut, whole]], [[whole], [cut]], [[cut], [whole]]]) {
      for (const records of loads) await load(on(2, 'other', '2026-02-01'), ...records);
      expect(await institution()).toBe('Institute cut');
      await database.drop();
      database = await testDatabase();
    }
  });

  it('is that of the newest of several records of one load, in any order', async () => {
    const records = [
      on(1, 'old', '2026-01-01'),
      on(1, 'older', '2025-01-01'),
      without(1, '2026-09-01'),
      on(2, 'right', '2025-06-01'),
    ];
    for (const order of [records, [...records].reverse()]) {
      await load(...order);
      expect(await names()).toBe('right');
      await database.drop();
      database = await testDatabase();
    }
    for (const record of records) await load(record);
    expect(await names()).toBe('right');
  });
});

it('a namesake’s page keeps its date when only the other’s citations change', async () => {
  const named = (id: number, citations: number, date: string) =>
    workRecord(id, {
      authorships: [authorship(id, 'Wei Lan')],
      cited_by_count: citations,
      updated_date: date,
    });
  await load(named(1, 1, '2026-01-01'), named(2, 1, '2026-01-01'));
  const before = await loadOf(2);
  await load(named(1, 9, '2026-02-01'));
  expect(await loadOf(1)).toBeGreaterThan(before);
  expect(await loadOf(2)).toBe(before);
});

it('hostile values are rejected or left out, and end no load', async () => {
  const report = await load(
    workRecord(1, {
      authorships: [
        authorship(1, 'Person '.repeat(2000), [], {
          raw_affiliation_strings: ['a \\u0000 b \\\\u0000', 'c\u0000d'],
        }),
      ],
      doi: `10.5555/${'x'.repeat(9000)}`,
      topics: [{ id: 'https://openalex.org/T99999999999', display_name: 'Far' }, topic],
      concepts: [1.5, 99_999, -1].map((level, index) => ({
        id: `https://openalex.org/C${index + 1}`,
        display_name: 'C',
        level,
        score: 1,
      })),
      counts_by_year: [
        { year: 2020, cited_by_count: 3e9 },
        { year: 2999, cited_by_count: 2 },
      ],
      cited_by_count: 1e308,
      publication_date: '2020-02-30',
      language: 'x'.repeat(9000),
      updated_date: '2026-02-01\u0000',
    }),
    workRecord(2, { doi: 'n/a', title: 'One', authors: [9] }),
    workRecord(3, { doi: 'n/a', title: 'Two', authors: [9] }),
    { author: 'A1', institution: 'I1', works: 3e9, date: '2026-01-01' },
    { author: 'A1', institution: 'I2', works: 3, from: 2013, to: 2999, date: '2026-01-01' },
    { id: 'https://openalex.org/C7', display_name: 'C7', level: 1.5 },
  );
  expect(report.counts['byline counts']).toMatchObject({ read: 2, inserted: 1, rejected: 1 });
  expect(await one('SELECT count(*)::int AS works FROM work')).toEqual({ works: 3 });
  expect(await one('SELECT doi, topic_ids, cited_years FROM work WHERE id = 1')).toEqual({
    doi: null,
    topic_ids: [1],
    cited_years: [],
  });
  expect(await one('SELECT from_year, to_year FROM byline_count')).toEqual({
    from_year: 2013,
    to_year: null,
  });
});

it('derive makes the same again, and takes another least number of works into account', async () => {
  await load(workRecord(1, { authors: [1, 2], refs: [2] }), workRecord(2, { authors: [1] }));
  const before = await digest(database.url);
  await ingest(database.url, ['derive']);
  expect(await digest(database.url)).toEqual(before);
  const date = await loadOf(1);
  await ingest(database.url, ['derive'], 2);
  expect(await rows(database.url, 'SELECT id::int, has_page FROM author ORDER BY id')).toEqual([
    { id: 1, has_page: true },
    { id: 2, has_page: false },
  ]);
  expect(await one('SELECT authors FROM library')).toEqual({ authors: 1 });
  expect(await loadOf(1)).toBeGreaterThanOrEqual(date);
});

it('hundreds of works of one title by different people are compared only where somebody signed both', async () => {
  const letters = Array.from({ length: 1500 }, (_, index) =>
    workRecord(index + 1, { title: 'A letter to the editor', authors: [index + 1] }),
  );
  await load(
    ...letters,
    workRecord(2000, { title: 'A letter to the editor', authors: [7], source: [1, 'journal'] }),
  );
  expect(await rows(database.url, 'SELECT a::int, b::int FROM version_edge')).toEqual([{ a: 7, b: 2000 }]);
});
