import path from 'node:path';
import { Failure } from './setup/failure';

export type Env = {
  /** null: the embedded server is used */
  databaseUrl: string | null;
  /** absolute */
  dataDir: string;
  demo: boolean;
  port: number;
  /** origin without a trailing slash; every absolute address is made from it */
  siteUrl: string;
  openalexApiKey: string | null;
  /** origin of the OpenAlex API; another one than the real is for tests */
  openalexApiUrl: string;
  authorPageMinWorks: number;
  /** an e-mail address or a web address */
  contact: string | null;
  abstracts: 'full' | 'start' | 'off';
};

type Source = Record<string, string | undefined>;

/**
 * Reads and checks every variable at once. An empty value counts as not set.
 * Throws a Failure that names all that are malformed, so that one look mends them.
 */
export function readEnv(source: Source = process.env): Env {
  const wrong: string[] = [];

  function read<T>(name: string, fallback: T, parse: (text: string) => T | undefined, wanted: string): T {
    const text = source[name]?.trim();
    if (!text) return fallback;
    const value = parse(text);
    if (value === undefined) wrong.push(`${name} must be ${wanted}`);
    return value ?? fallback;
  }

  const port = read('PORT', 3000, parsePort, 'a number from 1 to 65535');
  const env: Env = {
    databaseUrl: read(
      'DATABASE_URL',
      null,
      parseDatabaseUrl,
      'postgresql://user:password@host:port/database',
    ),
    dataDir: path.resolve(/* turbopackIgnore: true */ source.BYLINE_DATA_DIR?.trim() || '.data'),
    demo: read('BYLINE_DEMO', true, (text) => ({ '0': false, '1': true })[text], '0 or 1'),
    port,
    siteUrl: read('SITE_URL', `http://localhost:${port}`, parseOrigin, 'an address like https://example.org'),
    openalexApiKey: read('OPENALEX_API_KEY', null, (text) => match(text, /^\S+$/), 'one word'),
    openalexApiUrl: read(
      'OPENALEX_API_URL',
      'https://api.openalex.org',
      parseApiOrigin,
      'an https origin, or http on this machine',
    ),
    authorPageMinWorks: read('AUTHOR_PAGE_MIN_WORKS', 1, parseCount, 'a whole number from 1'),
    contact: read('CONTACT', null, parseContact, 'an e-mail address or a web address'),
    abstracts: read('ABSTRACTS', 'start', parseAbstracts, 'full, start or off'),
  };
  if (wrong.length > 0) throw new Failure(`The environment is not right: ${wrong.join('; ')}.`);
  return env;
}

let cached: Env | undefined;

/** The environment of this process, checked at the first call. */
export function getEnv(): Env {
  cached ??= readEnv();
  return cached;
}

function match(text: string, pattern: RegExp): string | undefined {
  return pattern.test(text) ? text : undefined;
}

function parsePort(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  return port >= 1 && port <= 65535 ? port : undefined;
}

function parseCount(text: string): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}

function parseUrl(text: string, protocols: string[]): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url && protocols.includes(url.protocol) ? url : undefined;
}

function parseDatabaseUrl(text: string): string | undefined {
  const url = parseUrl(text, ['postgresql:', 'postgres:']);
  return url && url.pathname.length > 1 ? text : undefined;
}

function parseOrigin(text: string): string | undefined {
  const url = parseUrl(text, ['https:', 'http:']);
  if (!url || url.username || url.search || url.hash || url.pathname !== '/') return undefined;
  return url.origin;
}

// The key goes there: never in the clear over a network.
function parseApiOrigin(text: string): string | undefined {
  const origin = parseOrigin(text);
  return origin && /^https:|^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost)(?::|$)/.test(origin)
    ? origin
    : undefined;
}

function parseContact(text: string): string | undefined {
  return parseUrl(text, ['https:', 'http:']) ? text : match(text, /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/);
}

function parseAbstracts(text: string): Env['abstracts'] | undefined {
  return text === 'full' || text === 'start' || text === 'off' ? text : undefined;
}
