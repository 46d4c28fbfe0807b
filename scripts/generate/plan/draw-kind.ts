import type { Rng } from '../rng';
import { KIND, type Kind } from './kind';

/** Shares of the records that are not simply a work of its own. */
const FOLLOWERS: [number, Kind][] = [
  [0.0022, KIND.sameDoi],
  [0.0062, KIND.erratum],
  [0.0095, KIND.peerReview],
];
const ALONE: [number, Kind][] = [
  [0.006, KIND.paratext],
  [0.016, KIND.sharedTitle],
  [0.079, KIND.preprint],
];

/** The kind of a record, after the one before it: a preprint is always followed by its published form. */
export function drawKind(previous: number, hasNext: boolean, rng: Rng): Kind {
  if (previous === KIND.preprint) return KIND.published;
  const draw = rng.next();
  if (previous === KIND.ordinary) {
    const follower = FOLLOWERS.find(([bound]) => draw < bound);
    if (follower) return follower[1];
  }
  const alone = ALONE.find(([bound]) => 1 - draw < bound)?.[1] ?? KIND.ordinary;
  return alone === KIND.preprint && !hasNext ? KIND.ordinary : alone;
}
