import type { ReactNode } from 'react';
import { slots, type TimeAxis } from './time-axis';

/** Units of x a year inside a plot. Whole numbers, so that a path stays short. */
export const YEAR = 20;

/** The middle of a year in units of a plot. */
export function mid(axis: TimeAxis, year: number): number {
  return YEAR * (year - axis.first) + YEAR / 2;
}

type Props = { axis: TimeAxis; height: number; children: ReactNode };

/**
 * Where marks are drawn: x in years, y in pixels, stretched in x only, so that all bars are one path and all dots another.
 * Strokes keep their width (`vector-effect` in the style sheet); text stands outside, in percent, and is never stretched.
 */
export function Plot({ axis, height, children }: Props) {
  return (
    <svg
      viewBox={`0 0 ${YEAR * slots(axis)} ${height}`}
      preserveAspectRatio="none"
      width="100%"
      height={height}
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** Path of the line that everything stands on. */
export function baseLine(axis: TimeAxis, y: number): string {
  return `M0 ${y}h${YEAR * slots(axis)}`;
}

/** Path of a bar that stands on `base`: a line up, as broad as its stroke; dashes make blocks of it. */
export function bar(axis: TimeAxis, year: number, base: number, height: number): string {
  return `M${mid(axis, year)} ${base}v-${Number(height.toFixed(1))}`;
}

/** Path of a dot: a point whose round cap is the dot. */
export function dot(axis: TimeAxis, year: number, y: number): string {
  return `M${mid(axis, year)} ${y}h.01`;
}

/** Path of a line from one year to another. */
export function line(axis: TimeAxis, from: number, to: number, y: number): string {
  return `M${mid(axis, from)} ${y}H${mid(axis, to)}`;
}
