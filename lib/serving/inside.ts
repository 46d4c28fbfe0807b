import type { Format } from '../formats';
import {
  authorQuery,
  type SearchState,
  searchQuery,
  type View,
  type WorkSort,
  workSort,
} from '../list-state';

/*
 * Where pages lie inside, behind the proxy: `/at/{page}/{key}`. A key holds all that a page is made of: the hash of its
 * data, and for an author or a work the id. It is one segment because Next spends time on each segment of each request.
 */

/** The key of the one page a build makes of each kind; it needs no database and shows nothing. */
export const NO_KEY = 'none';

/** HTML lies at the key itself, the other formats beside it. */
function inside(page: string, key: string, format: Format, query = ''): string {
  return `/at/${page}/${key}${format === 'html' ? '' : `/as/${format}`}${query}`;
}

export const insidePaths = {
  home: (hash: string, format: Format) => inside('home', hash, format),
  about: (hash: string, format: Format) => inside('about', hash, format),
  search: (state: SearchState, format: Format) =>
    `/at/search${format === 'html' ? '' : `/as/${format}`}${searchQuery(state)}`,
  author: (author: AuthorKey, format: Format, view: View) =>
    inside(
      'authors',
      `${author.hash}.${author.id}.${author.sort}`,
      format,
      format === 'html' ? '' : authorQuery({ view }),
    ),
  work: (work: WorkKey, format: Format) => inside('works', `${work.hash}.${work.id}`, format),
};

export type AuthorKey = { hash: string; id: number; sort: WorkSort };
export type WorkKey = { hash: string; id: number };

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
