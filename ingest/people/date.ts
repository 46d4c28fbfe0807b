import { dateOf } from '../clean/text';
import { FIRST_YEAR } from '../openalex/work';

/** A date as a source gives it: its year if it can be used, else why not. `given` tells a broken date from none. */
export type GivenYear = { year: number | null; given: boolean; fault: string | null };

export const NO_DATE: GivenYear = { year: null, given: false, fault: null };

/**
 * The year of a date of which month and day may be missing. A date that does not exist (2016-13-40) is dropped whole,
 * and so is an implausible year (rule 5).
 */
export function givenYear(
  year: string | null,
  month: string | null,
  day: string | null,
  lastYear: number,
): GivenYear {
  if (year === null)
    return month === null && day === null ? NO_DATE : { year: null, given: true, fault: 'without a year' };
  const said = [year, month, month === null ? null : day].filter((part) => part !== null).join('-');
  const full = `${year}-${(month ?? '1').padStart(2, '0')}-${((month === null ? null : day) ?? '1').padStart(2, '0')}`;
  if (!/^\d{4}$/.test(year) || dateOf(full) !== full)
    return { year: null, given: true, fault: `${said.slice(0, 40)} does not exist` };
  const number = Number(year);
  if (number < FIRST_YEAR || number > lastYear)
    return { year: null, given: true, fault: `${said} is not plausible` };
  return { year: number, given: true, fault: null };
}

/** Start and end of one statement; an end before the start cannot be used. Faults are added to `faults` under `label`. */
export function givenRange(label: string, start: GivenYear, end: GivenYear, faults: string[]) {
  for (const [which, { fault }] of [
    ['start', start],
    ['end', end],
  ] as const)
    if (fault !== null) faults.push(`${label}: ${which} date ${fault}`);
  const isReversed = start.year !== null && end.year !== null && end.year < start.year;
  if (isReversed) faults.push(`${label}: end date ${end.year} is before the start`);
  return { from: start.year, to: isReversed ? null : end.year, ended: end.given };
}
