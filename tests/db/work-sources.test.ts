import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { orcidRecord, wikidataItem } from '../support/people';
import { workRecord } from '../support/records';

let database: TestDatabase;
beforeAll(async () => {
  database = await pagesDatabase();
});
afterAll(() => database.drop());

it('a work names the sources that it has facts of, whatever else the library was made from', async () => {
  const load = (date: string, command: string, ...records: unknown[]) =>
    loadRecords(database.url, records, ['--date', date], command);
  await load('2026-10-01', 'orcid', orcidRecord('0000-0002-1825-0097', ['Ada', 'Lind']));
  await load('2026-10-02', 'wikidata', wikidataItem(1, { en: 'Ada Lind' }));
  await load('2026-10-03', 'openalex', workRecord(1), workRecord(2, { refs: [1] }));
  await load('2026-10-04', 'summaries', { work: 'W2', summary: 'What it is about.' });
  const { getWorkPage } = await import('#/lib/queries/work-page');
  const openalex = { name: 'OpenAlex', date: '2026-10-03' };
  expect((await getWorkPage(1))?.sources).toEqual([openalex]);
  expect((await getWorkPage(2))?.sources).toEqual([
    openalex,
    { name: 'Summary by this library', date: '2026-10-04' },
  ]);
  const { getWorkAuthors } = await import('#/lib/queries/work/work-authors');
  expect((await getWorkAuthors(1, 1))?.sources).toEqual([openalex]);
  const { getListPage } = await import('#/lib/queries/list-page');
  const { workListState } = await import('#/lib/list-state');
  const citing = await getListPage({ of: 'cited-by', id: 1 }, workListState.parse(new URLSearchParams()));
  expect([citing?.total, citing?.sources]).toEqual([1, [openalex]]);
});
