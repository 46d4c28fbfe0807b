import type { Rng } from '../rng';
import type { Lead } from './leads';

/** Leads of communities that were written shortly before (the same field, mostly): partners from elsewhere. */
export class Visitors {
  readonly #ring: { author: number; from: number; until: number }[] = [];
  #next = 0;

  remember({ author, from, until }: Lead): void {
    this.#ring[this.#next++ % 600] = { author, from, until };
  }

  pick(year: number, rng: Rng): number | undefined {
    for (let tries = 0; tries < 6 && this.#ring.length > 0; tries++) {
      const { author, from, until } = rng.pick(this.#ring);
      if (from <= year && until >= year) return author;
    }
    return undefined;
  }
}
