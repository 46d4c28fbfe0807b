import type { Field } from '../fields';
import { isMinor } from '../plan/kind';
import type { Rng } from '../rng';
import { abstractWords } from '../text/abstract';
import { invertedIndex, spoil } from '../text/inverted-index';

/** Four works in five have an abstract; forms of one work share it. */
export function abstractOf(field: Field, kind: number, shared: Rng, own: Rng): string {
  const has = shared.chance(0.815);
  if (!has || isMinor(kind)) return 'null';
  const length = Math.min(700, Math.max(25, shared.lognormal(230, 0.4)));
  return invertedIndex(spoil(abstractWords(field, length, shared), own));
}
