import {
  type AuthorListState,
  type AuthorSort,
  authorListState,
  authorState,
  type CitedByState,
  type CoAuthorSort,
  type CoAuthorState,
  citedByState,
  coAuthorState,
  type PlaceIndex,
  type PlaceListState,
  placeListState,
  type SearchState,
  searchState,
  type View,
  type WorkListState,
  type WorkSort,
  workListState,
  workSort,
} from '../list-state';
import type { ListRef } from '../queries/list-page';
import type { Form } from './address';

/*
 * Where pages lie inside, behind the proxy: `/at/{page}/{key}`. A key holds all that a page is made of: the hash of its
 * data, and for an author or a work the id. It is one segment because Next spends time on each segment of each request.
 */

/** The key of the one page a build makes of each kind; it needs no database and shows nothing. */
export const NO_KEY = 'none';

/** HTML lies at the key itself, the other formats and the picture beside it. */
function inside(page: string, key: string, form: Form, query = ''): string {
  const beside = form === 'html' ? '' : form === 'picture' ? '/opengraph' : `/as/${form}`;
  return `/at/${page}/${key}${beside}${query}`;
}

export const insidePaths = {
  home: (hash: string, form: Form) => inside('home', hash, form),
  about: (hash: string, form: Form) => inside('about', hash, form),
  search: (state: SearchState, form: Form) =>
    `/at/search${form === 'html' ? '' : `/as/${form}`}${searchState.write(state)}`,
  author: (author: AuthorKey, form: Form, view: View) =>
    inside(
      'authors',
      `${author.hash}.${author.id}.${author.sort}`,
      form,
      form === 'html' || form === 'picture' ? '' : authorState.write({ view }),
    ),
  /** A list that is kept. */
  list: ({ hash, sort, page, ...ref }: ListKey) =>
    inside('lists', [hash, listRefText(ref), sort, page].join('.'), 'html'),
  /** A list that is made for one request, and every list in another format; a route handler sees the query as it was asked. */
  freshList: (ref: ListRef, state: WorkListState, form: Form) => {
    if (form !== 'html') return inside('lists', listRefText(ref), form, workListState.write(state));
    const query = new URLSearchParams(workListState.write(state));
    query.set('list', listRefText(ref));
    return `/at/lists?${query}`;
  },
  coAuthors: ({ hash, id, sort, page }: CoAuthorsKey) =>
    inside('co-authors', [hash, id, sort, page].join('.'), 'html'),
  freshCoAuthors: (id: number, state: CoAuthorState, form: Form) => {
    if (form !== 'html') return inside('co-authors', String(id), form, coAuthorState.write(state));
    const query = new URLSearchParams(coAuthorState.write(state));
    query.set('author', String(id));
    return `/at/co-authors?${query}`;
  },
  /** Authors of the library, kept. */
  authors: ({ hash, sort, page }: AuthorListKey) => inside('browse', [hash, sort, page].join('.'), 'html'),
  /** Authors of the library, made for one request, or in another format. */
  freshAuthors: (state: AuthorListState, form: Form) =>
    form === 'html'
      ? `/at/browse${authorListState.write(state)}`
      : inside('browse', 'authors', form, authorListState.write(state)),
  places: ({ hash, index, sort, kind, page }: PlaceListKey) =>
    inside('places', [hash, index, sort, kind ?? '', page].join('.'), 'html'),
  freshPlaces: (index: PlaceIndex, state: PlaceListState, form: Form) => {
    if (form !== 'html') return inside('places', index, form, placeListState.write(state));
    const query = new URLSearchParams(placeListState.write(state));
    query.set('index', index);
    return `/at/places?${query}`;
  },
  changes: ({ hash, id, page }: ChangesKey, form: Form) => inside('changes', `${hash}.${id}.${page}`, form),
  /** The whole byline of a work. */
  byline: ({ hash, id, page }: BylineKey, form: Form) => inside('bylines', [hash, id, page].join('.'), form),
  /** An author's citing works that are kept, and those that are made for one request. */
  citedBy: ({ hash, id, sort, page }: CitedByKey) =>
    inside('cited-by', [hash, id, sort, page].join('.'), 'html'),
  freshCitedBy: (id: number, state: CitedByState, form: Form) => {
    if (form !== 'html') return inside('cited-by', String(id), form, citedByState.write(state));
    const query = new URLSearchParams(citedByState.write(state));
    query.set('author', String(id));
    return `/at/cited-by?${query}`;
  },
  work: (work: WorkKey, form: Form) => inside('works', `${work.hash}.${work.id}`, form),
};

