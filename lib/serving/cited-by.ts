import { type CitedByState, citedByState } from '../list-state';
import { getCitedByPage } from '../queries/cited-by-page';
import type { CitedByPage } from '../view-models/cited-by';
import { fresh } from './fresh';
import { KEPT_PAGES } from './lists';
import { once, type Read, read } from './reads';

/** Whether a page is one that many ask for: an order's first pages, without a filter. */
export function isKeptCitedBy(state: CitedByState): boolean {
  const { sort, page } = state;
  return page <= KEPT_PAGES && citedByState.write(state) === citedByState.write({ sort, page });
}

/** The works that cite an author and the hash of the data; what is not kept is read under a bound on how many at once. */
export function readCitedBy(
  version: number,
  id: number,
  state: CitedByState,
): Promise<Read<CitedByPage> | null> {
  const key = `${version} cited-by ${id} ${citedByState.write(state)}`;
  const get = () => getCitedByPage(id, state);
  return isKeptCitedBy(state) ? once(key, get) : fresh(key, async () => read(await get()));
}
