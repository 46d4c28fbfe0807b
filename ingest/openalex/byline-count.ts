import { idNumber } from '#/lib/ids';
import { dateOf, integerOf } from '../clean/text';
import { FIRST_YEAR } from './work';

/** A count of an author's bylines that somebody else made and dated. Institution 0: the number of unlisted institutions. */
export type BylineCount = {
  author_id: number;
  institution_id: number;
  works: number;
  from_year: number | null;
  to_year: number | null;
  date: string;
};

/** True for a line that is meant to be a byline count. */
export function isBylineCount(record: Record<string, unknown>): boolean {
  return typeof record.author === 'string' && ('institution' in record || 'unlisted' in record);
}

/** A byline count line, or the reason why it cannot be used. */
export function parseBylineCount(record: Record<string, unknown>, lastYear: number): BylineCount | string {
  const author = idNumber(record.author, 'A');
  const date = dateOf(record.date);
  if (author === null) return 'byline count: author is no author id';
  if (date === null) return 'byline count: no valid date';
  const unlisted = integerOf(record.unlisted);
  if (!('institution' in record)) {
    if (unlisted === null || unlisted < 0) return 'byline count: unlisted is no count';
    return { author_id: author, institution_id: 0, works: unlisted, from_year: null, to_year: null, date };
  }
  const institution = idNumber(record.institution, 'I');
  const works = integerOf(record.works);
  if (institution === null) return 'byline count: institution is no institution id';
  if (works === null || works < 1) return 'byline count: works is no count';
  const [from_year, to_year] = [yearOf(record.from, lastYear), yearOf(record.to, lastYear)];
  if (from_year !== null && to_year !== null && from_year > to_year)
    return 'byline count: from is later than to';
  return { author_id: author, institution_id: institution, works, from_year, to_year, date };
}

function yearOf(value: unknown, lastYear: number): number | null {
  const year = integerOf(value);
  return year !== null && year >= FIRST_YEAR && year <= lastYear ? year : null;
}
