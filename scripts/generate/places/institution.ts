import { FIELDS } from '../fields';
import { institutionId, ror, url } from '../ids';
import { Rng } from '../rng';
import { COUNTRIES, type Country } from './countries';
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

const TYPES: { share: number; type: InstitutionType }[] = [
  { share: 50, type: 'education' },
  { share: 16, type: 'healthcare' },
  { share: 10, type: 'company' },
  { share: 10, type: 'facility' },
  { share: 5, type: 'government' },
  { share: 5, type: 'nonprofit' },
  { share: 2, type: 'other' },
  { share: 1, type: 'archive' },
  { share: 1, type: 'funder' },
];

/** The made-up institutions; those in front are the large ones, and universities. */
export function makeInstitutions(seed: number, count: number): Institution[] {
  const rng = new Rng(seed, 0x1457);
  const taken = new Set<string>();
  const list: Institution[] = [];
  for (let index = 0; index < count; index++) {
    const type = index < count / 12 ? 'education' : rng.byShare(TYPES).type;
    const parent = index > 40 && rng.chance(0.12) ? list[rng.skewed(index)] : null;
    const country = parent && rng.chance(0.85) ? parent.country : rng.byShare(COUNTRIES);
    const place = parent && rng.chance(0.5) ? parent.town : town(country, rng);
    const name = freshName({ type, country, town: place.name, field: rng.pick(FIELDS).name }, taken, rng);
    const ids = { id: url(institutionId(index)), ror: `https://ror.org/${ror(index)}` };
    list.push({ index, ...ids, name, country, town: place, type, parent: parent?.index ?? null });
  }
  return list;
}

function freshName(of: Parameters<typeof institutionName>[0], taken: Set<string>, rng: Rng): string {
  const name = institutionName(of, rng);
  const fresh = taken.has(name)
    ? `${name}, ${rng.pick(['North', 'South', 'East', 'West', 'City'])} Campus`
    : name;
  taken.add(fresh);
  return fresh;
}

/** Own id and the ids above it, as OpenAlex lists them. */
export function lineage(institutions: Institution[], institution: Institution): string[] {
  const ids: string[] = [];
  let at: Institution | null = institution;
  while (at && ids.length < 4) {
    ids.push(at.id);
    at = at.parent === null ? null : institutions[at.parent];
  }
  return ids;
}
