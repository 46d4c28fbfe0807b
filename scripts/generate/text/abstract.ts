import type { Field } from '../fields';
import type { Rng } from '../rng';
import { capital } from '../subjects/naming';
import { HEADINGS, SENTENCES } from '../words/prose';
import { slotWord } from './fill';

/** Sentences cut into words; a slot keeps the punctuation that follows it. */
const PARTS = SENTENCES.map((sentence) =>
  sentence.split(' ').map((word) => /^(\(?)\{(\w)\}(.*)$/.exec(word) ?? word),
);

/** The words of an abstract of about that length, in order. */
export function abstractWords(field: Field, length: number, rng: Rng): string[] {
  const words: string[] = [];
  const structured = rng.chance(0.2);
  for (let at = 0; words.length < length; at++) {
    if (structured && at % 2 === 0) words.push(HEADINGS[(at / 2) % HEADINGS.length]);
    addSentence(words, field, rng);
  }
  return words;
}

function addSentence(words: string[], field: Field, rng: Rng): void {
  const start = words.length;
  for (const part of rng.pick(PARTS)) {
    if (typeof part === 'string') {
      words.push(part);
      continue;
    }
    const [, before, slot, after] = part as unknown as [string, string, string, string];
    const filled = before + slotWord(slot, field, rng) + after;
    if (filled.includes(' ')) words.push(...filled.split(' '));
    else words.push(filled);
  }
  words[start] = capital(words[start]);
}
