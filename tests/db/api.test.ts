import { execFileSync, spawn } from 'node:child_process';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ROOT } from '#/lib/setup/root';
import { loadFromApi } from '../support/api-load';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, loadRecords, rows } from '../support/load';
import { authorRecord, fakeClock, id, OpenAlexServer, SPENT } from '../support/openalex-server';
import { authorship, workRecord } from '../support/records';

const KEY = 'sk-9f2b/71+c0ffee=';
const DAY = 86_400_000;
let database: TestDatabase;
let server: OpenAlexServer;

beforeEach(async () => {
  database = await testDatabase();
  server = await new OpenAlexServer().start();
  server.pageSize = 2;
  server.key = KEY;
  server.authors = [authorRecord(1), authorRecord(2), authorRecord(3)];
  server.works = [
    workRecord(1, { authorships: [authorship(1, 'Ada Berg', [7])] }),
    workRecord(2, { authors: [1, 2], refs: [1] }),
    workRecord(3, { authors: [1, 2] }),
    workRecord(4, { authors: [2] }),
    workRecord(5, { authors: [1], refs: [1, 2] }),
    workRecord(6, { authors: [1, 3] }),
    workRecord(7, { authors: [3] }),
  ];
});
afterEach(async () => {
  await server.stop();
  await database.drop();
});

const load = (...args: string[]) => loadFromApi(database.url, server, args);
const all = (sql: string) => rows(database.url, sql);
const one = async (sql: string) => (await all(sql))[0];
const works = async () => (await all('SELECT id FROM work_record ORDER BY id')).map((row) => Number(row.id));
const kept = () => one('SELECT query, part, cursor, received FROM api_progress');
const reasons = async () =>
  (await all('SELECT reason FROM reject ORDER BY load_id, reason')).map((row) => row.reason);

describe('an author', () => {
  it('is loaded with all works, and a second time nothing changes', async () => {
    const report = await load('--author', 'A1');
    expect(report).toMatchObject({
      changed: true,
      notes: [],
      counts: { works: { inserted: 5 }, authors: { inserted: 1 } },
    });
    expect(await works()).toEqual([1, 2, 3, 5, 6]);
    expect(await one('SELECT source, arguments FROM load')).toEqual({
      source: 'openalex',
      arguments: ['--author A1'],
    });
    expect(await one('SELECT name FROM institution WHERE id = 7')).toEqual({ name: 'Institute 7' });
    expect(await one('SELECT known_works::int AS works FROM author WHERE id = 1')).toEqual({ works: 5 });
    const before = await digest(database.url);
    expect(await load('--author', 'A1')).toMatchObject({
      changed: false,
      counts: { works: { unchanged: 5 } },
    });
    expect(await digest(database.url)).toEqual(before);
  });

  it('is found by ORCID iD; filters load works; several go together', async () => {
    server.authors[1] = authorRecord(2, { orcid: 'https://orcid.org/0000-0002-1825-0097' });
    server.works[3] = workRecord(4, {
      authorships: [
        authorship(2, 'B', [], {
          author: { id: id('A', 2), display_name: 'B', orcid: 'https://orcid.org/0000-0002-1825-0097' },
        }),
      ],
    });
    server.works[6] = workRecord(7, { publication_year: 2019 });
    const report = await load(
      '--orcid',
      '0000-0002-1825-0097',
      '--api',
      'publication_year:2019',
      '--as',
      'known',
    );
    expect(report.counts).toMatchObject({ works: { read: 2 }, authors: { read: 1 } });
    expect(await all('SELECT id::int, in_library FROM work_record ORDER BY id')).toEqual([
      { id: 4, in_library: false },
      { id: 7, in_library: false },
    ]);
  });

  it('that OpenAlex does not know or has deleted is a reject, and the rest goes on', async () => {
    server.merged = { A8: 'A5317838346' };
    const report = await load('--author', 'A9', '--author', 'A8', '--author', 'A3');
    expect(report).toMatchObject({ counts: { authors: { rejected: 2 }, works: { inserted: 2 } } });
    expect(report.notes).toEqual([
      '--author A9: OpenAlex does not know this author.',
      '--author A8: OpenAlex has deleted this author.',
    ]);
    expect(await all('SELECT * FROM merge')).toEqual([]);
    expect(server.count(/5317838346/)).toBe(0);
  });

  it('is cut short by --limit, and nothing is kept of a trial', async () => {
    expect((await load('--author', 'A1', '--limit', '3')).counts).toMatchObject({
      authors: { read: 1 },
      works: { read: 2 },
    });
    server.script(/works/, SPENT);
    await load('--author', 'A2', '--limit', '3');
    server.script(/works/, SPENT);
    await load('--author', 'A2', '--dry-run');
    expect(await kept()).toBeUndefined();
  });
});

