import type { Field } from '../fields';
import { KIND } from '../plan/kind';
import { Rng } from '../rng';
import { workTitle } from '../text/title';
import { PARATEXT_TITLES, SHARED_TITLES } from '../words/prose';
import type { World } from '../world';

/** The title of a record; forms of one work have the same one, but not always letter by letter. */
export function titleOf(world: World, kind: number, origin: number, field: Field, rng: Rng): string | null {
  const title = workTitle(field, new Rng(world.seed, origin, 0x717e));
  switch (kind) {
    case KIND.sharedTitle:
      return rng.pick(SHARED_TITLES);
    case KIND.paratext:
      return rng.pick(PARATEXT_TITLES);
    case KIND.erratum:
      return rng.chance(0.25)
        ? title
        : `${rng.pick(['Erratum to: ', 'Correction: ', 'Corrigendum to "', 'Retraction notice to '])}${title}`;
    case KIND.peerReview:
      return `${rng.pick(['Review for "', 'Author response for "', 'Decision letter for "'])}${title}"`;
    case KIND.published:
      return rng.chance(0.12)
        ? title.replace(/[:,]/g, ' -').toUpperCase()
        : rng.chance(0.04)
          ? workTitle(field, rng)
          : title;
    default:
      return rng.chance(0.0016) ? (rng.chance(0.9) ? null : '') : title;
  }
}
