import { GIANT } from '../people/roles';
import { Rng } from '../rng';
import { ASIA } from './asia';
import { EAST } from './east';
import type { NameGroup } from './name-group';
import { NATIVE } from './native';
import { WEST } from './west';

const GROUPS = [...ASIA, ...WEST, ...EAST, ...NATIVE];

export interface PersonName {
  given: string;
  middle: string;
  family: string;
  group: NameGroup;
  /** The name as OpenAlex would show it. */
  display: string;
}

/** The largest author has the commonest name. */
const GIANT_NAME: PersonName = {
  given: 'Wei',
  middle: '',
  family: 'Zhang',
  group: ASIA[0],
  display: 'Wei Zhang',
};

/** The name of a made-up author: the same seed and number give the same name, at any place of a run. */
export function personName(seed: number, author: number): PersonName {
  if (author === GIANT) return GIANT_NAME;
  const rng = new Rng(seed, author, 0xa001);
  const group = rng.byShare(GROUPS);
  const given = givenName(group, rng);
  const family = familyName(group, rng);
  const middle = group.middle && rng.chance(0.42) ? middleName(group, rng) : '';
  return { given, middle, family, group, display: displayName({ given, middle, family, group }, rng) };
}

function givenName({ given, syllables }: NameGroup, rng: Rng): string {
  if (syllables && rng.chance(0.45))
    return joined(rng.pick(syllables.parts), rng.pick(syllables.parts), syllables.joint);
  return given[rng.skewed(given.length, 1.5)];
}

const joined = (first: string, second: string, joint: string): string =>
  `${first}${joint}${joint ? second : second.toLowerCase()}`;

function familyName(group: NameGroup, rng: Rng): string {
  if (group.coined && rng.chance(group.coined.share)) return coinedFamily(group.coined, rng);
  const name = group.family[rng.skewed(group.family.length, group.family.length > 60 ? 2 : 1.5)];
  return rng.chance(0.015) && !group.order ? `${name}-${rng.pick(group.family)}` : name;
}

/** Two or three word parts: enough for thousands of rare names in each region. */
function coinedFamily({ starts, ends }: NonNullable<NameGroup['coined']>, rng: Rng): string {
  const second = rng.chance(0.45)
    ? rng
        .pick(starts)
        .toLowerCase()
        .replace(/[^\p{L}]/gu, '')
    : '';
  return rng.pick(starts) + second + rng.pick(ends);
}

function middleName(group: NameGroup, rng: Rng): string {
  if (group.middle === 'second-given') return rng.pick(group.given);
  if (group.middle === 'second-family') return rng.pick(group.family);
  const initial = rng.pick(group.given).charAt(0);
  return group.middle === 'patronymic' || rng.chance(0.9)
    ? `${initial}.`
    : `${initial}. ${rng.pick(group.given).charAt(0)}.`;
}

function displayName({ given, middle, family, group }: Omit<PersonName, 'display'>, rng: Rng): string {
  if (group.order) return group.order === 'joined' ? family + given : `${family} ${given}`;
  const odd = rng.next();
  if (odd < 0.004) return given;
  if (odd < 0.0042) return longName(given, group, rng);
  if (odd < 0.0082) return `${given} ${family} ${rng.pick(['Jr.', 'III', 'MD', 'PhD'])}`;
  if (odd < 0.1) return `${given.charAt(0)}. ${middle ? `${middle.charAt(0)}. ` : ''}${family}`;
  const [front, back] =
    group.middle === 'second-family'
      ? [given, middle ? `${family} ${middle}` : family]
      : [middle ? `${given} ${middle}` : given, family];
  return `${front} ${back}`;
}

/** A noble or consortium-like name of about 120 characters, as a few real ones are. */
function longName(given: string, group: NameGroup, rng: Rng): string {
  let name = given;
  while (name.length < 112) name += ` ${rng.chance(0.3) ? 'de ' : ''}${rng.pick(group.family)}`;
  return name.slice(0, 120).trim();
}
