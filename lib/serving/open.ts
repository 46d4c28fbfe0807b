import { NextResponse } from 'next/server';
import type { Format } from '../formats';
import { hasQuery, parseAuthorState, parseSearchState } from '../list-state';
import type { Resolution } from '../queries/resolve';
import { pathIn, paths } from '../urls';
import type { Action, Sought } from './address';
import { insidePaths } from './inside';
import { libraryVersion } from './library-version';
import { readAuthorPage, readLibrary, readWorkPage } from './reads';
import { resolve } from './resolutions';
import { search } from './search';
import { statusPage } from './status-pages';

type Open = Extract<Action, { do: 'open' }>;

/** Where a page lies inside, or null if there is nothing to show. */
type Inside = (format: Format, query: URLSearchParams, version: number) => Promise<string | null>;

const PAGES: Record<'home' | 'about' | 'search', { path: string; inside: Inside }> = {
  home: {
    path: paths.home(),
    inside: async (format, _query, version) => {
      const read = await readLibrary(version);
      return read && insidePaths.home(read.hash, format);
    },
  },
  about: {
    path: paths.about(),
    inside: async (format, _query, version) => {
      const read = await readLibrary(version);
      return read && insidePaths.about(read.hash, format);
    },
  },
  search: {
    path: paths.search(),
    inside: async (format, query) => {
      const state = parseSearchState(query);
      await search(state.q);
      return insidePaths.search(state, format);
    },
  },
};

/** The address and the inside of what was found: an author's or a work's page. */
function foundPage(
  page: 'author' | 'work',
  { id, slug }: { id: number; slug: string },
): { path: string; inside: Inside } {
  if (page === 'work') {
    return {
      path: paths.work(slug),
      inside: async (format, _query, version) => {
        const read = await readWorkPage(version, id);
        return read && insidePaths.work({ hash: read.hash, id }, format);
      },
    };
  }
  return {
    path: paths.author(slug),
    inside: async (format, query, version) => {
      const { sort, view } = parseAuthorState(query);
      const read = await readAuthorPage(version, id, sort);
      return read && insidePaths.author({ hash: read.hash, id, sort }, format, view);
    },
  };
}

function kindOf(target: Sought): 'author' | 'work' {
  if (target.page !== 'identifier') return target.page;
  return target.kind === 'orcid' || (target.kind === 'openalex' && target.value.startsWith('A'))
    ? 'author'
    : 'work';
}

/** Answers keep nothing in shared caches that a load could make old; browsers ask again with the ETag. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

function redirect(status: 303 | 308, path: string, base: string, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { Location: new URL(path, base).href, ...headers } });
}

async function place(open: Open, version: number): Promise<{ path: string; inside: Inside } | Resolution> {
  const { target } = open;
  if (target.page === 'home' || target.page === 'about' || target.page === 'search')
    return PAGES[target.page];
  const resolution = await resolve(version, target);
  return resolution.status === 'found' ? foundPage(kindOf(target), resolution) : resolution;
}

/** Looks an address up and sends it to its canonical form, to another format, or to the page inside. Rejects if the database is away. */
export async function openAddress(open: Open, base: string): Promise<Response> {
  const { format, preferred, query: given } = open;
  const version = await libraryVersion();
  const found = await place(open, version);
  if ('status' in found) {
    if (found.status === 'moved')
      return redirect(308, pathIn(found.path, format) + given, base, { 'Cache-Control': ASK_AGAIN });
    return statusPage(found.status === 'gone' ? 410 : 404, format);
  }
  const canonical = pathIn(found.path, format);
  if (canonical !== open.path) return redirect(308, canonical + given, base, { 'Cache-Control': ASK_AGAIN });
  if (preferred) {
    return redirect(303, pathIn(found.path, preferred) + given, base, {
      'Cache-Control': 'no-store',
      Vary: 'Accept',
    });
  }
  const query = new URLSearchParams(given);
  const inside = await found.inside(format, query, version);
  if (inside === null) return statusPage(404, format);
  const headers: Record<string, string> = { 'Cache-Control': ASK_AGAIN };
  if (hasQuery(query)) headers['X-Robots-Tag'] = 'noindex';
  return NextResponse.rewrite(new URL(inside, base), { headers });
}
