import type { Telling } from '../view-models/shared';
import { years } from './dates';
import { count } from './numbers';

/** One line that tells a person from a namesake: works, years, place. */
export function tellingLine({ libraryWorks, firstYear, lastYear, lastInstitution }: Telling): string {
  return [count(libraryWorks, 'work'), years(firstYear, lastYear), lastInstitution]
    .filter(Boolean)
    .join(', ');
}
