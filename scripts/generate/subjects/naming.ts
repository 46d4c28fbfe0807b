import type { Field } from '../fields';
import type { Rng } from '../rng';
import { COINED } from '../words/coined';

/** Fills {t} thing, {k} kind and {w} coined word; capital letters ask for capitals. */
export function fill(pattern: string, field: Field, rng: Rng): string {
  return pattern.replace(/\{([tkwTK])\}/g, (_, slot: string) => {
    const kind = slot.toLowerCase();
    const word = rng.pick(kind === 't' ? field.things : kind === 'k' ? field.kinds : COINED);
    return kind === slot ? word : capital(word);
  });
}

/** A name that nothing else has yet, and without a word standing twice in a row. */
export function freshName(patterns: string[], field: Field, taken: Set<string>, rng: Rng): string {
  for (;;) {
    const name = capital(fill(rng.pick(patterns), field, rng));
    if (taken.has(name) || /\b(\w+) \1\b/i.test(name)) continue;
    taken.add(name);
    return name;
  }
}

/** The word with a capital letter first. */
export const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
