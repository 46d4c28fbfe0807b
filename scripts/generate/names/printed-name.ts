import type { Rng } from '../rng';
import type { PersonName } from './author-name';

/** The name as one paper prints it: in 29 of 100 bylines it differs from the display name. */
export function printedName(name: PersonName, rng: Rng): string {
  if (rng.chance(0.66) || name.group.order) return name.display;
  const { given, middle, family } = name;
  const initials = given.split(/[\s-]/).map((part) => part.charAt(0));
  switch (rng.below(7)) {
    case 0:
      return `${initials.join('.')}. ${family}`;
    case 1:
      return `${family}, ${given}`;
    case 2:
      return `${given} ${family.toUpperCase()}`;
    case 3:
      return `${family} ${initials.join('')}`;
    case 4:
      return name.display.normalize('NFD').replace(/\p{M}/gu, '');
    case 5:
      return `${initials.join('.-')}. ${middle ? `${middle} ` : ''}${family}`;
    default:
      return `${given}  ${middle || initials[0]} ${family} `;
  }
}

/** Other spellings in an author's record: usually the display name itself, then shorter and turned forms. */
export function alternativeNames(name: PersonName, rng: Rng): string[] {
  const forms = [name.display];
  if (!name.group.order) {
    if (rng.chance(0.6)) forms.push(`${name.given.charAt(0)}. ${name.family}`);
    if (rng.chance(0.25)) forms.push(`${name.family}, ${name.given}`);
    if (rng.chance(0.2)) forms.push(`${name.given} ${name.family}`);
  }
  return rng.chance(0.05) ? [] : [...new Set(forms)];
}
