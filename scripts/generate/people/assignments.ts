import { follows, KIND } from '../plan/kind';
import { Rng } from '../rng';
import type { Order } from '../work/describe';
import type { World } from '../world';
import { GiantQuota } from './giant-quota';
import { GIANT } from './roles';
import { Teams } from './teams';
import { Visitors } from './visitors';

/** Walks through all works, community by community, and says who wrote each. */
export function* assignments(world: World): Generator<Order> {
  const { plan, people, seed } = world;
  const visitors = new Visitors();
  const giant = new GiantQuota(world);
  for (const community of plan.communities) {
    const teams = new Teams(seed, community, people, visitors);
    let team: number[] = [];
    for (let work = community.start; work < community.start + community.count; work++) {
      const kind = plan.kind[work];
      const year = plan.year[work];
      const rng = new Rng(seed, work, 0x5164);
      if (!follows(kind)) team = giant.join(signed(teams.next(year), kind, rng), work);
      yield { work, community, kind, year, team: kind === KIND.published ? revised(team, rng) : team };
    }
  }
}

/** One work in a hundred has no authors; most front matter has none. */
function signed(team: number[], kind: number, rng: Rng): number[] {
  const unsigned =
    kind === KIND.paratext ? 0.8 : kind === KIND.sharedTitle ? 0.1 : kind === KIND.ordinary ? 0.006 : 0;
  return rng.chance(unsigned) ? [] : team;
}

/** Between preprint and print somebody leaves the team now and then. */
function revised(team: number[], rng: Rng): number[] {
  return team.length > 2 && team[0] !== GIANT && rng.chance(0.06) ? team.slice(1) : team;
}
