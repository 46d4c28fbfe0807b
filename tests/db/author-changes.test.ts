import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AuthorChange } from '#/lib/view-models/author-changes';
import type { TestDatabase } from '../support/database';
import { ingest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
import { orcidRecord, orcidSummary } from '../support/people';
import { authorship, workRecord } from '../support/records';

const ORCID = '0000-0002-1825-0097';

let database: TestDatabase;
beforeAll(async () => {
  database = await pagesDatabase();
});
afterAll(() => database.drop());
beforeEach(() => emptyLibrary(database.url));

const load = (...records: unknown[]) => loadRecords(database.url, records);
const override = (...lines: unknown[]) => loadRecords(database.url, lines, [], 'overrides');
const line = (author: number, name: string, institutions: number[] = [], over = {}) =>
  authorship(author, name, institutions, over);
/** A work of Ada (A1), named as given, at an institution. */
const byAda = (id: number, over: Record<string, unknown> = {}, institutions: number[] = [5], name = 'Ada') =>
  workRecord(id, { authorships: [line(1, name, institutions)], ...over });

async function changesOf(id: number, page = 1) {
  return (await import('#/lib/queries/author-changes')).getAuthorChanges(id, page);
}
async function last(id = 1): Promise<AuthorChange> {
  const change = (await changesOf(id))?.changes[0];
  if (!change) throw new Error('nothing is recorded');
  return change;
}
const ids = ({ list }: { list: { id: string }[] }) => list.map(({ id }) => id);
const stored = async () =>
  JSON.stringify(await rows(database.url, 'SELECT changes FROM author_change ORDER BY author_id, load_id'));

describe('what is recorded', () => {
  it('of a first load: one entry with its counts, and no list', async () => {
    await load(byAda(1, { cited_by_count: 7 }), byAda(2), byAda(3));
    expect((await changesOf(1))?.changes).toEqual([
      expect.objectContaining({
        first: { libraryWorks: 3, knownWorks: 3, citations: 7 },
        figures: [],
        worksCame: { total: 0, list: [] },
        affiliations: { total: 0, list: [] },
      }),
    ]);
  });

  it('works that came and left, with the title and the address of today', async () => {
    await load(byAda(1), byAda(2));
    await load(
      byAda(3, { cited_by_count: 4 }),
      workRecord(2, { title: 'Somebody else’s', authors: [2], updated_date: '2026-02-01' }),
    );
    const change = await last();
    expect(ids(change.worksCame)).toEqual(['W3']);
    expect(change.worksGone).toEqual({
      total: 1,
      list: [expect.objectContaining({ id: 'W2', title: 'Somebody else’s', slug: 'somebody-elses-w2' })],
    });
    expect(change.figures).toEqual([{ figure: 'citations', before: 0, after: 4 }]);
    expect(ids((await last(2)).worksCame)).toEqual([]);
    expect((await last(2)).first).not.toBeNull();
  });

  it('works that got a page here', async () => {
    await load(byAda(1, { abstract_inverted_index: null }), byAda(2));
    await load(byAda(1, { abstract_inverted_index: { Tides: [0] }, updated_date: '2026-02-01' }));
    expect((await last()).figures).toEqual([{ figure: 'worksWithPage', before: 1, after: 2 }]);
  });

  it('a work that left the library is named by its id alone', async () => {
    await load(byAda(1), byAda(2, { title: 'Front matter' }));
    await load(byAda(2, { title: 'Front matter', type: 'paratext', updated_date: '2026-02-01' }));
    expect((await last()).worksGone.list).toEqual([
      { id: 'W2', slug: null, url: null, title: null, year: null, yearUncertain: false, retracted: false },
    ]);
  });

  it('a work that becomes a version of another; one that only gets another leading record is none', async () => {
    const same = { title: 'A telling title of one work', doi: 'https://doi.org/10.5555/one' };
    await load(byAda(1, { title: 'A telling title of one work' }), byAda(2));
    await load(byAda(3, { ...same, title: 'Quite another title here', source: [9, 'journal'] }));
    await load(byAda(1, { ...same, updated_date: '2026-02-01' }));
    const change = await last();
    expect([ids(change.worksCame), ids(change.worksGone), ids(change.worksJoined)]).toEqual([[], [], ['W1']]);
    expect(change.worksJoined.list[0]?.title).toBe('Quite another title here');

    await load(byAda(2, { doi: 'https://doi.org/10.5555/two', updated_date: '2026-02-01' }));
    const before = (await changesOf(1))?.total;
    await load(byAda(4, { doi: 'https://doi.org/10.5555/two', source: [9, 'journal'] }));
    expect(await rows(database.url, 'SELECT work_id::int FROM work_version WHERE record_id = 2')).toEqual([
      { work_id: 4 },
    ]);
    expect((await changesOf(1))?.total).toBe(before);
  });

  it('a list is cut at 20 and counted whole; an author keeps the last 40 loads', {
    timeout: 120_000,
  }, async () => {
    await load(byAda(1));
    await load(...Array.from({ length: 30 }, (_, index) => byAda(10 + index, { cited_by_count: index })));
    const { worksCame } = await last();
    expect([worksCame.total, worksCame.list.length, worksCame.list[0]?.id]).toEqual([30, 20, 'W39']);
    // Fifty more, as loads would have left them.
    await rows(
      database.url,
      `INSERT INTO load OVERRIDING SYSTEM VALUE
         SELECT n, source, arguments, data_date, started_at, finished_at, counts, steps, changed, bibliographies_read, source_dates
         FROM load, generate_series(3, 52) n WHERE id = 1`,
    );
    await rows(
      database.url,
      `INSERT INTO author_change SELECT 1, n, jsonb_build_object('figures', jsonb_build_object('citations', ARRAY[n, n + 1]))
       FROM generate_series(3, 52) n`,
    );
    await rows(database.url, "SELECT setval(pg_get_serial_sequence('load', 'id'), 52)");
    await load(byAda(1, { cited_by_count: 9, updated_date: '2026-02-01' }));
    expect(
      await rows(database.url, 'SELECT count(*)::int, min(load_id), max(load_id) FROM author_change'),
    ).toEqual([{ count: 40, min: 14, max: 53 }]);
    const page = await changesOf(1);
    expect([page?.total, page?.pages, page?.changes.length]).toEqual([40, 2, 20]);
    expect((await changesOf(1, 9))?.page).toBe(2);
    expect((await changesOf(1, 2))?.changes.at(-1)?.figures).toEqual([
      { figure: 'citations', before: 14, after: 15 },
    ]);
  });

  it('nothing where a load changes nothing of the author: the page is the same to the byte', async () => {
    await load(byAda(1), workRecord(2, { authors: [2] }));
    const before = JSON.stringify(await changesOf(1));
    await load(byAda(1), workRecord(3, { authors: [2] }));
    await ingest(database.url, ['derive']);
    expect(JSON.stringify(await changesOf(1))).toBe(before);
    expect((await changesOf(2))?.total).toBe(2);
  });

  it('an author who vanishes leaves nothing behind', async () => {
    await load(byAda(1));
    await load(workRecord(1, { authors: [2], updated_date: '2026-02-01' }));
    expect(await rows(database.url, 'SELECT author_id::int FROM author_change')).toEqual([{ author_id: 2 }]);
  });
});

describe('affiliations', () => {
  it('come, leave and change their years as the author page lists them', async () => {
    const at = (id: number, year: number, institution: number) =>
      byAda(id, { publication_year: year, publication_date: null, updated_date: `2026-02-0${id % 9}` }, [
        institution,
      ]);
    await load(at(1, 2010, 5), at(2, 2012, 5), at(3, 2013, 6));
    await load(at(4, 2015, 5), at(5, 2014, 6));
    expect((await last()).affiliations.list).toEqual([
      {
        institution: expect.objectContaining({ id: 'I5', name: 'Institute 5' }),
        before: { from: 2010, to: 2012 },
        now: { from: 2010, to: 2015 },
      },
      { institution: expect.objectContaining({ id: 'I6' }), before: null, now: { from: 2013, to: 2014 } },
    ]);
    await load(byAda(5, { updated_date: '2026-03-01' }, []));
    expect((await last()).affiliations.list).toEqual([
      { institution: expect.objectContaining({ id: 'I6' }), before: { from: 2013, to: 2014 }, now: null },
    ]);
  });

  it('are the difference of the two pages, whatever changed: bylines, the record, counts', async () => {
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const listed = async () =>
      new Map(
        ((await getAuthorPage(1))?.affiliations ?? []).map(
          ({ institution, from, to }) => [institution.id, `${from}–${to}`] as const,
        ),
      );
    const record = (date: string, ...years: [number, number[]][]) => ({
      id: 'https://openalex.org/A1',
      display_name: 'Ada',
      affiliations: years.map(([id, attested]) => ({
        institution: { id: `https://openalex.org/I${id}`, display_name: `Institute ${id}` },
        years: attested,
      })),
      updated_date: date,
    });
    const counted = (institution: number, works: number, from: number, to: number, date: string) => ({
      author: 'A1',
      institution: `I${institution}`,
      works,
      from,
      to,
      date,
    });
    const loads = [
      [byAda(1, {}, [1, 2]), byAda(2, {}, [1])],
      [record('2026-02-01', [2, [2001, 2003]], [3, [1999]]), byAda(3, {}, [2])],
      [counted(3, 5, 1998, 2004, '2026-02-01'), counted(4, 1, 2000, 2000, '2026-02-01')],
      [record('2026-03-01', [3, [1990, 1999]], [4, [2001]]), byAda(3, { updated_date: '2026-03-01' }, [1])],
      [counted(3, 1, 2004, 2004, '2026-03-01'), byAda(4, { publication_year: 2022 }, [4, 2])],
      [record('2026-04-01'), byAda(5, { publication_year: 1995 }, [4])],
      [byAda(1, { updated_date: '2026-05-01' }, []), byAda(2, { updated_date: '2026-05-01' }, [])],
      [record('2025-01-01', [9, [1970, 1971]]), counted(4, 9, 1980, 1981, '2025-01-01')],
    ];
    let before = new Map<string | null, string>();
    for (const [index, records] of loads.entries()) {
      await load(...records);
      const now = await listed();
      if (index > 0) {
        const recorded = new Map<string | null, string>(
          ((await changesOf(1))?.changes ?? [])
            .filter(({ load: number }) => number === index + 1)
            .flatMap(({ affiliations }) => affiliations.list)
            .map(({ institution, before: was, now: is }) => [
              institution.id,
              `${was && `${was.from}–${was.to}`} ${is && `${is.from}–${is.to}`}`,
            ]),
        );
        const expected = [...new Set([...before.keys(), ...now.keys()])]
          .filter((id) => before.get(id) !== now.get(id))
          .map((id) => [id, `${before.get(id) ?? null} ${now.get(id) ?? null}`] as const);
        expect(new Map([...recorded].sort()), `load ${index + 1}`).toEqual(new Map(expected.sort()));
      }
      before = now;
    }
  });

  it('statements of ORCID are counted as they come and go, never quoted', async () => {
    const employed = (...places: string[]) =>
      orcidRecord(
        ORCID,
        ['Ada', 'Berg'],
        {
          employments: places.map((name) => orcidSummary(ORCID, { name }, '2010', '2012')),
        },
        { modified: 1_700_000_000_000 + places.length },
      );
    await load(
      workRecord(1, {
        authorships: [
          line(1, 'Ada Berg', [], {
            author: { id: 'https://openalex.org/A1', display_name: 'Ada Berg', orcid: ORCID },
          }),
        ],
      }),
    );
    await loadRecords(database.url, [employed('Alder House', 'Birch House')], [], 'orcid');
    expect((await last()).statements).toEqual([{ source: 'ORCID', came: 2, went: 0 }]);
    await loadRecords(database.url, [employed('Cedar House', 'Birch House', 'Elm House')], [], 'orcid');
    expect((await last()).statements).toEqual([{ source: 'ORCID', came: 2, went: 1 }]);
    expect(await stored()).not.toMatch(/House/);
    await override({ author: 'A1', hideOrcid: true });
    expect((await changesOf(1))?.changes.flatMap(({ statements }) => statements)).toEqual([]);
  });
});

describe('names', () => {
  it('a name that changed is said and never quoted; no name is stored', async () => {
    await load(byAda(1, {}, [5], 'Ada Old'));
    await load(byAda(1, { updated_date: '2026-02-01' }, [5], 'Ada New'));
    expect(await last()).toMatchObject({ renamed: true });
    expect(JSON.stringify(await changesOf(1))).not.toMatch(/old/i);
    expect(await stored()).not.toMatch(/Ada|Institute|Work/);
  });

  it('where a name is hidden, that it changed is hidden too, then and before', async () => {
    await load(byAda(1, {}, [5], 'Ada Old'));
    await load(byAda(1, { updated_date: '2026-02-01' }, [5], 'Ada New'));
    await override({ author: 'A1', name: 'Ada Newer', hideNames: ['Ada Old', 'Ada New'] });
    const page = await changesOf(1);
    expect(page?.author.name).toBe('Ada Newer');
    expect(page?.changes.map(({ renamed, first }) => [renamed, first !== null])).toEqual([[false, true]]);
    expect(JSON.stringify(page)).not.toMatch(/Old|old|Ada New"/);
  });

  it('a hidden author has no such page; what came meanwhile is there when the page is', async () => {
    await load(byAda(1));
    await override({ author: 'A1', hide: true });
    expect(await changesOf(1)).toBeNull();
    await override({ author: 'A1' });
    expect((await changesOf(1))?.total).toBe(1);
  });
});

it('merged authors are named by their ids, unless one is hidden, and their works came', async () => {
  await load(byAda(1), workRecord(2, { authors: [2] }), workRecord(3, { authors: [3] }));
  await loadRecords(
    database.url,
    [
      { id: 'A2', into: 'A1' },
      { id: 'A3', into: 'A1' },
    ],
    [],
    'merges',
  );
  const change = await last();
  expect(change.merged).toEqual({ total: 2, list: ['A2', 'A3'] });
  expect(ids(change.worksCame).sort()).toEqual(['W2', 'W3']);
  // said of a merged id it is said of the author, until the merge is corrected
  await override({ author: 'A3', hide: true });
  expect(await changesOf(1)).toBeNull();
  await loadRecords(database.url, [{ id: 'A3', into: 'A4' }], [], 'merges');
  const merged = (await changesOf(1))?.changes.map((said) => said.merged).filter((said) => said.total > 0);
  expect(merged).toEqual([{ total: 2, list: ['A2'] }]);
});
