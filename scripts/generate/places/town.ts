import type { Rng } from '../rng';
import { words } from '../words/field-words';
import { type Country, TOWNS } from './countries';

export interface Town {
  name: string;
  latitude: number;
  longitude: number;
}

/** A made-up town of a country, somewhere around its middle. */
export function town(country: Country, rng: Rng): Town {
  const [starts, ends] = TOWNS[country.style].map(words) as [string[], string[]];
  const spread = country.share > 40 ? 6 : 1.2;
  return {
    name: rng.pick(starts) + rng.pick(ends),
    latitude: round(country.latitude + (rng.next() - 0.5) * spread),
    longitude: round(country.longitude + (rng.next() - 0.5) * spread),
  };
}

const round = (degrees: number): number => Math.round(degrees * 1e5) / 1e5;
