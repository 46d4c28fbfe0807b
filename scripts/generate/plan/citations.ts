import { Rng } from '../rng';
import { type ByYear, sortByYear } from './by-year';
import type { Community } from './community';
import { isMinor, KIND } from './kind';
import type { Plan } from './plan';
import { placeOfShare, runningSum } from './running-sum';

/** A work whose bibliography is asked for. */
export interface Citing {
  work: number;
  kind: number;
  year: number;
  community: Community;
}

/** Bibliographies look this many works to both sides of their own community: mostly the same field. */
const NEARBY = 4000;

/**
 * Who cites whom. Each work has a fitness from a power law; bibliographies choose earlier works in proportion to it,
 * a third from the same community, a quarter nearby, the rest from anywhere.
 */
export class Citations {
  readonly #byYear: ByYear;
  readonly #sumInOrder: Float64Array;
  readonly #sumByYear: Float64Array;

  constructor(
    private readonly seed: number,
    private readonly plan: Plan,
  ) {
    const most = Math.max(8, plan.works * 0.002);
    this.#byYear = sortByYear(plan);
    this.#sumInOrder = runningSum(plan.works, (work) => fitness(seed, work, plan.kind[work], most));
    this.#sumByYear = runningSum(plan.works, (at) => this.#fitnessOf(this.#byYear.works[at]));
  }

  /** The works of the library in one bibliography. */
  inside(citing: Citing): number[] {
    const rng = new Rng(this.seed, citing.work, 0x4ef5);
    const wanted = Math.round(bibliographyLength(rng, citing.kind) * (0.4 + 0.2 * rng.next()));
    const found = new Set<number>();
    for (let tries = 0; tries < wanted * 1.4 && found.size < wanted; tries++) {
      const cited = this.#pick(citing, rng);
      if (cited !== citing.work && (this.plan.year[cited] ?? 9999) <= citing.year) found.add(cited);
    }
    return [...found];
  }

  /** How many of a bibliography's works lie outside the library. */
  outsideCount({ work, kind }: Citing): number {
    return Math.round(bibliographyLength(new Rng(this.seed, work, 0x4ef5), kind) * 0.54);
  }

  /** A work, or -1 where there is none to choose from. */
  #pick({ work, year, community: { start, count } }: Citing, rng: Rng): number {
    const draw = rng.next();
    if (draw < 0.35) return this.#within(start, Math.min(work, start + count), rng);
    if (draw < 0.62)
      return this.#within(
        Math.max(0, start - NEARBY),
        Math.min(this.plan.works, start + count + NEARBY),
        rng,
      );
    const end = this.#byYear.until(year - 1);
    return end ? this.#byYear.works[placeOfShare(this.#sumByYear, 0, end, rng.next())] : -1;
  }

  #within(from: number, to: number, rng: Rng): number {
    return to > from ? placeOfShare(this.#sumInOrder, from, to, rng.next()) : -1;
  }

  #fitnessOf(work: number): number {
    return this.#sumInOrder[work + 1] - this.#sumInOrder[work];
  }
}

function fitness(seed: number, work: number, kind: number, most: number): number {
  if (isMinor(kind)) return 0.02;
  return Math.min(most, new Rng(seed, work, 0xf17).pareto(0.4, 1.25)) * (kind === KIND.preprint ? 0.4 : 1);
}

function bibliographyLength(rng: Rng, kind: number): number {
  const length = rng.chance(0.14) ? 0 : Math.min(320, Math.round(rng.lognormal(24, 0.6)));
  return isMinor(kind) ? Math.min(length, 2) : length;
}
