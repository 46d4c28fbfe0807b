import type { Affiliation } from '../../view-models/author-page';
import type { SubjectCount } from '../../view-models/shared';
import type { Author } from './author';

/**
 * One line that says who this is, from facts only: main fields, years on bylines, latest affiliation.
 * Years and place include bylines that OpenAlex counted and the library does not hold; without a listed affiliation the
 * place is that of the latest byline.
 */
export function identityLine(
  author: Pick<Author, 'first_year' | 'last_year' | 'last_institution'>,
  fields: SubjectCount[],
  affiliations: Affiliation[],
): string {
  const main = fields
    .slice(0, 2)
    .map((field) => field.name)
    .join(', ');
  const years = [
    author.first_year,
    author.last_year,
    ...affiliations.flatMap((row) => [row.from, row.to]),
  ].filter((year) => year !== null);
  const bylines = bylinesPart(years, latestPlace(affiliations) || (author.last_institution ?? ''));
  return [main, bylines]
    .filter((part) => part !== '')
    .map((part) => `${part}.`)
    .join(' ');
}

// The list has most works first, which decides between two of the same last year.
function latestPlace(affiliations: Affiliation[]): string {
  const dated = affiliations.filter((row) => row.to !== null);
  const latest = dated.reduce<Affiliation | null>(
    (best, row) => (best === null || Number(row.to) > Number(best.to) ? row : best),
    null,
  );
  if (latest === null) return '';
  const { name, city } = latest.institution;
  return city === null ? name : `${name} in ${city}`;
}

function bylinesPart(years: number[], place: string): string {
  if (years.length === 0) return '';
  const [first, last] = [Math.min(...years), Math.max(...years)];
  if (first === last) return `On bylines of ${first}${place === '' ? '' : `, at ${place}`}`;
  return `On bylines from ${first} to ${last}${place === '' ? '' : `, most recently at ${place}`}`;
}
