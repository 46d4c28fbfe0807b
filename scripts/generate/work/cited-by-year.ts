import type { Rng } from '../rng';
import type { Release } from './release';

/** Citations of each year since 2012, newest first; as in reality they do not quite add up to the total. */
export function citedByYear(
  cited: number,
  published: number,
  { date }: Release,
  rng: Rng,
): [number, number][] {
  const now = Number(date.slice(0, 4));
  const first = Math.max(2012, published);
  const years: [number, number][] = [];
  let weight = 0;
  for (let year = first; year <= now; year++) weight += decay(year - published);
  for (let year = now; year >= first; year--) {
    const count = Math.round(
      ((cited * decay(year - published)) / weight) * (0.6 + 0.8 * rng.next()) * (published < 2005 ? 0.6 : 1),
    );
    if (count > 0) years.push([year, count]);
  }
  return years;
}

/** Most works are cited most after two or three years. */
function decay(age: number): number {
  return (age + 0.4) * Math.exp(-age / 4.5) + 0.06;
}
