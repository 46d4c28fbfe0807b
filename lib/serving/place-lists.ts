import { type PlaceIndex, type PlaceListState, placeListState } from '../list-state';
import { getPlaceList } from '../queries/places/index-list';
import type { PlaceListPage } from '../view-models/place-list';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages of an order that are kept: whoever reads on is alone. */
const KEPT_PAGES = 3;

/** Whether a page is one that many ask for: an order's first pages, of a kind or all, without another filter. */
export function isKeptPlaceList(state: PlaceListState): boolean {
  const { sort, kind, page } = state;
  return page <= KEPT_PAGES && placeListState.write(state) === placeListState.write({ sort, kind, page });
}

/** An index and the hash of its data; what is not kept is read under a bound on how many at once. */
export function readPlaceList(
  version: number,
  index: PlaceIndex,
  state: PlaceListState,
): Promise<Read<PlaceListPage> | null> {
  const key = `${version} ${index} ${placeListState.write(state)}`;
  const get = () => getPlaceList(index, state);
  return isKeptPlaceList(state) ? once(key, get) : fresh(key, async () => read(await get()));
}
