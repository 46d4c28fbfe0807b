import { cleanText, cutText } from './text';
import { cleanTitle, plainTitle } from './title';

/** No name is longer; what is goes on as markup. */
const LONGEST_SOURCE = 2000;

/**
 * The name of an author, institution, source, topic, field or concept: cleaned as a title is, without any markup, since
 * names become addresses and words of sentences. Null for what is no text or empty.
 */
export function nameOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  if (!/[<&]/.test(value)) return cutText(cleanText(value));
  return cutText(plainTitle(cleanTitle(value.slice(0, LONGEST_SOURCE))).trim());
}
