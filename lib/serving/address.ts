import { type Format, isTextFormat, type TextFormat } from '../formats';
import type { PlaceKind } from '../queries/resolve-place';
import { PICTURE } from '../urls';
import { preferredFormat } from './accept';

/** Pages below an author's. */
export const AUTHOR_PARTS = ['works', 'co-authors', 'cited-by', 'changes'] as const;
export type AuthorPart = (typeof AUTHOR_PARTS)[number];

/** Pages below a work's. */
export const WORK_PARTS = ['authors', 'cited-by', 'references'] as const;
export type WorkPart = (typeof WORK_PARTS)[number];

export type IdentifierKind = 'orcid' | 'openalex' | 'doi' | 'arxiv';

/** Pages of which there is one: nothing is looked up. */
export type SimplePage = 'home' | (typeof PAGES)[number];

/** What an address names, before anything is looked up. */
export type Target = { page: SimplePage } | Sought;
/** What has to be looked up. */
export type Sought =
  | { page: 'author'; segment: string; part: AuthorPart | null }
  | { page: 'work'; segment: string; part: WorkPart | null }
  | { page: 'place'; kind: PlaceKind; segment: string /** Of an edition. */; year: number | null }
  | { page: 'identifier'; kind: IdentifierKind; value: string };

/** What of a page is asked for: the page in a format, or the picture that others show beside a link to it. */
export type Form = Format | 'picture';

export type Action =
  /** A file or Next's own: nothing of ours to decide. */
  | { do: 'pass' }
  | { do: 'health' }
  | { do: 'refuse'; status: 400 | 404 | 405; format: Format }
  /** `path` and `query` are as given; `preferred` is the format that a bare address was asked for by Accept. */
  | { do: 'open'; target: Target; form: Form; preferred: TextFormat | null; path: string; query: string };

export type Asked = { method: string; url: string; accept: string | null };

const FILES = new Set([
  '/icon.svg',
  '/wordmark.svg',
  '/favicon.ico',
  '/apple-touch-icon.png',
  '/status.css',
  '/robots.txt',
]);
const PAGES = ['about', 'search', 'authors', 'works', 'venues', 'topics', 'institutions'] as const;
/** Longer than any slug: 80 characters, a hyphen and an id. */
const SLUG = /^[a-z0-9-]{1,120}$/;

/** A file name's suffix in any letter case, and what stands before it. */
function splitSuffix(name: string): { stem: string; format: Format } {
  const match = /^(.*)\.([a-z]+)$/is.exec(name);
  const suffix = match?.[2]?.toLowerCase();
  return match && suffix && isTextFormat(suffix)
    ? { stem: match[1] ?? '', format: suffix }
    : { stem: name, format: 'html' };
}

/** Segments of a path, decoded one by one so that an encoded slash does not split; null if an escape is malformed. */
function decodeSegments(path: string): string[] | null {
  try {
    return path
      .split('/')
      .filter((part) => part !== '')
      .map((part) => decodeURIComponent(part));
  } catch {
    return null;
  }
}

function identifier(kind: string, rest: string[]): Target | null {
  const value = rest.join('/').trim();
  const [only = ''] = rest;
  switch (kind) {
    case 'orcid':
      return rest.length === 1 && /^[\dx-]{1,30}$/i.test(only)
        ? { page: 'identifier', kind, value: only.toUpperCase() }
        : null;
    case 'openalex':
      return rest.length === 1 && /^[awistc]\d{1,15}$/i.test(only)
        ? { page: 'identifier', kind, value: only.toUpperCase() }
        : null;
    case 'doi': {
      const doi = value
        .replace(/\/{2,}/g, '/')
        .replace(/^https?:\/(?:dx\.)?doi\.org\//i, '')
        .replace(/[A-Z]/g, (letter) => letter.toLowerCase());
      return /^10\.\d[^\p{C}]{0,500}$/u.test(doi) ? { page: 'identifier', kind, value: doi } : null;
    }
    case 'arxiv': {
      const id = value.toLowerCase().replace(/v\d+$/, '');
      return /^[a-z.-]{0,20}\/?[\d.]{4,12}$/.test(id) ? { page: 'identifier', kind, value: id } : null;
    }
    default:
      return null;
  }
}

const PLACES: Record<string, PlaceKind | undefined> = {
  venues: 'venue',
  topics: 'topic',
  institutions: 'institution',
};

/** `/venues/{slug}`, and below a venue a year. */
function place(kind: PlaceKind, segment: string, [, year, ...more]: string[]): Target | null {
  if (!SLUG.test(segment) || more.length > 0) return null;
  if (year === undefined) return { page: 'place', kind, segment, year: null };
  return kind === 'venue' && /^[12]\d{3}$/.test(year)
    ? { page: 'place', kind, segment, year: Number(year) }
    : null;
}

function target(segments: string[]): Target | null {
  const [first = '', ...rest] = segments;
  const name = first.toLowerCase();
  if (rest.length === 0) {
    if (name === '' || name === 'index') return { page: 'home' };
    const page = PAGES.find((item) => item === name);
    return page ? { page } : null;
  }
  const [segment = ''] = rest;
  if (name === 'authors') {
    const slug = segment.toLowerCase();
    const part = rest[1] === undefined ? null : AUTHOR_PARTS.find((item) => item === rest[1]?.toLowerCase());
    return rest.length <= 2 && part !== undefined && SLUG.test(slug)
      ? { page: 'author', segment: slug, part }
      : null;
  }
  const kind = PLACES[name];
  if (kind) return place(kind, segment.toLowerCase(), rest);
  if (name === 'works') {
    // Only the id is looked up, so text before it that is no slug need not be kept.
    const id = /(?:^|-)(w\d{1,15})$/i.exec(segment)?.[1];
    const part = rest[1] === undefined ? null : WORK_PARTS.find((item) => item === rest[1]?.toLowerCase());
    if (rest.length > 2 || part === undefined || !id) return null;
    return { page: 'work', segment: (SLUG.test(segment.toLowerCase()) ? segment : id).toLowerCase(), part };
  }
  return identifier(name, rest);
}

/** The page whose picture is asked for, null if it is something else or a page that has none. */
function pictured(segments: string[]): Target | null {
  if (segments.at(-1)?.toLowerCase() !== PICTURE) return null;
  const found = target(segments.slice(0, -1));
  const has = (found?.page === 'work' || found?.page === 'author') && found.part === null;
  return has ? found : null;
}

/** Says what to do with a request; pure, and the only place that reads an address. */
export function parseAddress({ method, url, accept }: Asked): Action {
  const { pathname: path, search: query } = new URL(url);
  const segments = decodeSegments(path);
  const { stem, format } = splitSuffix(segments?.at(-1) ?? path);
  if (segments === null) return { do: 'refuse', status: 400, format };
  if (method !== 'GET' && method !== 'HEAD') return { do: 'refuse', status: 405, format };
  if (path.startsWith('/_next/static/') || FILES.has(path)) return { do: 'pass' };
  if (path === '/healthz') return { do: 'health' };
  const picture = pictured(segments);
  if (picture) return { do: 'open', target: picture, form: 'picture', preferred: null, path, query };
  const found = target(segments.length === 0 ? [] : [...segments.slice(0, -1), stem]);
  if (found === null) return { do: 'refuse', status: 404, format };
  return {
    do: 'open',
    target: found,
    form: format,
    preferred: format === 'html' ? preferredFormat(accept) : null,
    path,
    query,
  };
}
