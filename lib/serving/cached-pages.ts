import { cacheLife } from 'next/cache';
import { authorListState, citedByState, coAuthorState, placeListState, workListState } from '../list-state';
import type { AuthorChanges } from '../view-models/author-changes';
import type { AuthorListPage } from '../view-models/author-list';
import type { AuthorPage } from '../view-models/author-page';
import type { CitedByPage } from '../view-models/cited-by';
import type { CoAuthorsPage } from '../view-models/co-authors';
import type { Library } from '../view-models/library';
import type { PlaceListPage } from '../view-models/place-list';
import type { ListPage } from '../view-models/work-list';
import type { WorkAuthorsPage, WorkPage } from '../view-models/work-page';
import type {
  AuthorKey,
  AuthorListKey,
  BylineKey,
  ChangesKey,
  CitedByKey,
  CoAuthorsKey,
  ListKey,
  PlaceListKey,
  WorkKey,
} from './inside';
import { libraryVersion } from './library-version';
import { authorLists, bylines, citedByLists, coAuthorLists, placeLists, workLists } from './lists';
import { type Read, readAuthorChanges, readAuthorPage, readLibrary, readWorkPage } from './reads';

/*
 * What pages render from. The hash is part of the key; the data are those of the present version, which the proxy has
 * just read.
 */

/** If a load came between, the data are newer than the hash, and the entry must not live for long under it. */
async function kept<T>(
  hash: string,
  reading: (version: number) => Promise<Read<T> | null>,
): Promise<T | null> {
  const read = await reading(await libraryVersion());
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedAuthorPage({ hash, id, sort }: AuthorKey): Promise<AuthorPage | null> {
  'use cache';
  return kept(hash, (version) => readAuthorPage(version, id, sort));
}

export async function cachedAuthorChanges({ hash, id, page }: ChangesKey): Promise<AuthorChanges | null> {
  'use cache';
  return kept(hash, (version) => readAuthorChanges(version, id, page));
}

export async function cachedWorkPage({ hash, id }: WorkKey): Promise<WorkPage | null> {
  'use cache';
  return kept(hash, (version) => readWorkPage(version, id));
}

export async function cachedList({ hash, sort, page, ...ref }: ListKey): Promise<ListPage | null> {
  'use cache';
  const state = { ...workListState.parse(new URLSearchParams()), sort, page };
  return kept(hash, (version) => workLists.read(version, ref, state));
}

export async function cachedPlaceList({
  hash,
  index,
  ...asked
}: PlaceListKey): Promise<PlaceListPage | null> {
  'use cache';
  const state = { ...placeListState.parse(new URLSearchParams()), ...asked };
  return kept(hash, (version) => placeLists.read(version, index, state));
}

export async function cachedCoAuthors({ hash, id, sort, page }: CoAuthorsKey): Promise<CoAuthorsPage | null> {
  'use cache';
  const state = { ...coAuthorState.parse(new URLSearchParams()), sort, page };
  return kept(hash, (version) => coAuthorLists.read(version, id, state));
}

export async function cachedAuthorList({ hash, sort, page }: AuthorListKey): Promise<AuthorListPage | null> {
  'use cache';
  const state = { ...authorListState.parse(new URLSearchParams()), sort, page };
  return kept(hash, (version) => authorLists.read(version, null, state));
}

export async function cachedWorkAuthors({ hash, id, page }: BylineKey): Promise<WorkAuthorsPage | null> {
  'use cache';
  return kept(hash, (version) => bylines.read(version, id, { page }));
}

export async function cachedCitedBy({ hash, id, sort, page }: CitedByKey): Promise<CitedByPage | null> {
  'use cache';
  const state = { ...citedByState.parse(new URLSearchParams()), sort, page };
  return kept(hash, (version) => citedByLists.read(version, id, state));
}

export async function cachedLibrary(hash: string): Promise<Library | null> {
  'use cache';
  return kept(hash, (version) => readLibrary(version));
}
