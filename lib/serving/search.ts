import { LRUCache } from 'lru-cache';
import { searchAuthors } from '../queries/search';
import type { SearchResult } from '../view-models/library';
import { processWide } from './process-wide';
import { ANSWER_MS, within } from './within';

/** More at once would only wait for each other; whoever comes then is asked to come again. */
const MOST_AT_ONCE = 16;
/** Long enough for the page to take what the proxy has just read, too short to grow old. */
const HANDOVER_MS = 2_000;

const running = processWide('searches', () => ({ count: 0 }));
const handover = processWide(
  'search-results',
  () => new LRUCache<string, Promise<SearchResult>>({ max: 64, ttl: HANDOVER_MS }),
);

async function find(query: string): Promise<SearchResult> {
  if (running.count >= MOST_AT_ONCE) throw new Error('too many searches at once');
  running.count += 1;
  try {
    return await within(ANSWER_MS, searchAuthors(query));
  } finally {
    running.count -= 1;
  }
}

/** Authors of a name. The proxy asks first, so that a search that fails has a status, and the page right after it. */
export function search(query: string): Promise<SearchResult> {
  if (query === '') return Promise.resolve({ query, total: 0, more: false, authors: [] });
  const before = handover.get(query);
  if (before) return before;
  const result = find(query);
  handover.set(query, result);
  result.catch(() => handover.delete(query));
  return result;
}
