import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ApiClient } from '#/ingest/openalex/api/client';
import { workPages } from '#/ingest/openalex/api/pages';
import { budgetRenewal, retryAfter } from '#/ingest/openalex/api/retry-after';
import { fetchSingle } from '#/ingest/openalex/api/single';
import { parseTargets } from '#/ingest/openalex/api/targets';
import { WholeBylines } from '#/ingest/openalex/api/whole-bylines';
import { parseOptions } from '#/ingest/options';
import { authorRecord, fakeClock, id, OpenAlexServer, SPENT } from '../support/openalex-server';
import { workRecord } from '../support/records';

const KEY = 'k3y+with/signs=';
const FILTER = 'publication_year:2020';
let server: OpenAlexServer;
let clock: ReturnType<typeof fakeClock>;
let client: ApiClient;

beforeEach(async () => {
  server = await new OpenAlexServer().start();
  server.works = Array.from({ length: 5 }, (_, index) => workRecord(index + 1));
  server.authors = [authorRecord(1), authorRecord(2)];
  server.pageSize = 2;
  clock = fakeClock();
  client = new ApiClient({ base: server.url, key: KEY, contact: 'library@example.org' }, clock, 2_000);
});
afterEach(() => server.stop());

async function idsOf(first = '*'): Promise<string[]> {
  const ids: string[] = [];
  for await (const page of workPages(client, FILTER, first))
    ids.push(...page.records.map((record) => String((record as { id: string }).id).replace(/.*\//, '')));
  return ids;
}

const list = (results: unknown, meta: object = { count: 5, next_cursor: null }) => ({
  body: { meta, results },
});

describe('cursor pages', () => {
  it('are read to the end, 100 at a time, with key and user agent', async () => {
    expect(await idsOf()).toEqual(['W1', 'W2', 'W3', 'W4', 'W5']);
    expect(server.asked.map(({ query }) => query.get('cursor'))).toEqual(['*', 'Mg==', 'NA==', 'NQ==']);
    for (const { query, headers } of server.asked) {
      expect([query.get('per-page'), query.get('filter'), query.get('api_key')]).toEqual([
        '100',
        FILTER,
        KEY,
      ]);
      expect(headers['user-agent']).toBe(
        'Byline (author pages of a research library; mailto:library@example.org)',
      );
    }
  });

  it('send no key when there is none', async () => {
    client = new ApiClient({ base: server.url, key: null, contact: 'https://library.example' }, clock);
    await client.get('/works', { filter: FILTER });
    expect(server.asked[0]?.query.has('api_key')).toBe(false);
    expect(server.asked[0]?.headers['user-agent']).toContain('; +https://library.example)');
  });

  it('end when the last page names no next one', async () => {
    server.script(/works/, list([workRecord(1)], { count: 1 }));
    expect(await idsOf()).toEqual(['W1']);
    expect(server.asked).toHaveLength(1);
  });

  it.each<[string, Parameters<OpenAlexServer['script']>[1][], string]>([
    [
      'a cursor that repeats',
      [list([workRecord(1)], { count: 5, next_cursor: '*' })],
      'a page a second time',
    ],
    [
      'a page that repeats under new cursors',
      [
        list([workRecord(1)], { count: 5, next_cursor: 'b' }),
        list([workRecord(1)], { count: 5, next_cursor: 'c' }),
      ],
      'a page a second time',
    ],
    ['results that are no list', [list({ id: 1 })], 'without a list of results'],
    ['no count', [{ body: { results: [] } }], 'without a count'],
    ['groups', [{ body: { meta: { count: 1 }, results: [], group_by: [{ key: 'x' }] } }], 'groups'],
    ['a bare list', [{ body: [workRecord(1)] }], 'without a list of results'],
    [
      'a redirect',
      [{ status: 301, headers: { Location: 'https://elsewhere.example/works' } }],
      'no list for this filter',
    ],
    ['a 404', [{ status: 404, body: '<html>' }], 'no list for this filter'],
  ])('stop at %s', async (_name, replies, message) => {
    server.script(/works/, ...replies);
    await expect(idsOf()).rejects.toThrow(message);
    expect(server.asked).toHaveLength(replies.length);
  });

  it('stop when there are far more records than counted', async () => {
    const page = (at: number) =>
      list(
        Array.from({ length: 600 }, (_, index) => ({ id: id('W', at * 600 + index) })),
        { count: 1, next_cursor: `c${at}` },
      );
    server.script(/works/, page(1), page(2), page(3));
    await expect(idsOf()).rejects.toThrow('far more records');
  });
});

describe('tries again', () => {
  it.each<[string, Parameters<OpenAlexServer['script']>[1]]>([
    ['500', { status: 500, body: '<html>' }],
    ['503', { status: 503 }],
    ['403, documented as "slow down"', { status: 403, body: { error: 'x' } }],
    ['a dropped connection', 'drop'],
    ['a truncated answer', 'truncate'],
    ['no answer in time', 'hang'],
    ['HTML with 200', { body: '<html><body>maintenance</body></html>' }],
    ['an empty body', { body: '' }],
  ])('after %s', async (_name, reply) => {
    server.script(/works/, reply);
    expect(await idsOf()).toHaveLength(5);
    expect(clock.waits).toEqual([1250]);
  });

  it('with longer and longer pauses, and not for ever', async () => {
    server.script(/works/, ...Array.from({ length: 20 }, () => ({ status: 502, body: '<html>' })));
    await expect(idsOf()).rejects.toThrow('OpenAlex gave no usable answer in 6 tries (HTTP 502)');
    expect(clock.waits).toEqual([1250, 2500, 5000, 10_000, 20_000]);
  });

  it('says what is wrong with the connection', async () => {
    await server.stop();
    await expect(idsOf()).rejects.toMatchObject({
      kind: 'silent',
      status: null,
      message: expect.stringContaining('ECONNREFUSED'),
    });
    server = await new OpenAlexServer().start();
  });

  it.each([
    ['seconds', '7', 7000],
    ['an HTTP date', 'Mon, 30 Nov 2026 10:00:09 GMT', 9000],
    ['zero', '0', 1250],
    ['a date gone by', 'Mon, 30 Nov 2026 09:00:00 GMT', 1250],
    ['nonsense', 'soon', 1250],
    ['a negative number', '-5', 1250],
  ])('429 after as long as Retry-After says: %s', async (_name, value, wait) => {
    server.script(/works/, {
      status: 429,
      headers: { 'Retry-After': value },
      body: { error: 'Rate limit exceeded', message: 'Please slow down.' },
    });
    expect(await idsOf()).toHaveLength(5);
    expect(clock.waits).toEqual([wait]);
  });

  it('503 after Retry-After, but never longer than two minutes', async () => {
    server.script(/works/, { status: 503, headers: { 'Retry-After': '86400' } });
    expect(await idsOf()).toHaveLength(5);
    expect(clock.waits).toEqual([120_000]);
  });
});

describe('a spent budget', () => {
  it('is told from "slower" and ends at once, with the time of its renewal', async () => {
    server.script(/works/, SPENT);
    await expect(idsOf()).rejects.toMatchObject({
      kind: 'spent',
      message: 'The daily budget of the OpenAlex API is spent until 2026-12-01 00:52 UTC',
    });
    expect(clock.waits).toEqual([]);
  });

  it('is told by message, by a long wait or by credits', () => {
    const now = clock.now();
    const midnight = Date.parse('2026-12-01T00:00:00Z');
    const of = (headers: Record<string, string>, message = '') =>
      budgetRenewal(new Headers(headers), message, now);
    expect(of({}, 'Insufficient budget. Resets at midnight UTC.')).toBe(midnight);
    expect(of({ 'x-ratelimit-reset': '600' }, 'Insufficient budget.')).toBe(now + 600_000);
    expect(of({ 'retry-after': '3600' })).toBe(now + 3_600_000);
    expect(of({ 'retry-after': 'Tue, 01 Dec 2026 00:00:00 GMT' })).toBe(midnight);
    expect(of({ 'x-ratelimit-remaining': '3', 'x-ratelimit-credits-required': '10' })).toBe(midnight);
    expect(
      of(
        { 'retry-after': '1', 'x-ratelimit-remaining': '0' },
        'Rate limit exceeded: 100 requests per second. Please slow down.',
      ),
    ).toBeNull();
    expect(of({ 'x-ratelimit-remaining': '30', 'x-ratelimit-credits-required': '10' })).toBeNull();
    expect(of({})).toBeNull();
    expect(retryAfter('1.5', now)).toBe(1500);
  });
});

describe('refusals', () => {
  it('carry the message of OpenAlex, without the key it repeats', async () => {
    const asking = client.get('/works', { filter: 'author_name:x' });
    await expect(asking).rejects.toThrow(
      'OpenAlex refuses the request (HTTP 400): author_name:x is no filter',
    );
    const message = await asking.catch((error: Error) => error.message);
    expect(message).not.toContain(KEY);
    expect(message).not.toContain(encodeURIComponent(KEY));
  });

  it('of a key or for want of one say what to do; a plan to buy is no budget', async () => {
    server.key = 'another';
    await expect(idsOf()).rejects.toThrow('does not accept the key in OPENALEX_API_KEY');
    client = new ApiClient({ ...client.settings, key: null }, clock);
    await expect(idsOf()).rejects.toThrow('set OPENALEX_API_KEY');
    server.script(/works/, {
      status: 429,
      body: { error: 'Plan upgrade required', message: 'from_updated_date needs a plan' },
    });
    await expect(idsOf()).rejects.toMatchObject({ kind: 'refused' });
    expect(clock.waits).toEqual([]);
  });
});

describe('single records', () => {
  const single = (asked: string) => fetchSingle(client, 'A', asked);

  it('come as they are, or are missing', async () => {
    expect(await single('A1')).toMatchObject({ kind: 'record', id: 1, isMoved: false });
    expect(await single('A77')).toEqual({ kind: 'missing' });
  });

  it('are followed when they were merged, more than once, by the id in the body', async () => {
    server.merged = { A5: 'A4', A4: 'A2' };
    expect(await single('A5')).toMatchObject({ kind: 'record', id: 2, isMoved: true });
    server.script(/A6/, { status: 301, headers: { Location: 'https://api.openalex.org/authors/A7?x=1' } });
    server.script(/A7/, { body: authorRecord(8) });
    expect(await single('A6')).toMatchObject({ kind: 'record', id: 8, isMoved: true });
  });

  it('are not looked for elsewhere, nor in circles', async () => {
    server.merged = { A5: 'A4', A4: 'A5' };
    expect(await single('A5')).toEqual({ kind: 'fault', reason: 'redirects that do not end' });
    server.script(/A6/, { status: 301, headers: { Location: 'https://elsewhere.example/login' } });
    expect(await single('A6')).toEqual({ kind: 'fault', reason: 'redirect to no record' });
    server.script(/A6/, { status: 301 });
    expect(await single('A6')).toEqual({ kind: 'fault', reason: 'redirect to no record' });
  });

  it('are no record under an id that was not asked for, or as a stand-in', async () => {
    server.script(
      /A1/,
      { body: authorRecord(2) },
      { body: { message: 'hello' } },
      { body: [] },
      { body: authorRecord(5317838346) },
    );
    expect(await single('A1')).toEqual({
      kind: 'fault',
      reason: 'answer of another id (A2) without a redirect',
    });
    expect(await single('A1')).toEqual({ kind: 'fault', reason: 'answer without an id' });
    expect(await single('A1')).toEqual({ kind: 'fault', reason: 'answer without an id' });
    expect(await single('A1')).toEqual({ kind: 'stand-in' });
    server.merged = { A5: 'A5317838346' };
    expect(await single('A5')).toEqual({ kind: 'stand-in' });
  });
});

describe('cut bylines', () => {
  const big = (number: number, authors = 150) =>
    workRecord(number, { authors: Array.from({ length: authors }, (_, index) => index + 1) });
  const cut = (number: number, flag = true) => {
    const record = big(number, 100);
    return flag ? { ...record, is_authors_truncated: true } : record;
  };
  async function complete(records: unknown[]) {
    const bylines = new WholeBylines(client);
    const out: { authors: number; isCut: boolean; movedFrom: number | null }[] = [];
    for await (const { record, movedFrom } of bylines.of(records)) {
      const { authorships, is_authors_truncated } = record as {
        authorships: unknown[];
        is_authors_truncated?: boolean;
      };
      out.push({ authors: authorships.length, isCut: is_authors_truncated === true, movedFrom });
    }
    return { out, bylines };
  }

  it('are fetched singly, flag or not, in the order of the page', async () => {
    server.works = [big(11), big(12, 100), big(13)];
    const { out, bylines } = await complete([workRecord(1), cut(11), workRecord(2), cut(12, false), cut(13)]);
    expect(out.map(({ authors }) => authors)).toEqual([1, 150, 1, 100, 150]);
    expect(out.some(({ isCut }) => isCut)).toBe(false);
    expect(bylines.cut).toBe(0);
  });

  it.each<[string, Parameters<OpenAlexServer['script']>[1]]>([
    ['missing', { status: 404, body: '<html>' }],
    ['shorter than the list', { body: big(11, 20) }],
    ['of another work', { body: big(12) }],
    ['partial', { body: { id: id('W', 11), authorships: [] } }],
  ])('stay cut and are counted when the single record is %s', async (_name, reply) => {
    server.script(/W11/, reply);
    const { out, bylines } = await complete([cut(11, false)]);
    expect(out).toEqual([{ authors: 100, isCut: true, movedFrom: null }]);
    expect(bylines.cut).toBe(1);
  });

  it('are tried again, and given up when the API fails again and again', async () => {
    server.script(/W\d/, ...Array.from({ length: 200 }, () => ({ status: 500 })));
    const { out, bylines } = await complete(Array.from({ length: 20 }, (_, index) => cut(index + 1)));
    expect(out).toHaveLength(20);
    expect(bylines.cut).toBe(20);
    expect(server.asked.length).toBeLessThanOrEqual(6 * 7);
  });

  it('name the work that they were merged into', async () => {
    server.works = [big(15)];
    server.merged = { W11: 'W15' };
    expect((await complete([cut(11)])).out).toEqual([{ authors: 150, isCut: false, movedFrom: 11 }]);
  });

  it('are left when the budget is spent', async () => {
    server.script(/W11/, SPENT);
    const { out, bylines } = await complete([cut(11), workRecord(1)]);
    expect(out.map(({ isCut }) => isCut)).toEqual([true, false]);
    expect(bylines.spent?.kind).toBe('spent');
  });
});

describe('the command line', () => {
  const parse = (...args: string[]) => parseOptions(['openalex', ...args], '2026-11-30');

  it('takes several authors, ORCID iDs and filters, each once', () => {
    const { api } = parse(
      '--author',
      'A5',
      '--author',
      'https://openalex.org/a5',
      '--orcid',
      'https://orcid.org/0000-0002-1825-0097',
      '--api',
      FILTER,
    );
    expect(api).toEqual([
      { kind: 'author', id: 5 },
      { kind: 'orcid', orcid: '0000-0002-1825-0097' },
      { kind: 'filter', filter: FILTER },
    ]);
  });

  it('refuses what is none, and what could hold a key', () => {
    expect(() => parse('--author', 'W5')).toThrow('--author takes');
    expect(() => parse('--author', 'A5317838346')).toThrow('stand-in');
    expect(() => parse('--orcid', '0000-0002-1825-0098')).toThrow('check digit');
    expect(() => parse('folder', '--author', 'A5')).toThrow('without files');
    expect(() => parseOptions(['summaries', 'x', '--author', 'A5'], '2026-11-30')).toThrow(
      'go with openalex',
    );
    for (const filter of [
      `https://api.openalex.org/works?filter=${FILTER}`,
      `${FILTER}&api_key=secret`,
      '',
      'words',
    ])
      expect(() => parseTargets([], [], [filter])).toThrow('--api takes a filter');
    for (const filter of ['institutions.id:I1|I2,type:!article', 'title.search:R&D in "what next?"'])
      expect(parseTargets([], [], [filter])).toEqual([{ kind: 'filter', filter }]);
  });
});
