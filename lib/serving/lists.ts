import {
  authorListState,
  bylineState,
  citedByState,
  coAuthorState,
  type ListState,
  placeListState,
  workListState,
} from '../list-state';
import { getAuthorList } from '../queries/browse/author-list';
import { getCitedByPage } from '../queries/cited-by-page';
import { getCoAuthorsPage } from '../queries/co-authors/list';
import { getListPage } from '../queries/list-page';
import { getPlaceList } from '../queries/places/index-list';
import { getWorkAuthors } from '../queries/work/work-authors';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages of an order that are kept: whoever reads on is alone. */
const KEPT_PAGES = 3;

/** How the pages of one kind of list are read. */
export type Lists<Ref, State, Page> = {
  /** Whether a page is one that many ask for: an order's first pages, without a filter. */
  isKept: (state: State) => boolean;
  /** A page and the hash of its data; what is not kept is read under a bound on how many at once. */
  read: (version: number, ref: Ref, state: State) => Promise<Read<Page> | null>;
};

/** `orders` are the keys of a state that leave nothing out. */
function lists<Ref, State extends { page: number }, Page>(
  name: string,
  { write }: ListState<State>,
  orders: readonly (keyof State)[],
  get: (ref: Ref, state: State) => Promise<Page | null>,
): Lists<Ref, State, Page> {
  const isKept = (state: State) => {
    const ordered = Object.fromEntries(orders.map((key) => [key, state[key]])) as Partial<State>;
    return state.page <= KEPT_PAGES && write(state) === write(ordered);
  };
  return {
    isKept,
    read: (version, ref, state) => {
      const key = `${version} ${name} ${JSON.stringify(ref)} ${write(state)}`;
      return isKept(state)
        ? once(key, () => get(ref, state))
        : fresh(key, async () => read(await get(ref, state)));
    },
  };
}

/** Works of somebody or something. */
export const workLists = lists('works', workListState, ['sort', 'page'], getListPage);

/** Authors of the library, of which there is one list. */
export const authorLists = lists('authors', authorListState, ['sort', 'page'], (_: null, state) =>
  getAuthorList(state),
);

/** Indexes of venues, subjects and institutions. */
export const placeLists = lists('places', placeListState, ['sort', 'kind', 'page'], getPlaceList);

/** Co-authors of an author. */
export const coAuthorLists = lists('co-authors', coAuthorState, ['sort', 'page'], getCoAuthorsPage);

/** Works that cite an author. */
export const citedByLists = lists('cited-by', citedByState, ['sort', 'page'], getCitedByPage);

/** The whole byline of a work. */
export const bylines = lists('byline', bylineState, ['page'], (work: number, { page }) =>
  getWorkAuthors(work, page),
);
