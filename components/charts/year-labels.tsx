import { decade } from '#/lib/format/dates';
import { rows } from '../text/inline';
import { mid, YEAR } from './plot';
import { left, middle, percent, slots, type TimeAxis } from './time-axis';

/** Decades that the axis touches, with the part of it that each takes. */
function decades(axis: TimeAxis): { start: number; from: number; to: number }[] {
  const all: { start: number; from: number; to: number }[] = [];
  for (let start = decade(axis.first); start <= axis.last; start += 10)
    all.push({ start, from: Math.max(start, axis.first), to: Math.min(start + 9, axis.last) });
  return all;
}

/** Brackets under the years, as a path. */
export function decadeBrackets(axis: TimeAxis, y: number): string {
  return decades(axis)
    .map(({ from, to }) => `M${mid(axis, from) - YEAR / 2 + 2} ${y}H${mid(axis, to) + YEAR / 2 - 2}`)
    .join('');
}

/** Names of the decades that have room for one, and every tenth, fifth or second of them on an axis of centuries. */
export function DecadeNames({ axis, y }: { axis: TimeAxis; y: number }) {
  const step = [10, 20, 50, 100, 200].find((size) => slots(axis) / size <= 8) ?? 500;
  const named = decades(axis).filter(
    ({ start, from, to }) => start % step === 0 && (to - from + 1) / slots(axis) >= (step > 10 ? 0 : 0.12),
  );
  return rows(named, ({ start, from, to }) => (
    <text x={percent((left(axis, from) + left(axis, to + 1)) / 2)} y={y}>{`${start}s`}</text>
  ));
}

/** So many names of years stand side by side on the narrowest phone; of more, every fifth is named. */
const MOST = 14;

/** Years by their last two figures, those with a work in ink. */
export function YearNames({ axis, y, has }: { axis: TimeAxis; y: number; has: ReadonlySet<number> }) {
  const years = Array.from({ length: slots(axis) }, (_, index) => axis.first + index).filter(
    (year) => slots(axis) <= MOST || year % 5 === 0,
  );
  return rows(years, (year) => (
    <text
      className={has.has(year) ? 'on' : undefined}
      x={percent(middle(axis, year))}
      y={y}
    >{`’${String(year % 100).padStart(2, '0')}`}</text>
  ));
}
