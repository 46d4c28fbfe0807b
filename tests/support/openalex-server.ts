import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Clock } from '#/ingest/openalex/api/clock';

type Json = Record<string, unknown>;
export type Asked = { path: string; query: URLSearchParams; headers: IncomingMessage['headers'] };

/** An answer of a script: `body` as JSON or, a string, as it is; or what happens to the connection instead. */
export type ScriptedReply =
  | { status?: number; headers?: Record<string, string>; body?: unknown }
  | 'drop'
  | 'hang'
  | 'truncate';

const HTML_404 = '<!doctype html><html><title>404 Not Found</title><h1>Not Found</h1></html>';

export const id = (letter: string, number: number) => `https://openalex.org/${letter}${number}`;
const last = (value: unknown) => String(value).split('/').pop() ?? '';

/** The body of an answer 429 when the day's budget is spent, as seen in 2026. */
export const SPENT: ScriptedReply = {
  status: 429,
  headers: { 'Retry-After': '53578', 'X-RateLimit-Remaining': '0', 'X-RateLimit-Credits-Required': '1' },
  body: {
    error: 'Rate limit exceeded',
    message:
      'Insufficient budget. This request costs $0.0001 but you only have $0 remaining. Resets at midnight UTC.',
    retryAfter: 53578,
  },
};

/** An author record as OpenAlex gives it, as far as it is read. */
export function authorRecord(number: number, over: Json = {}): Json {
  return {
    id: id('A', number),
    orcid: null,
    display_name: `Person ${number}`,
    display_name_alternatives: [],
    works_count: 1,
    cited_by_count: 0,
    summary_stats: { h_index: 0, i10_index: 0 },
    affiliations: [],
    updated_date: '2026-01-01T00:00:00',
    ...over,
  };
}

/** A clock that no test waits for: sleeping moves it on at once. */
export function fakeClock(start = Date.parse('2026-11-30T10:00:00Z')): Clock & { waits: number[] } {
  let now = start;
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    sleep: async (ms) => {
      waits.push(ms);
      now += ms;
    },
    random: () => 0.5,
  };
}

/**
 * A server on loopback that answers as the OpenAlex API does: cursor pages with an empty last one, bylines cut at 100 in
 * lists, 301 for merged ids, HTML for 404, errors as JSON. `script` puts other answers before the next ones to a path.
 */
export class OpenAlexServer {
  works: Json[] = [];
  authors: Json[] = [];
  merged: Record<string, string> = {};
  key: string | null = null;
  pageSize = 100;
  readonly asked: Asked[] = [];
  #scripts: { path: RegExp; replies: ScriptedReply[] }[] = [];
  readonly #server = createServer((request, response) => this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** The next answers to addresses that match; afterwards it answers as ever. */
  script(path: RegExp, ...replies: ScriptedReply[]): void {
    this.#scripts.push({ path, replies });
  }

  /** How often an address was asked for. */
  count(path: RegExp): number {
    return this.asked.filter((asked) => path.test(`${asked.path}?${asked.query}`)).length;
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '/', this.url);
    this.asked.push({ path: url.pathname, query: url.searchParams, headers: request.headers });
    const script = this.#scripts.find(
      ({ path, replies }) => replies.length > 0 && path.test(url.pathname + url.search),
    );
    const reply = script?.replies.shift() ?? this.#usual(url);
    if (reply === 'hang') return;
    if (reply === 'drop') return void request.socket.destroy();
    if (reply === 'truncate') {
      response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
      response.write('{"meta": {"count": 3}, "results": [{"id": "https://open', () =>
        request.socket.destroy(),
      );
      return;
    }
    const { status = 200, headers = {}, body = {} } = reply;
    response.writeHead(status, headers);
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  #usual(url: URL): Exclude<ScriptedReply, string> {
    if (this.key !== null && url.searchParams.get('api_key') !== this.key)
      return { status: 401, body: { error: 'API key required', message: 'This needs a valid API key.' } };
    const single = /^\/(works|authors)\/(.+)$/.exec(url.pathname);
    if (single)
      return this.#single(
        single[1] === 'works' ? this.works : this.authors,
        `/${single[1]}/`,
        single[2] ?? '',
      );
    return url.pathname === '/works' ? this.#list(url) : { status: 404, body: HTML_404 };
  }

  #single(records: Json[], folder: string, wanted: string): Exclude<ScriptedReply, string> {
    const into = this.merged[wanted];
    if (into) return { status: 301, headers: { Location: `${folder}${into}` }, body: '<p>Redirecting…' };
    const isIt = wanted.startsWith('orcid:')
      ? (record: Json) => last(record.orcid) === wanted.slice(6)
      : (record: Json) => last(record.id) === wanted;
    const record = records.find(isIt);
    return record ? { body: record } : { status: 404, body: HTML_404 };
  }

  // Real servers echo what they were asked; this one the whole address, to see that the key is not repeated.
  #list(url: URL): Exclude<ScriptedReply, string> {
    const filter = url.searchParams.get('filter') ?? '';
    const found = this.works.filter((work) => matches(work, filter));
    if (!/^(?:authorships\.author\.(?:id|orcid)|publication_year):/.test(filter))
      return {
        status: 400,
        body: { error: 'Invalid query parameters error.', message: `${filter} is no filter: ${url}` },
      };
    const cursor = url.searchParams.get('cursor') ?? '*';
    const from = cursor === '*' ? 0 : Number(Buffer.from(cursor, 'base64').toString());
    if (!Number.isInteger(from))
      return {
        status: 400,
        body: { error: 'Invalid query parameters error.', message: 'Cursor is not valid.' },
      };
    const results = found.slice(from, from + this.pageSize).map(cutByline);
    const next = results.length === 0 ? null : Buffer.from(String(from + results.length)).toString('base64');
    const meta = { count: found.length, page: null, per_page: this.pageSize, next_cursor: next };
    return { body: { meta, results, group_by: [] } };
  }
}

function matches(work: Json, filter: string): boolean {
  const value = filter.slice(filter.indexOf(':') + 1);
  if (filter.startsWith('publication_year:')) return String(work.publication_year) === value;
  const authors = (work.authorships as { author: { id: string | null; orcid?: string | null } }[]).map(
    ({ author }) => author,
  );
  return authors.some((author) => last(author.id) === value || last(author.orcid) === value);
}

function cutByline(work: Json): Json {
  const authorships = work.authorships as Json[];
  return authorships.length <= 100
    ? work
    : { ...work, authorships: authorships.slice(0, 100), is_authors_truncated: true };
}
