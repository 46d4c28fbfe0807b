import {
  authorState,
  type CitedByState,
  citedByState,
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
  list: ({ hash, of, id, sort, page }: ListKey) =>
    inside('lists', [hash, of, id, sort, page].join('.'), 'html'),
  /** A list that is made for one request, and every list in another format; a route handler sees the query as it was asked. */
  freshList: ({ of, id }: ListRef, state: WorkListState, form: Form) => {
    if (form !== 'html') return inside('lists', `${of}.${id}`, form, workListState.write(state));
    const query = new URLSearchParams(workListState.write(state));
    query.set('list', `${of}.${id}`);
    return `/at/lists?${query}`;
  },
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
export type CitedByKey = { hash: string; id: number; sort: WorkSort; page: number };
export type ListKey = ListRef & { hash: string; sort: WorkSort; page: number };

/** Reads a key; null for the placeholder of the build. */
export function parseListKey(key: string): ListKey | null {
  const [hash = '', of = '', id, sort = '', page] = key.split('.');
  return key === NO_KEY
    ? null
    : { hash, of: of as ListRef['of'], id: Number(id), sort: workSort(sort), page: Number(page) };
}

/** Reads the name of a list: `author.123`. */
export function parseListRef(text: string): ListRef {
  const [of = '', id] = text.split('.');
  return { of: of as ListRef['of'], id: Number(id) };
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
export function parseCitedByKey(key: string): CitedByKey | null {
  const [hash = '', id, sort = '', page] = key.split('.');
  return key === NO_KEY ? null : { hash, id: Number(id), sort: workSort(sort), page: Number(page) };
}
