import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { emptyLibrary, pagesDatabase } from '../support/pages';
import { claim, item, wikidataItem } from '../support/people';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let url: string;
beforeAll(async () => {
  database = await pagesDatabase();
  url = database.url;
});
afterAll(() => database.drop());
beforeEach(() => emptyLibrary(url));

const load = (...records: unknown[]) => loadRecords(url, records);
const merge = (list: string) =>
  loadRecords(
    url,
    list.split(' ').map((pair) => pair.replace('>', ',')),
    [],
    'merges',
  );
const resolve = async (segment: string) => (await import('#/lib/queries/resolve')).resolveAuthor(segment);
const linesOf = (work: number) =>
  rows(
    url,
    `SELECT author_id::int AS id, name FROM authorship WHERE work_id = ${work} ORDER BY position`,
  ).then((lines) => lines.map(({ id, name }) => `${id} ${name}`).join(', '));
const bylines = () => rows(url, 'SELECT id::int, author_ids::int[], byline FROM work_record ORDER BY id');

const ADA = [authorship(1, 'Ada Old', [7]), authorship(4, 'Di Ek')];
const WORKS = [
  workRecord(1, { authorships: ADA }),
  workRecord(2, { authorships: [authorship(2, 'Bo New', [8]), authorship(1, 'Ada Old', [7])] }),
  workRecord(3, { authorships: [authorship(3, 'Cy New', [9])], updated_date: '2026-03-01' }),
];

describe('a corrected merge', () => {
  it.each([
    ['load', 'A1>A2', 'A1>A3'],
    ['A1>A2', 'load', 'A1>A3'],
    ['load', 'A9>A1 A1>A2', 'A1>A3'],
  ])('ends as if it had come so at first: %s, %s, %s', async (...steps) => {
    for (const step of steps) await (step === 'load' ? load(...WORKS) : merge(step));
    expect(await linesOf(1)).toBe('3 Ada Old, 4 Di Ek');
    expect(await linesOf(2)).toBe('2 Bo New, 3 Ada Old');
    for (const address of ['A1', ...(steps.includes('load') && steps[0] === 'load' ? ['ada-old'] : [])])
      expect(await resolve(address)).toEqual({ status: 'moved', path: '/authors/cy-new' });
    const ended = [await digest(url), await bylines()];
    expect((await load(...WORKS)).changed).toBe(false);
    await loadRecords(url, [], [], 'derive');
    expect([await digest(url), await bylines()]).toEqual(ended);
    await emptyLibrary(url);
    await load(...WORKS);
    await merge('A1>A3');
    expect([await digest(url), await bylines()]).toEqual(ended);
  });

  it('takes along what led to it, and follows where it leads', async () => {
    await load(...WORKS, workRecord(4, { authorships: [authorship(9, 'Ada Oldest')] }));
    await merge('A9>A1');
    await merge('A1>A2');
    expect(await linesOf(4)).toBe('2 Ada Oldest');
    expect((await merge('A1>A3')).counts.merges).toMatchObject({ read: 1, inserted: 0, updated: 1 });
    expect(await linesOf(4)).toBe('3 Ada Oldest');
    await merge('A3>A2');
    expect([await linesOf(4), await linesOf(3), await linesOf(2)]).toEqual([
      '2 Ada Oldest',
      '2 Cy New',
      '2 Bo New',
    ]);
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    expect((await getAuthorPage(2))?.counts.libraryWorks).toBe(4);
  });

  it('holds for records that come anew, and forgets those that go', async () => {
    await load(...WORKS);
    await merge('A1>A2');
    await load(workRecord(1, { authorships: [authorship(4, 'Di Ek')], updated_date: '2026-05-01' }));
    expect(await rows(url, 'SELECT record_id::int AS id FROM byline_as_came ORDER BY 1')).toEqual([
      { id: 2 },
    ]);
    await merge('A1>A3');
    expect(await linesOf(1)).toBe('4 Di Ek');
    expect(await linesOf(2)).toBe('2 Bo New, 3 Ada Old');
    await loadRecords(url, [WORKS[2]], ['--complete', '--force']);
    expect(await rows(url, 'SELECT record_id FROM byline_as_came')).toEqual([]);
  });
});

