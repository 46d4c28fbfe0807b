import { type CoAuthorState, coAuthorState } from '../list-state';
import { getCoAuthorsPage } from '../queries/co-authors/list';
import type { CoAuthorsPage } from '../view-models/co-authors';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages of an order that are kept: whoever reads on is alone. */
const KEPT_PAGES = 3;

/** Whether a page is one that many ask for: an order's first pages, without a filter. */
export function isKeptCoAuthors(state: CoAuthorState): boolean {
  const { sort, page } = state;
  return page <= KEPT_PAGES && coAuthorState.write(state) === coAuthorState.write({ sort, page });
}

/** Co-authors of an author and the hash of their data; what is not kept is read under a bound on how many at once. */
export function readCoAuthors(
  version: number,
  id: number,
  state: CoAuthorState,
): Promise<Read<CoAuthorsPage> | null> {
  const key = `${version} co-authors ${id} ${coAuthorState.write(state)}`;
  const get = () => getCoAuthorsPage(id, state);
  return isKeptCoAuthors(state) ? once(key, get) : fresh(key, async () => read(await get()));
}
