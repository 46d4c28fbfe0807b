import { inTurn } from './in-turn';
import { presentVisit } from './visit';

/**
 * What is read anew for each request, because anybody can ask for endlessly many: in its turn, and in no cache. The proxy
 * asks first, so that what fails has a status, and its page is given the same.
 */
export function fresh<T>(key: string, read: () => Promise<T>): Promise<T> {
  const visit = presentVisit();
  const before = visit?.reads.get(key) as Promise<T> | undefined;
  if (before) return before;
  const result = inTurn('fresh', read);
  visit?.reads.set(key, result);
  return result;
}
