import { NextResponse } from 'next/server';
import { DEFAULT_WORK_SORT, hasQuery, parseAuthorState, parseSearchState } from '../list-state';
import type { Resolution } from '../queries/resolve';
import { pathIn, paths, picturePath } from '../urls';
import type { Action, Form, Sought } from './address';
import { insidePaths } from './inside';
import { libraryVersion } from './library-version';
import { readAuthorPage, readLibrary, readWorkPage } from './reads';
import { resolve } from './resolutions';
import { search } from './search';
import { statusPage } from './status-pages';

type Open = Extract<Action, { do: 'open' }>;

/** Where a page lies inside, or null if there is nothing to show. */
type Inside = (form: Form, query: URLSearchParams, version: number) => Promise<string | null>;
type Place = { path: string; inside: Inside };

const PAGES: Record<'home' | 'about' | 'search', Place> = {
  home: {
    path: paths.home(),
    inside: async (form, _query, version) => {
      const read = await readLibrary(version);
      return read && insidePaths.home(read.hash, form);
    },
  },
  about: {
    path: paths.about(),
    inside: async (form, _query, version) => {
      const read = await readLibrary(version);
      return read && insidePaths.about(read.hash, form);
    },
  },
  search: {
    path: paths.search(),
    inside: async (form, query) => {
      const state = parseSearchState(query);
      await search(state.q);
      return insidePaths.search(state, form);
    },
  },
};

/** The address and the inside of what was found: an author's or a work's page. */
function foundPage(page: 'author' | 'work', { id, slug }: { id: number; slug: string }): Place {
  if (page === 'work') {
    return {
      path: paths.work(slug),
      inside: async (form, _query, version) => {
        const read = await readWorkPage(version, id);
        return read && insidePaths.work({ hash: read.hash, id }, form);
      },
    };
  }
  return {
    path: paths.author(slug),
    inside: async (form, query, version) => {
      const { sort: wished, view } = parseAuthorState(query);
      const sort = form === 'picture' ? DEFAULT_WORK_SORT : wished;
      const read = await readAuthorPage(version, id, sort);
      return read && insidePaths.author({ hash: read.hash, id, sort }, form, view);
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

async function place(open: Open, version: number): Promise<Place | Resolution> {
  const { target } = open;
  if (target.page === 'home' || target.page === 'about' || target.page === 'search')
    return PAGES[target.page];
  const resolution = await resolve(version, target);
  return resolution.status === 'found' ? foundPage(kindOf(target), resolution) : resolution;
}

function addressOf(path: string, form: Form): string {
  return form === 'picture' ? picturePath(path) : pathIn(path, form);
}

/** Looks an address up and sends it to its canonical form, to another format, or to the page inside. Rejects if the database is away. */
export async function openAddress(open: Open, base: string): Promise<Response> {
  const { form, preferred, query: given } = open;
  const version = await libraryVersion();
  const found = await place(open, version);
  if ('status' in found) {
    if (found.status === 'moved')
      return redirect(308, addressOf(found.path, form) + given, base, { 'Cache-Control': ASK_AGAIN });
    return statusPage(found.status === 'gone' ? 410 : 404, form);
  }
  const canonical = addressOf(found.path, form);
  if (canonical !== open.path) return redirect(308, canonical + given, base, { 'Cache-Control': ASK_AGAIN });
  if (preferred) {
    return redirect(303, pathIn(found.path, preferred) + given, base, {
      'Cache-Control': 'no-store',
      Vary: 'Accept',
    });
  }
  const query = new URLSearchParams(given);
  const inside = await found.inside(form, query, version);
  if (inside === null) return statusPage(404, form);
  const headers: Record<string, string> = { 'Cache-Control': ASK_AGAIN };
  if (hasQuery(query)) headers['X-Robots-Tag'] = 'noindex';
  return NextResponse.rewrite(new URL(inside, base), { headers });
}
