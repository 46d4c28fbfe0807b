import type { Field } from '../fields';
import type { PersonName } from '../names/author-name';
import type { Institution } from '../places/institution';
import type { Rng } from '../rng';
import { capital } from '../subjects/naming';

/** The affiliations as printed, one for each institution and sometimes one that nobody could match. */
export function affiliationStrings(
  institutions: Institution[],
  name: PersonName,
  field: Field,
  rng: Rng,
): string[] {
  if (institutions.length === 0) return rng.chance(0.25) ? [unmatched(field, rng)] : [];
  const strings = institutions.map((institution) => printed(institution, field, rng));
  const draw = rng.next();
  if (draw < 0.045) strings[0] += contact(name, institutions[0], rng);
  else if (draw < 0.06) strings.push('');
  else if (draw < 0.062)
    strings[0] = `<p>${strings[0]}</p> ${Array.from({ length: 14 }, () => unmatched(field, rng)).join('; ')}`;
  return strings;
}

function printed({ name, town, country }: Institution, field: Field, rng: Rng): string {
  const unit = `${rng.pick(['Department of', 'Institute of', 'Faculty of', 'School of', 'Division of', 'Laboratory for'])} ${capital(rng.chance(0.5) ? field.name.split(/,| and/)[0] : rng.pick(field.things))}`;
  switch (rng.below(4)) {
    case 0:
      return `${unit}, ${name}, ${town.name}, ${country.name}`;
    case 1:
      return `${name}, ${town.name}, ${country.name}.`;
    case 2:
      return `${unit}, ${name}, ${rng.between(10_000, 99_999)} ${town.name}, ${country.name}`;
    default:
      return `From the ${unit}, ${rng.between(1, 300)} ${rng.pick(['Station Road', 'Main Street', 'University Avenue', 'Box'])}, ${name}, ${town.name} ${rng.between(1000, 9999)}, ${country.name}`;
  }
}

function unmatched(field: Field, rng: Rng): string {
  return `${capital(rng.pick(field.kinds))} ${capital(rng.pick(field.things))} Unit, ${rng.pick(['Regional Office', 'Private Practice', 'Independent Scholar', 'Field Station'])}`;
}

/** Addresses that a loader has to take out before anything is stored; the domains exist nowhere. */
function contact({ given, family }: PersonName, { index }: Institution, rng: Rng): string {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replace(/[^A-Za-z]/g, '')
      .toLowerCase() || 'office';
  const address = `${plain(given)}.${plain(family)}@inst${index}.example`;
  return rng.pick([
    `. E-mail: ${address}`,
    ` (${address})`,
    `; Electronic address: ${address}.`,
    `, e-mail ${address}, Tel: +49 30 5550${rng.between(1000, 9999)}`,
    ` ${address.replace('@', ' @ ')}`,
  ]);
}
