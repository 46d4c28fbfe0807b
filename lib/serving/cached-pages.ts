import { cacheLife } from 'next/cache';
import { citedByState, workListState } from '../list-state';
import type { AuthorPage } from '../view-models/author-page';
import type { CitedByPage } from '../view-models/cited-by';
import type { Library } from '../view-models/library';
import type { ListPage } from '../view-models/work-list';
import type { WorkPage } from '../view-models/work-page';
import { readCitedBy } from './cited-by';
import type { AuthorKey, CitedByKey, ListKey, WorkKey } from './inside';
import { libraryVersion } from './library-version';
import { readList } from './lists';
import { readAuthorPage, readLibrary, readWorkPage } from './reads';

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

export async function cachedWorkPage({ hash, id }: WorkKey): Promise<WorkPage | null> {
  'use cache';
  const read = await readWorkPage(await libraryVersion(), id);
  if (read?.hash === hash) cacheLife('max');
  else cacheLife('minutes');
  return read?.page ?? null;
}

export async function cachedList({ hash, of, id, sort, page }: ListKey): Promise<ListPage | null> {
  'use cache';
  const state = { ...workListState.parse(new URLSearchParams()), sort, page };
  const read = await readList(await libraryVersion(), { of, id }, state);
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
