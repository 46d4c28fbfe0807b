import { NextResponse } from 'next/server';
import {
  authorListState,
  authorState,
  bylineState,
  changesState,
  citedByState,
  coAuthorState,
  DEFAULT_WORK_SORT,
  hasQuery,
  NAMED_FILTERS,
  PLACE_FILTERS,
  type PlaceIndex,
  placeListState,
  searchState,
  workListState,
} from '../list-state';
import type { ListRef } from '../queries/list-page';
import type { Resolution } from '../queries/resolve';
import { ownerPath, pathIn, paths, picturePath } from '../urls';
import type { UnknownValue } from '../view-models/shared';
import type { Action, Form, SimplePage, Sought, Target } from './address';
import { insidePaths } from './inside';
import { libraryVersion } from './library-version';
import { authorLists, bylines, citedByLists, coAuthorLists, placeLists, workLists } from './lists';
import { readAuthorChanges, readAuthorPage, readLibrary, readWorkPage } from './reads';
import { resolve } from './resolutions';
import { search } from './search';
import { statusPage } from './status-pages';

type Open = Extract<Action, { do: 'open' }>;

/** Where a page lies inside; the query it is to be asked with instead; or null if there is nothing to show. */
type Inside = (
  form: Form,
  query: URLSearchParams,
  version: number,
) => Promise<string | { query: string } | null>;
type Place = { path: string; inside: Inside };

const PAGES: Record<SimplePage, Place> = {
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
      const state = searchState.parse(query);
      await search(state.q);
      return insidePaths.search(state, form);
    },
  },
  authors: {
    path: paths.authors(),
    inside: async (form, query, version) => {
      const state = authorListState.parse(query);
      const read = await authorLists.read(version, null, state);
      if (read === null) return null;
      const present = presentNames(PLACE_FILTERS, state, read.page);
      if (present) return { query: authorListState.write(present) };
      return form === 'html' && authorLists.isKept(state)
        ? insidePaths.authors({ hash: read.hash, sort: state.sort, page: state.page })
        : insidePaths.freshAuthors(state, form);
    },
  },
  works: listPlace(paths.works(), { of: 'library', id: 0 }),
  venues: indexPlace('venues'),
  topics: indexPlace('topics'),
  institutions: indexPlace('institutions'),
};

/** An index of venues, subjects or institutions. */
function indexPlace(index: PlaceIndex): Place {
  return {
    path: `/${index}`,
    inside: async (form, query, version) => {
      const state = placeListState.parse(query);
      const read = await placeLists.read(version, index, state);
      if (read === null) return null;
      const { sort, kind, page } = state;
      return form === 'html' && placeLists.isKept(state)
        ? insidePaths.places({ hash: read.hash, index, sort, kind, page })
        : insidePaths.freshPlaces(index, state, form);
    },
  };
}

/**
 * A state with present slugs for ids and past ones, null if it has them; a name of nobody stays in it, so that the page
 * behind the redirect can say so.
 */
function presentNames<Name extends string, State extends Record<Name, string | null>>(
  names: readonly Name[],
  asked: State,
  { state: written, unknown }: { state: State; unknown: UnknownValue[] },
): State | null {
  if (!names.some((name) => written[name] !== null && written[name] !== asked[name])) return null;
  return { ...written, ...Object.fromEntries(unknown.map(({ filter, value }) => [filter, value])) };
}

/** A list of works at an address: names in its query that are ids or past slugs are answered by the present slugs. */
function listPlace(path: string, ref: ListRef): Place {
  return {
    path,
    inside: async (form, query, version) => {
      const state = workListState.parse(query);
      const read = await workLists.read(version, ref, state);
      if (read === null) return null;
      const present = presentNames(NAMED_FILTERS, state, read.page);
      if (present) return { query: workListState.write(present) };
      return form === 'html' && workLists.isKept(state)
        ? insidePaths.list({ ...ref, hash: read.hash, sort: state.sort, page: state.page })
        : insidePaths.freshList(ref, state, form);
    },
  };
}

/** What loads changed of an author; whoever asks for a page behind the last one gets the last. */
function changesPlace(id: number, slug: string): Place {
  return {
    path: paths.authorChanges(slug),
    inside: async (form, query, version) => {
      const read = await readAuthorChanges(version, id, changesState.parse(query).page);
      return read && insidePaths.changes({ hash: read.hash, id, page: read.page.page }, form);
    },
  };
}

function coAuthorsPlace(id: number, slug: string): Place {
  return {
    path: paths.coAuthors(slug),
    inside: async (form, query, version) => {
      const state = coAuthorState.parse(query);
      const read = await coAuthorLists.read(version, id, state);
      if (read === null) return null;
      return form === 'html' && coAuthorLists.isKept(state)
        ? insidePaths.coAuthors({ hash: read.hash, id, sort: state.sort, page: state.page })
        : insidePaths.freshCoAuthors(id, state, form);
    },
  };
}

