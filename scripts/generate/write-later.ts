import { Progress } from './output/progress';
import type { Snapshot } from './output/snapshot';
import { assignments } from './people/assignments';
import { LAST_YEAR } from './plan/community';
import { KIND } from './plan/kind';
import { makeFragments } from './records/fragments';
import { workRecord } from './records/work-record';
import { Rng } from './rng';
import { describe, type Order } from './work/describe';
import { LATER } from './work/release';
import type { World } from './world';

/** Of the works that changed, so many have another byline; and for every ten that changed one is new. */
const CHANGED_BYLINES = 0.1;
const NEW_WORKS = 0.1;

/**
 * Writes a later release that holds only what changed since the first one of the same size and seed: that percentage
 * of the works with more citations, some with other bylines, and new works by the same people.
 */
export async function writeLater(world: World, snapshot: Snapshot, percent: number): Promise<void> {
  const fragments = makeFragments(world);
  const progress = new Progress('works', world.works);
  const write = async (order: Order) =>
    snapshot.add('works', LATER.date, workRecord(describe(world, order), fragments));
  let next = world.works;
  for (const order of assignments(world)) {
    progress.at(order.work + 1);
    const rng = new Rng(world.seed, order.work, 0x1a7e);
    if (!rng.chance(percent / 100)) continue;
    const changedByline = order.kind < KIND.large && rng.chance(CHANGED_BYLINES);
    await write({
      ...order,
      team: changedByline ? changed(world, order, rng) : order.team,
      later: { release: LATER, changedByline },
    });
    if (order.kind < KIND.large && rng.chance(NEW_WORKS)) {
      await write({
        ...order,
        work: next++,
        kind: KIND.ordinary,
        year: LAST_YEAR,
        team: changed(world, order, rng),
        later: { release: LATER, changedByline: false },
      });
    }
  }
}

/** Somebody leaves or somebody new joins. */
function changed(world: World, { team, community }: Order, rng: Rng): number[] {
  if (team.length > 1 && rng.chance(0.5)) return team.toSpliced(rng.below(team.length), 1);
  return [...team, world.people.createLate(community.index, LAST_YEAR)];
}
