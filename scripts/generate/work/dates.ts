import type { Rng } from '../rng';

const IMPLAUSIBLE = [1, 20, 202, 1015, 1500, 2105, 9999];

/** The year and day as stored: 13 % are the first of January, and three in ten thousand years cannot be true. */
export function publicationDate(planned: number, rng: Rng): { year: number; date: string } {
  const year = rng.chance(0.0003) ? rng.pick(IMPLAUSIBLE) : planned;
  const two = (n: number) => String(n).padStart(2, '0');
  const last = planned === 2026 ? 6 : 12;
  const day = rng.chance(0.13) ? '01-01' : `${two(rng.between(1, last))}-${two(rng.between(1, 28))}`;
  return { year, date: `${String(year).padStart(4, '0')}-${day}` };
}