describe('cut bylines', () => {
  const authors = Array.from({ length: 377 }, (_, index) => index + 1000);
  beforeEach(() => {
    authors[149] = 1;
    server.works = [workRecord(1, { authors })];
  });
  const byline = () =>
    one('SELECT cardinality(author_ids) AS authors, byline_whole AS whole FROM work_record');

  it('O-ING-04: are fetched singly: number 150 of 377 has the work', async () => {
    await load('--author', 'A1');
    expect(await byline()).toEqual({ authors: 377, whole: true });
    expect(await one('SELECT known_works::int AS works FROM author WHERE id = 1')).toEqual({ works: 1 });
    expect(await one('SELECT author_count AS count FROM work')).toEqual({ count: 377 });
  });

  it('that cannot be fetched are incomplete until the next load, and never replace a whole one', async () => {
    const broken = () => server.script(/works\/W1/, ...Array.from({ length: 6 }, () => ({ status: 500 })));
    broken();
    expect((await load('--author', 'A1')).notes).toEqual([
      'Works whose byline OpenAlex sent cut, incomplete until the next load: 1.',
    ]);
    expect(await byline()).toEqual({ authors: 100, whole: false });
    await load('--author', 'A1');
    expect(await byline()).toEqual({ authors: 377, whole: true });
    broken();
    server.works = [workRecord(1, { authors, title: 'A newer title', updated_date: '2026-05-01' })];
    await load('--author', 'A1');
    expect(await byline()).toEqual({ authors: 377, whole: true });
    expect(await one('SELECT title FROM work')).toEqual({ title: 'A newer title' });
  });
});

describe('a spent budget', () => {
  const LEFT =
    /^The daily budget of the OpenAlex API is spent until 2026-12-01 00:52 UTC: what was read is kept, and the same command goes on there\.$/;

  it('keeps what was read, and the next run goes on there', async () => {
    server.script(/cursor=NA/, SPENT);
    const first = await load('--author', 'A1');
    expect(first).toMatchObject({ changed: true, notes: [expect.stringMatching(LEFT)] });
    expect(await works()).toEqual([1, 2, 3, 5]);
    expect(await kept()).toEqual({ query: 'library --author A1', part: 0, cursor: 'NA==', received: 4 });
    server.asked.length = 0;
    expect(await load('--author', 'A1')).toMatchObject({
      notes: [],
      counts: { works: { read: 1, inserted: 1 } },
    });
    expect(server.asked.map(({ query }) => query.get('cursor'))).toEqual([null, 'NA==', 'NQ==']);
    expect(await kept()).toBeUndefined();
    expect(await reasons()).toEqual([]);
    const parted = await digest(database.url);
    const whole = await testDatabase();
    await loadFromApi(whole.url, server, ['--author', 'A1']);
    expect(await digest(whole.url)).toEqual(parted);
    await whole.drop();
  });

  it('does not read again what was finished before; another command starts from the start', async () => {
    server.script(/filter=authorships.author.id%3AA2.*cursor=Mg/, SPENT);
    await load('--author', 'A1', '--author', 'A2', '--author', 'A3');
    expect(await kept()).toMatchObject({ part: 1, received: 2 });
    server.asked.length = 0;
    await load('--author', 'A1', '--author', 'A2', '--author', 'A3');
    expect(server.count(/A1/)).toBe(0);
    expect(await works()).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(await kept()).toBeUndefined();
  });

  it('before anything is read changes nothing', async () => {
    server.script(/./, SPENT);
    expect(await load('--author', 'A1')).toMatchObject({
      changed: false,
      notes: [expect.stringMatching(LEFT)],
      counts: {},
    });
    expect(await kept()).toMatchObject({ part: 0, cursor: '*', received: 0 });
  });

  it.each<[string, string, Parameters<OpenAlexServer['script']>[1][]]>([
    ['refused', 'not a cursor', []],
    ['answered by errors only', 'NA==', Array.from({ length: 6 }, () => ({ status: 500 }))],
    ['empty', Buffer.from('99').toString('base64'), []],
  ])('whose cursor is %s is read again from the start, and says so', async (_name, cursor, replies) => {
    server.script(/cursor=NA/, SPENT);
    await load('--author', 'A1');
    await all(`UPDATE api_progress SET cursor = '${cursor}'`);
    server.script(/cursor=NA/, ...replies);
    const report = await load('--author', 'A1');
    expect(report.notes).toEqual([
      'OpenAlex no longer takes the page kept for --author A1: read again from the start.',
    ]);
    expect(await works()).toEqual([1, 2, 3, 5, 6]);
    expect(await kept()).toBeUndefined();
  });

  it('too long ago is read again from the start', async () => {
    server.script(/cursor=NA/, SPENT);
    await load('--author', 'A1');
    server.asked.length = 0;
    await loadFromApi(
      database.url,
      server,
      ['--author', 'A1'],
      fakeClock(Date.parse('2026-11-30') + 9 * DAY),
    );
    expect(server.asked[1]?.query.get('cursor')).toBe('*');
    expect(await kept()).toBeUndefined();
  });
});

