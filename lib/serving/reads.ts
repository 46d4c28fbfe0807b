import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { WorkSort } from '../list-state';
import { getAuthorChanges } from '../queries/author-changes';
import { getAuthorPage } from '../queries/author-page';
import { getLibrary } from '../queries/library';
import { getWorkPage } from '../queries/work-page';
import type { AuthorChanges } from '../view-models/author-changes';
import type { AuthorPage } from '../view-models/author-page';
import type { Library } from '../view-models/library';
import type { WorkPage } from '../view-models/work-page';
import { inTurn } from './in-turn';
import { processWide } from './process-wide';

/**
 * A page's data and the hash of it. The internal address of a page holds the hash, so a page that a load left alone
 * keeps its address, its place in the cache and its bytes.
 */
export type Read<T> = { page: T; hash: string };

const reads = processWide('reads', () => new LRUCache<string, Promise<unknown>>({ max: 400 }));

function hashOf(page: unknown): string {
  return createHash('sha256').update(JSON.stringify(page)).digest('base64url').slice(0, 16);
}

/** Data with their hash; nothing for nothing. */
export function read<T>(page: T | null): Read<T> | null {
  return page === null ? null : { page, hash: hashOf(page) };
}

/** One read for all who ask at once, and for the proxy and the page after each other; failures and misses are not kept. */
export function once<T>(key: string, get: () => Promise<T | null>): Promise<Read<T> | null> {
  const before = reads.get(key) as Promise<Read<T> | null> | undefined;
  if (before) return before;
  const reading = inTurn('kept', get).then(read);
  reads.set(key, reading);
  const forget = () => {
    if (reads.peek(key) === reading) reads.delete(key);
  };
  reading.then((result) => result ?? forget(), forget);
  return reading;
}

export function readAuthorPage(
  version: number,
  id: number,
  sort: WorkSort,
): Promise<Read<AuthorPage> | null> {
  return once(`${version} author ${id} ${sort}`, () => getAuthorPage(id, sort));
}

export function readAuthorChanges(
  version: number,
  id: number,
  page: number,
): Promise<Read<AuthorChanges> | null> {
  return once(`${version} changes ${id} ${page}`, () => getAuthorChanges(id, page));
}

export function readWorkPage(version: number, id: number): Promise<Read<WorkPage> | null> {
  return once(`${version} work ${id}`, () => getWorkPage(id));
}

export function readLibrary(version: number): Promise<Read<Library> | null> {
  return once(`${version} library`, getLibrary);
}
