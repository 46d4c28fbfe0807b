import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { citedByState, workListState } from '#/lib/list-state';
import { getCitedByPage } from '#/lib/queries/cited-by-page';
import { getListPage } from '#/lib/queries/list-page';
import { getWorkPage } from '#/lib/queries/work-page';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { workRecord } from '../support/records';

/*
 * What the loader keeps because too many cite: the citing works of an author with more than 5,000 pairs, and the
 * first citing works of a work that more than 200 cite. Author 1 has 27 works, all cited by each of 210 works.
 */

const OWN = Array.from({ length: 27 }, (_, index) => index + 1);
const CITING = Array.from({ length: 210 }, (_, index) => index + 101);
const BY: Record<number, number[]> = { 101: [2], 102: [1, 9], 103: [2, 1] };

function citing(number: number, over: Record<string, unknown> = {}) {
  const authors = BY[number] ?? [1000 + number];
  return workRecord(number, { authors, refs: OWN, cited_by_count: number, publication_year: 2021, ...over });
}
const records = [
  ...OWN.map((number) => workRecord(number, { authors: number === 5 ? [1, 2] : [1] })),
  ...CITING.map((number) => citing(number)),
];
const LATER = { updated_date: '2026-02-01T00:00:00' };
const JOINED = workRecord(6, { ...LATER, authors: [1, 1160] });
const LEFT = workRecord(6, { updated_date: '2026-02-02T00:00:00', authors: [1160] });
const JOINED_AGAIN = workRecord(6, { updated_date: '2026-02-03T00:00:00', authors: [1, 1160] });
const AS_BEFORE = [120, 121, 122, 260, 308].map((number) =>
  citing(number, { updated_date: '2026-02-02T00:00:00' }),
);

let database: TestDatabase;
beforeAll(async () => {
  database = await pagesDatabase();
  await loadRecords(database.url, records);
});
afterAll(() => database.drop());

const state = citedByState.parse(new URLSearchParams());
const split = async () => (await getCitedByPage(1, state))?.split;
const kept = async () =>
  (
    await rows<{ id: string }>(
      database.url,
      "SELECT citing_id AS id FROM citing_work WHERE author_id = 1 AND citer = 'co-authors' ORDER BY 1",
    )
  ).map(({ id }) => Number(id));

const pairs = async () =>
  (
    await rows<{ pairs: number }>(
      database.url,
      'SELECT sum(pairs)::int AS pairs FROM citing_work WHERE author_id = 1',
    )
  )[0]?.pairs;

/** What is kept after several loads is what one load of the last records keeps. */
async function expectAsLoadedAtOnce(last: unknown[]) {
  const fresh = await testDatabase();
  try {
    await loadRecords(fresh.url, last);
    const [one, several] = [await digest(fresh.url), await digest(database.url)];
    for (const table of ['citing_work', 'work', 'author_panel'])
      expect([table, several[table]]).toEqual([table, one[table]]);
  } finally {
    await fresh.drop();
  }
}

describe('citing works of an author', () => {
  test('are kept, and a byline that is not the author’s moves them', async () => {
    expect(await kept()).toEqual([101]);
    expect(await split()).toEqual({ others: 207, 'co-authors': 1, author: 2 });
    await loadRecords(database.url, [citing(110, { ...LATER, authors: [1110, 2] })]);
    expect(await kept()).toEqual([101, 110]);
    expect(await split()).toEqual({ others: 206, 'co-authors': 2, author: 2 });
  });

  test('are others’ no more when one of them becomes a co-author, in a load that leaves citing works alone', async () => {
    await loadRecords(database.url, [JOINED]);
    expect(await kept()).toEqual([101, 110, 160]);
  });

  test('are counted by the works that the author has, and by the people on those', async () => {
    await loadRecords(database.url, [LEFT]);
    expect(await kept()).toEqual([101, 110]);
    expect(await pairs()).toBe(26 * 210);
    await loadRecords(database.url, [JOINED_AGAIN]);
    expect(await kept()).toEqual([101, 110, 160]);
    expect(await pairs()).toBe(27 * 210);
  });

  test('are those of the function that pages call for everybody else', async () => {
    const of = (from: string) =>
      rows(database.url, `SELECT citing_id, pairs, position, citer FROM ${from} ORDER BY citing_id`);
    const kept = await of('citing_work WHERE author_id = 1');
    expect(kept).toHaveLength(210);
    expect(kept).toEqual(await of('author_citing_works(1)'));
  });
});