export type AuthorKey = { hash: string; id: number; sort: WorkSort };
export type WorkKey = { hash: string; id: number };
export type AuthorListKey = { hash: string; sort: AuthorSort; page: number };
export type ChangesKey = { hash: string; id: number; page: number };
export type BylineKey = { hash: string; id: number; page: number };
export type CitedByKey = { hash: string; id: number; sort: WorkSort; page: number };
export type ListKey = ListRef & { hash: string; sort: WorkSort; page: number };

/** Reads a key; null for the placeholder of the build. */
export function parseListKey(key: string): ListKey | null {
  const [hash = '', of, id, sort = '', page] = key.split('.');
  return key === NO_KEY
    ? null
    : { ...parseListRef(`${of}.${id}`), hash, sort: workSort(sort), page: Number(page) };
}

export type PlaceListKey = Pick<PlaceListState, 'sort' | 'kind' | 'page'> & {
  hash: string;
  index: PlaceIndex;
};

/** Reads a key; null for the placeholder of the build. */
export function parsePlaceListKey(key: string): PlaceListKey | null {
  const [hash = '', index = '', sort = '', kind = '', page = ''] = key.split('.');
  if (key === NO_KEY) return null;
  const state = placeListState.parse(new URLSearchParams({ sort, kind, page }));
  return { hash, index: index as PlaceIndex, sort: state.sort, kind: state.kind, page: state.page };
}

export type CoAuthorsKey = { hash: string; id: number; sort: CoAuthorSort; page: number };

/** Reads a key; null for the placeholder of the build. */
export function parseCoAuthorsKey(key: string): CoAuthorsKey | null {
  const [hash = '', id, sort = '', page = ''] = key.split('.');
  const state = coAuthorState.parse(new URLSearchParams({ sort, page }));
  return key === NO_KEY ? null : { hash, id: Number(id), sort: state.sort, page: state.page };
}

/** Reads a key; null for the placeholder of the build. */
export function parseAuthorListKey(key: string): AuthorListKey | null {
  const [hash = '', sort = '', page = ''] = key.split('.');
  const state = authorListState.parse(new URLSearchParams({ sort, page }));
  return key === NO_KEY ? null : { hash, sort: state.sort, page: state.page };
}

/** The name of a list: `author.123`, and of an edition `venue.5-2020`. */
function listRefText({ of, id, year }: ListRef): string {
  return year === undefined ? `${of}.${id}` : `${of}.${id}-${year}`;
}

/** Reads the name of a list. */
export function parseListRef(text: string): ListRef {
  const [of = '', numbers = ''] = text.split('.');
  const [id, year] = numbers.split('-');
  return { of: of as ListRef['of'], id: Number(id), ...(year && { year: Number(year) }) };
}

/** Reads a key; null for the placeholder of the build. */
export function parseAuthorKey(key: string): AuthorKey | null {
  const [hash = '', id, sort = ''] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id), sort: workSort(sort) };
}

/** Reads a key; null for the placeholder of the build. */
export function parseWorkKey(key: string): WorkKey | null {
  const [hash = '', id] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id) };
}

/** Reads a key; null for the placeholder of the build. */
export function parseChangesKey(key: string): ChangesKey | null {
  const [hash = '', id, page] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id), page: Number(page) };
}

/** Reads a key; null for the placeholder of the build. */
export function parseBylineKey(key: string): BylineKey | null {
  const [hash = '', id, page] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id), page: Number(page) };
}

/** Reads a key; null for the placeholder of the build. */
export function parseCitedByKey(key: string): CitedByKey | null {
  const [hash = '', id, sort = '', page] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id), sort: workSort(sort), page: Number(page) };
}
