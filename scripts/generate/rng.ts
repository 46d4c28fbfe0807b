/** Mixes integers into one 32-bit number, so that any record can be made again without its neighbours. */
export function mix(...parts: number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = Math.imul(h ^ part, 0x85ebca6b);
    h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}

/** A small seeded generator (mulberry32): the same seed gives the same numbers on every machine. */
export class Rng {
  #state: number;

  constructor(...parts: number[]) {
    this.#state = mix(...parts);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  below(n: number): number {
    return Math.floor(this.next() * n);
  }

  between(low: number, high: number): number {
    return low + this.below(high - low + 1);
  }

  chance(p: number): boolean {
    return this.next() < p;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)];
  }

  /** Picks in proportion to the shares, whatever they add up to. */
  byShare<T extends { share: number }>(list: readonly T[]): T {
    let left = this.next() * list.reduce((sum, { share }) => sum + share, 0);
    for (const entry of list) {
      left -= entry.share;
      if (left < 0) return entry;
    }
    return list[0];
  }

  /** Picks near the front of the list more often: rank r is about 1/r^(1 - 1/power) as likely. */
  skewed(n: number, power = 2): number {
    return Math.floor(this.next() ** power * n);
  }

  normal(): number {
    const radius = Math.sqrt(-2 * Math.log(1 - this.next()));
    return radius * Math.cos(2 * Math.PI * this.next());
  }

  lognormal(median: number, sigma: number): number {
    return median * Math.exp(sigma * this.normal());
  }

  pareto(least: number, alpha: number): number {
    return least / (1 - this.next()) ** (1 / alpha);
  }
}