describe('the first citing works of a work', () => {
  const works = async () => (await getWorkPage(7))?.citedBy;
  const list = async () => getListPage({ of: 'cited-by', id: 7 }, workListState.parse(new URLSearchParams()));

  test('are those of its whole list', async () => {
    const [page, whole] = [await works(), await list()];
    expect([page?.total, whole?.total]).toEqual([210, 210]);
    expect(page?.works.map(({ id }) => id)).toEqual(whole?.works.map(({ id }) => id));
    expect(page?.works[0]?.id).toBe('W310');
  });

  test('follow the figures of citing works, and pairs that go', async () => {
    await loadRecords(database.url, [citing(150, { ...LATER, cited_by_count: 9000 })]);
    expect((await works())?.works[0]?.id).toBe('W150');
    await loadRecords(database.url, [
      citing(310, { ...LATER, refs: OWN.filter((number) => number !== 7) }),
      citing(309, { ...LATER, is_paratext: true }),
    ]);
    const [page, whole] = [await works(), await list()];
    expect(page?.total).toBe(208);
    expect(page?.works.map(({ id }) => id)).toEqual(whole?.works.map(({ id }) => id));
    expect(page?.works.map(({ id }) => id).slice(0, 2)).toEqual(['W150', 'W308']);
  });

  test('follow a figure on the list and one that reaches its last, and no other', async () => {
    const shown = async () => (await works())?.works.map(({ id }) => id);
    const expectWhole = async () => expect(await shown()).toEqual((await list())?.works.map(({ id }) => id));
    const last = Number((await shown())?.at(-1)?.slice(1));
    // As many citations as the last: the lower id comes first.
    await loadRecords(database.url, [citing(120, { ...LATER, cited_by_count: last })]);
    expect((await shown())?.at(-1)).toBe('W120');
    await expectWhole();
    await loadRecords(database.url, [citing(121, { ...LATER, cited_by_count: last - 1 })]);
    expect((await shown())?.at(-1)).toBe('W120');
    await expectWhole();
    // Who falls from the list makes room.
    await loadRecords(database.url, [citing(308, { ...LATER, cited_by_count: 1 })]);
    expect((await shown())?.at(-1)).toBe(`W${last}`);
    await expectWhole();
    // The last rises to the first place, and another one reaches what is the last then.
    expect(last).toBe(260);
    await loadRecords(database.url, [
      citing(last, { ...LATER, cited_by_count: 9500 }),
      citing(122, { ...LATER, cited_by_count: last + 1 }),
    ]);
    expect((await shown())?.[0]).toBe(`W${last}`);
    expect(await shown()).toContain('W122');
    await expectWhole();
    await loadRecords(database.url, AS_BEFORE);
    await expectWhole();
  });

  test('are not kept of a work that few cite any more', async () => {
    const gone = CITING.slice(0, 10).map((number) => citing(number, { ...LATER, refs: [1, 2] }));
    await loadRecords(database.url, gone);
    expect((await works())?.total).toBe(198);
    const changed = new Map<unknown, unknown>();
    for (const record of [
      ...records,
      JOINED_AGAIN,
      citing(110, { ...LATER, refs: [1, 2] }),
      citing(150, { ...LATER, cited_by_count: 9000 }),
      citing(310, { ...LATER, refs: OWN.filter((number) => number !== 7) }),
      citing(309, { ...LATER, is_paratext: true }),
      ...AS_BEFORE,
      ...gone,
    ])
      changed.set(record.id, record);
    await expectAsLoadedAtOnce([...changed.values()]);
  });
});
