import { LRUCache } from 'lru-cache';
import { processWide } from './process-wide';
import { ANSWER_MS, within } from './within';

/** More at once would only wait for each other; whoever comes then is asked to come again. */
const MOST_AT_ONCE = 16;
/** Long enough for the page to take what the proxy has just read, too short to grow old. */
const HANDOVER_MS = 2_000;

const running = processWide('fresh-reads', () => ({ count: 0 }));
const handover = processWide(
  'handover',
  () => new LRUCache<string, Promise<unknown>>({ max: 64, ttl: HANDOVER_MS }),
);

async function bounded<T>(read: () => Promise<T>): Promise<T> {
  if (running.count >= MOST_AT_ONCE) throw new Error('too many reads at once');
  running.count += 1;
  try {
    return await within(ANSWER_MS, read());
  } finally {
    running.count -= 1;
  }
}

/**
 * What is read anew for each request, because anybody can ask for endlessly many: bounded, and in no cache. The proxy
 * asks first, so that what fails has a status, and the page right after it.
 */
export function fresh<T>(key: string, read: () => Promise<T>): Promise<T> {
  const before = handover.get(key) as Promise<T> | undefined;
  if (before) return before;
  const result = bounded(read);
  handover.set(key, result);
  // Its time begins when it is there: what was slow to read must not be read twice.
  result.then(
    () => handover.set(key, result),
    () => handover.delete(key),
  );
  return result;
}
