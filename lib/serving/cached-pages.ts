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
import { readAuthorList } from './author-lists';
import { readWorkAuthors } from './bylines';
import { readCitedBy } from './cited-by';
import { readCoAuthors } from './co-authors';
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
import { readList } from './lists';
import { readPlaceList } from './place-lists';
import { readAuthorChanges, readAuthorPage, readLibrary, readWorkPage } from './reads';

/*
 * What pages render from. The hash is part of the key; the data are those of the present version, which the proxy has
 * just read. If a load came between, they are newer than the hash, and the entry must not live for long under it.
 */

export async function cachedAuthorPage({ hash, id, sort }: AuthorKey): Promise<AuthorPage | null> {
  'use cache';
  const read = await readAuthorPage(await libraryVersion(), id, sort);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedAuthorChanges({ hash, id, page }: ChangesKey): Promise<AuthorChanges | null> {
  'use cache';
  const read = await readAuthorChanges(await libraryVersion(), id, page);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedWorkPage({ hash, id }: WorkKey): Promise<WorkPage | null> {
  'use cache';
  const read = await readWorkPage(await libraryVersion(), id);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedList({ hash, sort, page, ...ref }: ListKey): Promise<ListPage | null> {
  'use cache';
  const state = { ...workListState.parse(new URLSearchParams()), sort, page };
  const read = await readList(await libraryVersion(), ref, state);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedPlaceList({
  hash,
  index,
  ...asked
}: PlaceListKey): Promise<PlaceListPage | null> {
  'use cache';
  const state = { ...placeListState.parse(new URLSearchParams()), ...asked };
  const read = await readPlaceList(await libraryVersion(), index, state);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedCoAuthors({ hash, id, sort, page }: CoAuthorsKey): Promise<CoAuthorsPage | null> {
  'use cache';
  const state = { ...coAuthorState.parse(new URLSearchParams()), sort, page };
  const read = await readCoAuthors(await libraryVersion(), id, state);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedAuthorList({ hash, sort, page }: AuthorListKey): Promise<AuthorListPage | null> {
  'use cache';
  const state = { ...authorListState.parse(new URLSearchParams()), sort, page };
  const read = await readAuthorList(await libraryVersion(), state);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedWorkAuthors({ hash, id, page }: BylineKey): Promise<WorkAuthorsPage | null> {
  'use cache';
  const read = await readWorkAuthors(await libraryVersion(), id, page);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedCitedBy({ hash, id, sort, page }: CitedByKey): Promise<CitedByPage | null> {
  'use cache';
  const state = { ...citedByState.parse(new URLSearchParams()), sort, page };
  const read = await readCitedBy(await libraryVersion(), id, state);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedLibrary(hash: string): Promise<Library | null> {
  'use cache';
  const read = await readLibrary(await libraryVersion());
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}
