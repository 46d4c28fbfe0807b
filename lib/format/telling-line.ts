import { paths } from '../urls';
import type { Telling } from '../view-models/shared';
import { years } from './dates';
import { count } from './numbers';
import { linked, type Said } from './said';

/** One line that tells a person from a namesake: works with their list, years, place. */
export function tellingLine(person: Telling & { slug: string }): Said {
  const { libraryWorks, firstYear, lastYear, lastInstitution } = person;
  const rest = [years(firstYear, lastYear), lastInstitution].filter(Boolean).map((part) => `, ${part}`);
  return [linked(count(libraryWorks, 'work'), paths.authorWorks(person.slug)), rest.join('')];
}