describe('an API that is down', () => {
  const down = Array.from({ length: 6 }, () => ({ status: 503, body: '<html>' }));

  it('fails when nothing could be read', async () => {
    server.script(/./, ...down);
    await expect(load('--author', 'A1')).rejects.toThrow(
      'OpenAlex gave no usable answer in 6 tries (HTTP 503); nothing was loaded.',
    );
    expect(await all('SELECT * FROM load')).toEqual([]);
  });

  it('on the way keeps what was read, is a reject, and the next run goes on there', async () => {
    server.script(/cursor=NA/, ...down);
    expect(await load('--author', 'A1')).toMatchObject({ changed: true, counts: { other: { rejected: 1 } } });
    expect(await kept()).toMatchObject({ cursor: 'NA==', received: 4 });
    await load('--author', 'A1');
    expect(await works()).toEqual([1, 2, 3, 5, 6]);
  });
});

describe('merged ids', () => {
  it('are followed, loaded under the id in the body, and recorded', async () => {
    server.merged = { A5: 'A1' };
    expect((await load('--author', 'A5')).counts).toMatchObject({
      merges: { read: 1, inserted: 1 },
      works: { inserted: 5 },
    });
    expect(await all('SELECT kind, id::int, into_id::int AS into FROM merge')).toEqual([
      { kind: 'A', id: 5, into: 1 },
    ]);
    const version = await one('SELECT version FROM library');
    expect(await load('--author', 'A5')).toMatchObject({
      changed: false,
      counts: { merges: { unchanged: 1 } },
    });
    expect(await one('SELECT version FROM library')).toEqual(version);
  });

  it('are flattened when the survivor is merged in turn; circles are refused', async () => {
    server.merged = { A5: 'A1' };
    await load('--author', 'A5');
    server.merged = { A1: 'A2' };
    expect(await load('--author', 'A1')).toMatchObject({ changed: true });
    const merges = () => all('SELECT id::int, into_id::int AS into FROM merge ORDER BY id');
    expect(await merges()).toEqual([
      { id: 1, into: 2 },
      { id: 5, into: 2 },
    ]);
    server.merged = { A2: 'A1' };
    expect((await load('--author', 'A2')).counts).toMatchObject({ merges: { read: 1, rejected: 1 } });
    expect(await reasons()).toEqual(['merge that leads back to itself']);
    expect(await merges()).toEqual([
      { id: 1, into: 2 },
      { id: 5, into: 2 },
    ]);
  });

  it('of works are met when a cut byline is fetched', async () => {
    const authors = Array.from({ length: 120 }, (_, index) => index + 1);
    server.works = [workRecord(21, { authors })];
    server.script(/works\?/, {
      body: {
        meta: { count: 1 },
        results: [{ ...workRecord(20, { authors: authors.slice(0, 100) }), is_authors_truncated: true }],
      },
    });
    server.merged = { W20: 'W21' };
    await load('--author', 'A1');
    expect(await works()).toEqual([21]);
    expect(await all('SELECT kind, id::int, into_id::int AS into FROM merge')).toEqual([
      { kind: 'W', id: 20, into: 21 },
    ]);
  });
});

