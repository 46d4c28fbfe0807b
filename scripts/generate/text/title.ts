import type { Field } from '../fields';
import type { Rng } from '../rng';
import { capital } from '../subjects/naming';
import { TITLES } from '../words/prose';
import { slotWord } from './fill';
import { oddTitle } from './odd-title';

/** A title as it is stored: mostly plain, some with tags, entities, formulas, other scripts or capitals only. */
export function workTitle(field: Field, rng: Rng): string {
  const title = plainTitle(field, rng);
  return rng.chance(0.09) ? oddTitle(title, field, rng) : title;
}

/** A title of plain words. */
export function plainTitle(field: Field, rng: Rng): string {
  const title = rng
    .pick(TITLES)
    .replace(/\{(\w)\}/g, (_, slot: string) =>
      slot === 'T' || slot > 'Z'
        ? slotWord(slot, field, rng)
        : capital(slotWord(slot.toLowerCase(), field, rng)),
    );
  return capital(title);
}
