import { attestedYears } from '#/lib/format/institution-words';
import type { AuthorPage } from '#/lib/view-models/author-page';

/** One time axis a page: a year is a slot of 100/n percent, so charts need no width and stretch nothing. */
export type TimeAxis = { first: number; last: number };

/** Fewer years would make a slot of one work as wide as a career. */
const LEAST_YEARS = 10;

/** Eight years of four figures stand clear of each other on the narrowest screen. */
const MOST_TICKS = 8;

/** The years from the earliest to the latest that affiliations, dated works and citations attest; null if there is none. */
export function timeAxis({
  affiliations,
  worksByYear,
  citationsByYear,
  updated,
}: AuthorPage): TimeAxis | null {
  const attested = [...worksByYear.map(({ year }) => year), ...affiliations.flatMap(attestedYears)];
  if (attested.length === 0) return null;
  attested.push(...citationsByYear.map(({ year }) => year));
  return widen(Math.min(...attested), Math.max(...attested), Number(updated.slice(0, 4)) || 0);
}

/** The years of works alone, for pages that draw nothing else; null if none is dated. */
export function axisOfYears(worksByYear: { year: number }[], updated: string): TimeAxis | null {
  const years = worksByYear.map(({ year }) => year);
  return years.length === 0
    ? null
    : widen(Math.min(...years), Math.max(...years), Number(updated.slice(0, 4)) || 0);
}

/** At least ten years, widened toward the present first. */
export function widen(first: number, last: number, present: number): TimeAxis {
  const missing = Math.max(0, LEAST_YEARS - (last - first + 1));
  const after = Math.min(missing, Math.max(0, present - last));
  return { first: first - (missing - after), last: last + after };
}

export function slots({ first, last }: TimeAxis): number {
  return last - first + 1;
}

export function left(axis: TimeAxis, year: number): number {
  return (100 * (year - axis.first)) / slots(axis);
}

export function middle(axis: TimeAxis, year: number): number {
  return left(axis, year) + 50 / slots(axis);
}

/** A length in x as SVG wants it: few digits, because a page holds hundreds. */
export function percent(value: number): string {
  return `${Number(value.toFixed(1))}%`;
}

/** Years to be named: at most eight at a round step, and the ends where they stand clear of them. */
export function ticks(axis: TimeAxis): number[] {
  const n = slots(axis);
  const step = [1, 2, 5, 10, 20, 50, 100].find((size) => n / size <= MOST_TICKS) ?? 200;
  const years: number[] = [];
  for (let year = Math.ceil(axis.first / step) * step; year <= axis.last; year += step) years.push(year);
  if (years.length === 0 || ((years[0] ?? 0) - axis.first) / n > 0.12) years.unshift(axis.first);
  if ((axis.last - (years.at(-1) ?? 0)) / n > 0.12) years.push(axis.last);
  return years;
}
