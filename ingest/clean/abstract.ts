import { withoutContacts } from './contact';
import { AbstractWords } from './inverted-index';
import { cleanText, objectOf } from './text';
import { cleanTitle, plainTitle } from './title';

export type AbstractMode = 'full' | 'start' | 'off';
export const ABSTRACT_START = 300;

/** True if OpenAlex gives an abstract (a non-empty inverted index). */
export function hasAbstract(index: unknown): boolean {
  return index instanceof AbstractWords || Object.keys(objectOf(index)).length > 0;
}

/**
 * Text of an inverted index (word → positions, or its words), without markup and contact data.
 * `start` gives at most the first 300 characters, whole words.
 */
export function abstractText(index: unknown, mode: AbstractMode): { text: string | null; isCut: boolean } {
  if (mode === 'off') return { text: null, isCut: false };
  const words = index instanceof AbstractWords ? index.inOrder : wordsOf(objectOf(index));
  // 300 characters are about 45 words; contact data and markup are taken out before the cut.
  const enough = mode === 'start' && words.length > 160 ? words.slice(0, 160) : words;
  const text = withoutContacts(cleanText(plainTitle(cleanTitle(enough.join(' ')))));
  if (text === '') return { text: null, isCut: false };
  if (mode === 'full' || (text.length <= ABSTRACT_START && enough.length === words.length))
    return { text, isCut: false };
  return { text: cutAtWord(text, ABSTRACT_START), isCut: true };
}

// By position, because JavaScript lists integer-like words first; gaps and doubled positions are tolerated.
function wordsOf(index: Record<string, unknown>): string[] {
  const words: [number, string][] = [];
  for (const [word, positions] of Object.entries(index)) {
    if (!Array.isArray(positions)) continue;
    for (const position of positions) if (typeof position === 'number') words.push([position, word]);
  }
  return words.sort((a, b) => a[0] - b[0]).map((entry) => entry[1]);
}

/** The first `length` characters at most, never cut within a word (scripts without spaces are cut between characters). */
export function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return Array.from(text.slice(0, end > length / 2 ? end : length))
    .join('')
    .replace(/[\s,;:–-]+$/, '')
    .toWellFormed();
}
