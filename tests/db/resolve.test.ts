import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../support/database';
import { loadRecords } from '../support/load';
import { pagesDatabase } from '../support/pages';
import { authorship, workRecord } from '../support/records';

let database: TestDatabase;
let resolve: typeof import('#/lib/queries/resolve');
let search: (text: string) => Promise<string[]>;

const ORCID = '0000-0002-1825-0097';
const FIRST = {
  doi: 'https://doi.org/10.5555//a/b',
  locations: [{ landing_page_url: 'https://arxiv.org/abs/2001.90001v3' }],
};
const first = (name: string) => ({
  ...FIRST,
  authorships: [
    authorship(1, name, [], {
      author: { id: 'https://openalex.org/A1', display_name: name, orcid: `https://orcid.org/${ORCID}` },
    }),
  ],
});
const named = (work: number, author: number, name: string, over = {}) =>
  workRecord(work, {
    title: `On the tides, part ${work}`,
    authorships: [
      authorship(author, name, [], {
        author: { id: `https://openalex.org/A${author}`, display_name: name, orcid: null },
      }),
    ],
    ...over,
  });

beforeAll(async () => {
  database = await pagesDatabase();
  await loadRecords(database.url, [
    named(1, 1, 'Ada Berg', first('Ada Berg')),
    named(2, 2, 'Gone Soon'),
    named(3, 3, 'Søren Ångström-Núñez Łoś'),
    named(4, 4, '\u738B\u5C0F\u82B3'),
    named(5, 5, '\uAE40\uBBFC'),
    named(6, 6, "Mira O'Dea"),
    named(7, 7, 'Wei Zhang'),
    named(8, 8, 'Wei Zhang', { cited_by_count: 9 }),
  ]);
  await loadRecords(database.url, [
    named(1, 1, 'Ada Lind', { ...first('Ada Lind'), updated_date: '2026-02-01' }),
    named(2, 2, 'Gone Soon', { type: 'paratext', updated_date: '2026-02-01' }),
  ]);
  resolve = await import('#/lib/queries/resolve');
  const { searchAuthors } = await import('#/lib/queries/search');
  search = async (text) => (await searchAuthors(text)).authors.map((author) => author.id);
});
afterAll(() => database.drop());

describe('addresses', () => {
  it.each([
    ['ada-lind', { status: 'found', id: 1, slug: 'ada-lind' }],
    ['ADA-Lind', { status: 'moved', path: '/authors/ada-lind' }],
    ['ada-berg', { status: 'moved', path: '/authors/ada-lind' }],
    ['A1', { status: 'moved', path: '/authors/ada-lind' }],
    ['gone-soon', { status: 'gone' }],
    ['A2', { status: 'gone' }],
    ['nobody', { status: 'missing' }],
    ['A99', { status: 'missing' }],
  ])('author %s', async (segment, expected) =>
    expect(await resolve.resolveAuthor(segment)).toEqual(expected),
  );

  it.each([
    ['on-the-tides-part-3-w3', { status: 'found', id: 3, slug: 'on-the-tides-part-3-w3' }],
    ['another-title-w3', { status: 'moved', path: '/works/on-the-tides-part-3-w3' }],
    ['W3', { status: 'moved', path: '/works/on-the-tides-part-3-w3' }],
    ['on-the-tides-part-2-w2', { status: 'gone' }],
    ['w99', { status: 'missing' }],
    ['no-id', { status: 'missing' }],
  ])('work %s', async (segment, expected) => expect(await resolve.resolveWork(segment)).toEqual(expected));

  it.each([
    ['orcid', ORCID, '/authors/ada-lind'],
    ['openalex', 'A1', '/authors/ada-lind'],
    ['openalex', 'w1', '/works/on-the-tides-part-1-w1'],
    ['doi', '10.5555/A//b', '/works/on-the-tides-part-1-w1'],
    ['arxiv', '2001.90001', '/works/on-the-tides-part-1-w1'],
    ['arxiv', '2001.90001v2', '/works/on-the-tides-part-1-w1'],
  ] as const)('%s %s', async (kind, value, path) =>
    expect(await resolve.resolveIdentifier(kind, value)).toEqual({ status: 'moved', path }),
  );
});

describe('search by name', () => {
  it.each([
    ['soren angstrom nunez los', ['A3']],
    ['SØREN', ['A3']],
    ['A\u030Angstrom', ['A3']],
    ['los soren', ['A3']],
    ['Angstrom-Nunez', ['A3']],
    ['\u5C0F\u82B3', ['A4']],
    ['\u738B', ['A4']],
    ['\uAE40\uBBFC', ['A5']],
    ["o'dea", ['A6']],
    ['odea', ['A6']],
    ['O’Dea', ['A6']],
    ['wei zhang', ['A8', 'A7']],
    ['zhang w', ['A8', 'A7']],
    ['angstorm', ['A3']],
    ['berg', []],
  ])('%s', async (text, ids) => expect(await search(text)).toEqual(ids));

  it.each(['', '%', '_', '!', '(', '\\', 'foo | ', '"', '&', ':*', '\u0000', 'x'.repeat(5000)])(
    '%j is no error and lists nobody',
    async (text) => expect(await search(text)).toEqual([]),
  );
  it('takes operators for the signs they are', async () =>
    expect(await search('zhang:w & !wei')).toEqual(await search('zhang w wei')));
});
