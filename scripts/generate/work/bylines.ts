import { FIELDS } from '../fields';
import { KIND } from '../plan/kind';
import { Rng } from '../rng';
import type { World } from '../world';
import type { Order } from './describe';
import type { Facts } from './facts';
import { byline } from './line';
import { addOddities } from './odd-lines';
import type { Release } from './release';

export interface BylineOrder extends Order {
  /** The work whose other form this is, or the work itself. */
  origin: number;
  release: Release;
}

/** The authors' lines of one record, with everything that goes wrong in real ones. */
export function bylines(world: World, order: BylineOrder): Pick<Facts, 'lines' | 'truncated'> {
  const { work, team, kind, community, release, later } = order;
  if (team.length === 0) return { lines: [], truncated: false };
  const rng = new Rng(world.seed, work, later?.changedByline ? 0xb12 : 0xb11);
  const isCollaboration = kind === KIND.collaboration;
  const isBare = !isCollaboration && rng.chance(0.17);
  const lines = team.map((author) => byline(world, order, { author, isBare }, rng));
  if (!isCollaboration) addOddities(lines, FIELDS[community.field], rng);
  const corresponding = rng.chance(0.5) ? 0 : lines.length - 1;
  lines.forEach((line, at) => {
    line.corresponding = at === corresponding || (!isCollaboration && rng.chance(0.03));
  });
  // Lists of the time were cut at a hundred.
  const truncated = release.date === '2023-04-01' && lines.length > 100;
  return { lines: truncated ? lines.slice(0, 100) : lines, truncated };
}
