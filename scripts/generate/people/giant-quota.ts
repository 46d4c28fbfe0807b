import { follows, KIND } from '../plan/kind';
import { Rng } from '../rng';
import type { World } from '../world';
import { GIANT } from './roles';

/** Lets the largest author sign exactly as many works as asked for, spread over ordinary ones. */
export class GiantQuota {
  #left: number;
  #open: number;

  constructor(private readonly world: World) {
    this.#left = world.giantWorks;
    this.#open = world.plan.kind.reduce((sum, kind) => sum + Number(isJoinable(kind) || follows(kind)), 0);
  }

  /** The team of a work, with the largest author in it or not. */
  join(team: number[], work: number): number[] {
    const { plan, seed } = this.world;
    if (this.#left === 0 || !isJoinable(plan.kind[work])) return team;
    const records = follows(plan.kind[work + 1] ?? 0) ? 2 : 1;
    const rng = new Rng(seed, work, 0x61a7);
    // Slightly more than needed, because unsigned works are not known ahead: the quota is full a little before the end.
    const isChosen = team.length > 0 && records <= this.#left && rng.chance((this.#left / this.#open) * 1.05);
    this.#open -= records;
    if (!isChosen) return team;
    this.#left -= records;
    return team.toSpliced(rng.below(team.length + 1), 0, GIANT);
  }
}

const isJoinable = (kind: number): boolean => kind < KIND.large && !follows(kind) && kind !== KIND.paratext;
