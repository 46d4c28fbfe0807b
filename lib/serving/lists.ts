import { type WorkListState, workListState } from '../list-state';
import { getListPage, type ListRef } from '../queries/list-page';
import type { ListPage } from '../view-models/work-list';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages of an order that are kept: whoever reads on is alone. */
export const KEPT_PAGES = 3;

/** Whether a page is one that many ask for: an order's first pages, without a filter. */
export function isKept(state: WorkListState): boolean {
  const { sort, page } = state;
  return page <= KEPT_PAGES && workListState.write(state) === workListState.write({ sort, page });
}

/** A list of works and the hash of its data; what is not kept is read under a bound on how many at once. */
export function readList(
  version: number,
  ref: ListRef,
  state: WorkListState,
): Promise<Read<ListPage> | null> {
  const key = `${version} list ${ref.of} ${ref.id} ${ref.year} ${workListState.write(state)}`;
  const get = () => getListPage(ref, state);
  return isKept(state) ? once(key, get) : fresh(key, async () => read(await get()));
}
