import type { Rng } from '../rng';

/** Somebody who keeps publishing with changing juniors. */
export interface Lead {
  author: number;
  weight: number;
  from: number;
  until: number;
  juniors: { author: number; until: number }[];
}

/** The leads of one community. Years only go up, so those who stopped are dropped for good. */
export class Leads {
  #list: Lead[] = [];

  add(author: number, year: number, rng: Rng): Lead {
    const lead = {
      author,
      weight: Math.min(500, rng.pareto(1, 0.95)),
      from: year,
      until: year + 5 + rng.skewed(38, 1.3),
      juniors: [],
    };
    this.#list.push(lead);
    return lead;
  }

  /** One who is active in that year, the productive ones more often; undefined if there is none. */
  pick(year: number, rng: Rng): Lead | undefined {
    if (this.#list.some(({ until }) => until < year))
      this.#list = this.#list.filter(({ until }) => until >= year);
    let total = 0;
    for (const { from, weight } of this.#list) if (from <= year) total += weight;
    let left = rng.next() * total;
    return this.#list.find((lead) => {
      if (lead.from <= year) left -= lead.weight;
      return left < 0;
    });
  }
}
