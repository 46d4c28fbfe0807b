import { FIELDS } from '../fields';
import { institutionId, ror, url } from '../ids';
import { Rng } from '../rng';
import { COUNTRIES, COUNTRY_SHARES, type Country } from './countries';
import { institutionName } from './institution-name';
import { type Town, town } from './town';

export type InstitutionType =
  | 'education'
  | 'healthcare'
  | 'company'
  | 'facility'
  | 'government'
  | 'nonprofit'
  | 'other'
  | 'archive'
  | 'funder';

export interface Institution {
  index: number;
  id: string;
  ror: string;
  name: string;
  country: Country;
  town: Town;
  type: InstitutionType;
  parent: number | null;
}

const TYPES: [number, InstitutionType][] = [
  [0.5, 'education'],
  [0.66, 'healthcare'],
  [0.76, 'company'],
  [0.86, 'facility'],
  [0.91, 'government'],
  [0.96, 'nonprofit'],
  [0.98, 'other'],
  [0.99, 'archive'],
  [1, 'funder'],
];

/** The made-up institutions; those in front are the large ones. */
export function makeInstitutions(seed: number, count: number): Institution[] {
  const rng = new Rng(seed, 0x1457);
  const taken = new Set<string>();
  const list: Institution[] = [];
  for (let index = 0; index < count; index++) {
    const draw = rng.next();
    const type =
      index < count / 12
        ? 'education'
        : (TYPES.find(([bound]) => draw < bound) as [number, InstitutionType])[1];
    const parent = index > 40 && rng.chance(0.12) ? list[rng.skewed(index)] : null;
    const country = parent && rng.chance(0.85) ? parent.country : pickCountry(rng);
    const place = parent && rng.chance(0.5) ? parent.town : town(country, rng);
    list.push({
      index,
      id: url(institutionId(index)),
      ror: `https://ror.org/${ror(index)}`,
      name: freshName(),
      country,
      town: place,
      type,
      parent: parent?.index ?? null,
    });

    function freshName(): string {
      const name = institutionName(type, { country, town: place.name, field: rng.pick(FIELDS).name }, rng);
      const fresh = taken.has(name)
        ? `${name}, ${rng.pick(['North', 'South', 'East', 'West', 'City'])} Campus`
        : name;
      taken.add(fresh);
      return fresh;
    }
  }
  return list;
}

function pickCountry(rng: Rng): Country {
  let left = rng.next() * COUNTRY_SHARES;
  return COUNTRIES.find(({ share }) => (left -= share) < 0) ?? COUNTRIES[0];
}

/** Own id and the ids above it, as OpenAlex lists them. */
export function lineage(institutions: Institution[], institution: Institution): string[] {
  const ids: string[] = [];
  for (
    let at: Institution | undefined = institution;
    at && ids.length < 4;
    at = at.parent === null ? undefined : institutions[at.parent]
  )
    ids.push(at.id);
  return ids;
}
