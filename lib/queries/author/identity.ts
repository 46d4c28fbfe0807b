import type { SubjectCount } from '../../view-models/shared';
import type { Author } from './author';

/** One line that says who this is, from facts only: main fields, years on bylines, latest affiliation. */
export function identityLine(author: Pick<Author, 'first_year' | 'last_year' | 'last_institution' | 'last_city'>, fields: SubjectCount[]): string {
  const main = fields.slice(0, 2).map((field) => field.name).join(', ');
  const place = author.last_institution === null ? '' : `${author.last_institution}${author.last_city ? ` in ${author.last_city}` : ''}`;
  const sentences = [main, yearsSentence(author, place)].filter((sentence) => sentence !== '');
  return sentences.map((sentence) => `${sentence}.`).join(' ');
}

function yearsSentence({ first_year, last_year }: Pick<Author, 'first_year' | 'last_year'>, place: string): string {
  if (first_year === null) return place === '' ? '' : `On bylines at ${place}`;
  if (first_year === last_year) return `On bylines of ${first_year}${place === '' ? '' : `, at ${place}`}`;
  return `On bylines from ${first_year} to ${last_year}${place === '' ? '' : `, most recently at ${place}`}`;
}