describe('an author whom OpenAlex led to a stand-in', () => {
  it.each([
    ['load', 'A1>A9999999999'],
    ['A1>A9999999999', 'load'],
    ['load', 'A1>A5317838346'],
    ['load', 'A1>A3', 'A1>A5317838346'],
  ])('is removed: %s, %s', async (...steps) => {
    for (const step of steps) await (step === 'load' ? load(...WORKS) : merge(step));
    await merge('A4>A9999999999');
    expect(await linesOf(1)).toBe('null Ada Old, null Di Ek');
    expect(await rows(url, 'SELECT id::int FROM author ORDER BY 1')).toEqual([{ id: 2 }, { id: 3 }]);
    expect(await rows(url, 'SELECT author_count FROM work WHERE id = 1')).toEqual([{ author_count: 2 }]);
    expect(await resolve('A1')).toEqual({ status: 'gone' });
    expect(await resolve('A9999999999')).toEqual({ status: 'missing' });
    if (steps[0] === 'load') expect(await resolve('ada-old')).toEqual({ status: 'gone' });
  });

  it.each([
    ['override', 'merge'],
    ['merge', 'override'],
  ])('keeps hidden names hidden: %s, %s', async (...steps) => {
    await load(...WORKS);
    for (const step of steps)
      await (step === 'merge'
        ? merge('A1>A9999999999 A4>A9999999999')
        : loadRecords(url, [{ author: 'A1', hideNames: ['Ada Old'] }], [], 'overrides'));
    expect(await linesOf(1)).toBe('null (name withheld), null Di Ek');
    expect(await resolve('ada-old')).toEqual({ status: 'gone' });
    await loadRecords(url, [{ author: 'A1' }], [], 'overrides');
    expect(await linesOf(1)).toBe('null Ada Old, null Di Ek');
  });

  it('is not merged out of a stand-in', async () => {
    await load(...WORKS);
    const report = await merge('A9999999999>A1');
    expect(report.counts.merges).toMatchObject({ read: 1, inserted: 0, rejected: 1 });
    expect(await rows(url, 'SELECT entity, reason FROM reject')).toEqual([
      { entity: 'A9999999999', reason: 'stand-in of OpenAlex, not a person' },
    ]);
    expect(await resolve('A9999999999')).toEqual({ status: 'missing' });
  });
});

describe('facts said of a merged id', () => {
  const record = (id: number, over: Record<string, unknown>) => ({
    id: `https://openalex.org/A${id}`,
    display_name: `Record ${id}`,
    display_name_alternatives: [],
    works_count: 10 * id,
    updated_date: '2026-01-01',
    ...over,
  });
  const at = (institution: number, ...years: number[]) => ({
    institution: { id: `https://openalex.org/I${institution}`, display_name: `Institute ${institution}` },
    years,
  });
  const facts = {
    records: () =>
      load(
        record(1, { affiliations: [at(20, 2001, 2002)], orcid: 'https://orcid.org/0000-0002-1825-0097' }),
        record(3, { affiliations: [at(20, 2003), at(21, 2011, 2012)] }),
      ),
    counts: () =>
      load(
        { author: 'A1', institution: 'I30', works: 33, from: 2013, to: 2024, date: '2026-10-14' },
        { author: 'A3', institution: 'I30', works: 5, from: 2013, to: 2014, date: '2026-10-13' },
        { author: 'A1', unlisted: 2, date: '2026-10-14' },
      ),
    items: () =>
      loadRecords(
        url,
        [
          wikidataItem(7, { en: 'Somebody' }, { P10283: [claim('A1')], P108: [claim(item(8))] }),
          wikidataItem(8, { en: 'Alder House' }, { P17: [claim(item(20))] }),
        ],
        [],
        'wikidata',
      ),
    works: () => load(...WORKS),
    merge: () => merge('A1>A3'),
    wrong: () => merge('A1>A2'),
  };
  it.each([
    'works records counts items merge',
    'works merge records counts items',
    'merge items counts records works',
    'works records counts items wrong merge',
  ])('are said of the survivor: %s', async (order) => {
    for (const step of order.split(' ')) await facts[step as keyof typeof facts]();
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    const page = await getAuthorPage(3);
    expect(page?.ids).toMatchObject({ orcid: '0000-0002-1825-0097', wikidata: 'Q7' });
    expect(page?.openalex).toMatchObject({ works: 30 });
    expect(page?.unlistedInstitutions).toBe(2);
    const place = (id: string) => page?.affiliations.find(({ institution }) => institution.id === id);
    expect(place('I20')).toMatchObject({ from: 2001, to: 2003 });
    expect(place('I21')).toMatchObject({ from: 2011, to: 2012 });
    expect(place('I30')).toMatchObject({ openalexWorks: 33, from: 2013, to: 2024 });
    expect(page?.affiliations.map(({ institution }) => institution.name)).toContain('Alder House');
    expect((await getAuthorPage(2))?.affiliations.map(({ institution }) => institution.id)).not.toContain(
      'I30',
    );
    const ended = await digest(url);
    await loadRecords(url, [], [], 'derive');
    expect(await digest(url)).toEqual(ended);
  });

  it('stand for those that the survivor lacks', async () => {
    await facts.works();
    await load(record(1, { affiliations: [] }));
    await merge('A1>A3');
    const { getAuthorPage } = await import('#/lib/queries/author-page');
    expect(await getAuthorPage(3)).toMatchObject({ name: 'Record 1', openalex: { works: 10 } });
  });

  it('are told among the changes of whom they come to and of whom they leave', async () => {
    await facts.works();
    await load(record(1, { affiliations: [at(20, 2001, 2002)] }));
    await merge('A1>A2');
    await merge('A1>A3');
    const places = await rows(
      url,
      `SELECT author_id::int AS id, load_id AS load, p AS place FROM author_change, jsonb_array_elements(changes -> 'places' -> 'ids') p
       WHERE (p ->> 0)::int = 20 ORDER BY load_id, author_id`,
    );
    expect(places).toEqual([
      { id: 2, load: 3, place: [20, null, [2001, 2002]] },
      { id: 2, load: 4, place: [20, [2001, 2002], null] },
      { id: 3, load: 4, place: [20, null, [2001, 2002]] },
    ]);
  });
});