/** The works that cite an author; one of the author's works in the query is answered by its present slug. */
function citedByPlace(id: number, slug: string): Place {
  return {
    path: paths.citedBy(slug),
    inside: async (form, query, version) => {
      const state = citedByState.parse(query);
      const read = await citedByLists.read(version, id, state);
      if (read === null) return null;
      const { work } = read.page.state;
      if (work !== null && work !== state.work) return { query: citedByState.write({ ...state, work }) };
      return form === 'html' && citedByLists.isKept(state)
        ? insidePaths.citedBy({ id, hash: read.hash, sort: state.sort, page: state.page })
        : insidePaths.freshCitedBy(id, state, form);
    },
  };
}

type Found = Extract<Resolution, { status: 'found' }>;

const SUBJECTS: Record<string, ListRef['of']> = { F: 'field', T: 'topic', C: 'concept' };

/** The page of a venue, an edition of it, a subject or an institution is a list of works with a head. */
function placePage(
  { kind, year }: Extract<Sought, { page: 'place' }>,
  { id, slug, letter = '' }: Pick<Found, 'id' | 'slug' | 'letter'>,
): Place {
  if (kind === 'institution') return listPlace(paths.institution(slug), { of: kind, id });
  if (kind === 'topic') return listPlace(paths.topic(slug), { of: SUBJECTS[letter] ?? 'topic', id });
  return year === null
    ? listPlace(paths.venue(slug), { of: kind, id })
    : listPlace(paths.edition(slug, year), { of: kind, id, year });
}

/** The whole byline of a work; whoever asks for a page behind the last one gets the last. */
function bylinePlace(id: number, slug: string): Place {
  return {
    path: paths.workAuthors(slug),
    inside: async (form, query, version) => {
      const read = await bylines.read(version, id, bylineState.parse(query));
      return read && insidePaths.byline({ hash: read.hash, id, page: read.page.page }, form);
    },
  };
}

/** The address and the inside of what was found. */
function foundPage(target: Sought, { id, slug, letter }: Found): Place {
  if (target.page === 'place') return placePage(target, { id, slug, letter });
  if (target.page === 'author' && target.part === 'works')
    return listPlace(paths.authorWorks(slug), { of: 'author', id });
  if (target.page === 'author' && target.part === 'co-authors') return coAuthorsPlace(id, slug);
  if (target.page === 'author' && target.part === 'changes') return changesPlace(id, slug);
  if (target.page === 'author' && target.part === 'cited-by') return citedByPlace(id, slug);
  if (target.page === 'work' && target.part !== null)
    return target.part === 'authors'
      ? bylinePlace(id, slug)
      : listPlace(ownerPath({ kind: target.part, slug }), { of: target.part, id });
  if (kindOf(target) === 'work') {
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
      const { sort: wished, view } = authorState.parse(query);
      const sort = form === 'picture' ? DEFAULT_WORK_SORT : wished;
      const read = await readAuthorPage(version, id, sort);
      return read && insidePaths.author({ hash: read.hash, id, sort }, form, view);
    },
  };
}

function kindOf(target: Exclude<Sought, { page: 'place' }>): 'author' | 'work' {
  if (target.page !== 'identifier') return target.page;
  return target.kind === 'orcid' || (target.kind === 'openalex' && target.value.startsWith('A'))
    ? 'author'
    : 'work';
}

/** Answers keep nothing in shared caches that a load could make old; browsers ask again with the ETag. */
const ASK_AGAIN = 'public, max-age=0, must-revalidate';

/** Of an address without a suffix, which Accept leads to another format: whoever keeps an answer has to know. */
const BY_ACCEPT = { Vary: 'Accept' };

function redirect(status: 303 | 308, path: string, base: string, headers: Record<string, string>): Response {
  return new Response(null, { status, headers: { Location: new URL(path, base).href, ...headers } });
}

function isSimple(target: Target): target is { page: SimplePage } {
  return target.page in PAGES;
}

async function place(open: Open, version: number): Promise<Place | Resolution> {
  const { target } = open;
  if (isSimple(target)) return PAGES[target.page];
  const resolution = await resolve(version, target);
  return resolution.status === 'found' ? foundPage(target, resolution) : resolution;
}

/** What follows an author's or a work's address in the address of a page below it. */
function tail(target: Target): string {
  if (target.page === 'place') return target.year === null ? '' : `/${target.year}`;
  return (target.page === 'author' || target.page === 'work') && target.part !== null
    ? `/${target.part}`
    : '';
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
      return redirect(308, addressOf(found.path + tail(open.target), form) + given, base, {
        'Cache-Control': ASK_AGAIN,
      });
    return statusPage(found.status === 'gone' ? 410 : 404, form);
  }
  const canonical = addressOf(found.path, form);
  if (canonical !== open.path) return redirect(308, canonical + given, base, { 'Cache-Control': ASK_AGAIN });
  if (preferred) {
    return redirect(303, pathIn(found.path, preferred) + given, base, {
      'Cache-Control': 'no-store',
      ...BY_ACCEPT,
    });
  }
  const headers = { 'Cache-Control': ASK_AGAIN, ...(form === 'html' && BY_ACCEPT) };
  const query = new URLSearchParams(given);
  const inside = await found.inside(form, query, version);
  if (inside === null) return statusPage(404, form);
  if (typeof inside !== 'string') return redirect(308, canonical + inside.query, base, headers);
  return NextResponse.rewrite(new URL(inside, base), {
    headers: { ...headers, ...(hasQuery(query) && { 'X-Robots-Tag': 'noindex' }) },
  });
}
