import type { Plan } from './plan';

export interface ByYear {
  works: Uint32Array;
  /** How many works are not later than a year. */
  until: (year: number) => number;
}

/** All works in the order of their years (a counting sort: works are many, years few). */
export function sortByYear({ works, year }: Plan): ByYear {
  const first = year.reduce((least, value) => Math.min(least, value), 9999);
  const ends = new Uint32Array(year.reduce((most, value) => Math.max(most, value), 0) - first + 1);
  for (const value of year) ends[value - first] = ends[value - first] + 1;
  for (let at = 1; at < ends.length; at++) ends[at] = ends[at] + ends[at - 1];
  const next = Uint32Array.from(ends, (_, at) => (at ? ends[at - 1] : 0));
  const sorted = new Uint32Array(works);
  for (let work = 0; work < works; work++) {
    const slot = year[work] - first;
    const at = next[slot];
    sorted[at] = work;
    next[slot] = at + 1;
  }
  return {
    works: sorted,
    until: (value) => (value < first ? 0 : ends[Math.min(value - first, ends.length - 1)]),
  };
}
