import type { Field } from '../fields';
import type { Rng } from '../rng';
import { COINED } from '../words/coined';
import { ACTIONS, DONE, GENERAL, METHODS, PLACES, QUALITIES } from '../words/prose';

const LISTS: Record<string, string[]> = {
  a: ACTIONS,
  d: DONE,
  g: GENERAL,
  m: METHODS,
  p: PLACES,
  q: QUALITIES,
};

/** A word for one slot of a sentence or title (the letters are explained where the sentences are listed). */
export function slotWord(slot: string, field: Field, rng: Rng): string {
  switch (slot) {
    case 't':
      return field.things[rng.skewed(field.things.length, 1.3)];
    case 'k':
      return rng.pick(field.kinds);
    case 'T':
      return `${rng.pick(field.kinds)} ${rng.pick(field.things)}`;
    case 'w':
      return COINED[rng.skewed(COINED.length, 3)];
    case 'n':
      return String(2 + rng.skewed(400, 2.5));
    case 'y':
      return String(1985 + rng.below(20));
    case 'z':
      return String(2005 + rng.below(20));
    default:
      return rng.pick(LISTS[slot]);
  }
}
