import type { Community } from '../plan/community';
import { KIND } from '../plan/kind';
import { mix, type Rng } from '../rng';
import { ARXIV, type Source } from '../sources/source';
import type { World } from '../world';
import { hasArxiv } from './identifiers';

/** Where a work appeared: communities keep to a few venues of their field, and some works have none. */
export function pickVenue(
  world: World,
  kind: number,
  origin: number,
  community: Community,
  rng: Rng,
): Source | null {
  const { sources, sourcesOf, seed } = world;
  if (kind === KIND.preprint) return hasArxiv(world, origin) ? sources[ARXIV] : repository(sources, origin);
  const draw = rng.next();
  if (kind === KIND.ordinary || kind === KIND.sharedTitle) {
    if (draw < 0.1) return null;
    if (draw < 0.14) return sources[ARXIV];
    if (draw < 0.2) return repository(sources, origin);
  }
  const own = sourcesOf[community.field];
  const first = rng.chance(0.3) ? 0 : mix(seed, community.index, 0x7e9) % own.length;
  return own[(first + rng.skewed(Math.min(14, own.length), 1.8)) % own.length];
}

function repository(sources: Source[], origin: number): Source {
  for (
    let at = 3 + (mix(origin, 0x4e9) % (sources.length - 3));
    ;
    at = at + 1 < sources.length ? at + 1 : 3
  ) {
    if (sources[at].type === 'repository') return sources[at];
  }
}