describe('partial answers and lies', () => {
  const page = (results: unknown, meta: object = { count: 5 }) => ({ body: { meta, results } });

  it.each<[string, Parameters<OpenAlexServer['script']>[1][], string]>([
    ['select=', [page([{ id: id('W', 1), title: 'x' }], { count: 1 })], 'partial answer: no authorships'],
    ['missing ids, null and text', [page([{}, null, 'x', { title: 'x' }], { count: 4 })], 'no id'],
    ['results that are no list', [page({})], 'OpenAlex sends a page without a list of results'],
    [
      'a count that lies',
      [page([workRecord(1, { authorships: [authorship(1, 'Ada Berg', [7])] })], { count: 7 })],
      'OpenAlex counts 7 works and sends 1',
    ],
    [
      'a page that repeats',
      [
        page([workRecord(1, { authorships: [authorship(1, 'Ada Berg', [7])] })], {
          count: 5,
          next_cursor: '*',
        }),
      ],
      'OpenAlex sends a page a second time',
    ],
    [
      'HTML only',
      Array.from({ length: 6 }, () => ({ body: '<html>' })),
      'OpenAlex gave no usable answer in 6 tries (HTML instead of JSON)',
    ],
    [
      'truncated JSON only',
      Array.from({ length: 6 }, () => ({ body: '{"meta": {"count": 5}, "results": [{' })),
      'OpenAlex gave no usable answer in 6 tries (not JSON)',
    ],
  ])('leave the data alone: %s', async (_name, replies, reason) => {
    await load('--author', 'A1');
    const before = await digest(database.url);
    server.script(/works\?/, ...replies);
    expect(await load('--author', 'A1')).toMatchObject({ changed: false });
    expect(await reasons()).toContain(reason);
    expect(await digest(database.url)).toEqual(before);
  });

  it('of an author record leave the stored one alone', async () => {
    server.authors[0] = authorRecord(1, { works_count: 62 });
    await load('--author', 'A1');
    server.script(
      /authors\/A1/,
      { body: { id: id('A', 1), display_name: 'Somebody', works_count: 0 } },
      { body: authorRecord(2) },
      { body: {} },
    );
    for (const _ of [1, 2, 3]) expect(await load('--author', 'A1')).toMatchObject({ changed: false });
    expect(await reasons()).toEqual([
      'partial answer: no affiliations',
      'answer of another id (A2) without a redirect',
      'answer without an id',
    ]);
    expect(await one(`SELECT body ->> 'works' AS works FROM entity_record WHERE id = 1`)).toEqual({
      works: '62',
    });
  });

  it('of records that files hold newer change nothing', async () => {
    await loadRecords(database.url, [workRecord(1, { title: 'Newer', updated_date: '2026-06-01' })]);
    await load('--author', 'A1');
    expect(await one('SELECT title FROM work WHERE id = 1')).toEqual({ title: 'Newer' });
  });
});

describe('the command', () => {
  /** Runs `ingest` as a process; `during` is called when it has asked for the first time. */
  async function command(args: string[], during: (pid: number) => void = () => {}) {
    const child = spawn(process.execPath, ['--import', 'tsx', 'ingest/cli.ts', ...args], {
      cwd: ROOT,
      env: {
        ...process.env,
        DATABASE_URL: database.url,
        OPENALEX_API_URL: server.url,
        OPENALEX_API_KEY: KEY,
        CONTACT: 'library@example.org',
      },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
    while (server.asked.length === 0 && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    during(child.pid ?? 0);
    return { code: await ended, output };
  }

  async function everythingStored(): Promise<string> {
    const tables = await all(
      `SELECT quote_ident(schemaname) || '.' || quote_ident(tablename) AS name FROM pg_tables WHERE schemaname NOT IN ('pg_catalog', 'information_schema')`,
    );
    const texts = await Promise.all(
      tables.map(({ name }) => all(`SELECT string_agg(t::text, ' ') AS text FROM ${name} t`)),
    );
    return JSON.stringify(texts);
  }

  it('says what it did, exits 0, and shows and keeps the key nowhere', async () => {
    server.script(/cursor=NA/, SPENT);
    let title = '';
    const look = (pid: number) => {
      if (process.platform === 'win32') return;
      title = execFileSync('ps', ['-ww', '-o', 'args=', '-p', String(pid)], { encoding: 'utf8' });
    };
    // The second filter is refused with a message that repeats the address, key included.
    const { code, output } = await command(
      ['openalex', '--author', 'A3', '--api', 'nothing.known:x', '--author', 'A1'],
      look,
    );
    expect({ code, output }).toMatchObject({ code: 0, output: expect.stringContaining('works: ') });
    expect(output).toContain('The daily budget of the OpenAlex API is spent');
    if (process.platform !== 'win32') expect(title).toContain('ingest/cli.ts');
    const again = await command([
      'openalex',
      '--author',
      'A3',
      '--api',
      'nothing.known:x',
      '--author',
      'A1',
      '--strict',
    ]);
    expect(again).toMatchObject({ code: 1, output: expect.stringContaining('nothing.known:x is no filter') });
    const alone = await command(['openalex', '--api', 'nothing.known:x']);
    expect(alone).toMatchObject({ code: 2, output: expect.stringContaining('nothing was loaded') });
    const json = await command(['openalex', '--author', 'A1', '--json']);
    expect(JSON.parse(json.output)).toMatchObject({ notes: [], counts: { works: { read: 5 } } });
    const rejects = await command(['rejects']);
    const stored = await everythingStored();
    expect(stored).toContain('nothing.known:x is no filter');
    for (const text of [output, title, again.output, alone.output, json.output, rejects.output, stored])
      for (const form of [KEY, encodeURIComponent(KEY), new URLSearchParams({ KEY }).toString().slice(4)])
        expect(text).not.toContain(form);
    expect(server.asked.every(({ query }) => query.get('api_key') === KEY)).toBe(true);
  });
});
