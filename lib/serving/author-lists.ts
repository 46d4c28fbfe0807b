import { type AuthorListState, authorListState } from '../list-state';
import { getAuthorList } from '../queries/browse/author-list';
import type { AuthorListPage } from '../view-models/author-list';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages of an order that are kept: whoever reads on is alone. */
const KEPT_PAGES = 3;

/** Whether a page is one that many ask for: an order's first pages, without a filter. */
export function isKeptAuthorList(state: AuthorListState): boolean {
  const { sort, page } = state;
  return page <= KEPT_PAGES && authorListState.write(state) === authorListState.write({ sort, page });
}

/** Authors of the library and the hash of their data; what is not kept is read under a bound on how many at once. */
export function readAuthorList(
  version: number,
  state: AuthorListState,
): Promise<Read<AuthorListPage> | null> {
  const key = `${version} authors ${authorListState.write(state)}`;
  const get = () => getAuthorList(state);
  return isKeptAuthorList(state) ? once(key, get) : fresh(key, async () => read(await get()));
}
