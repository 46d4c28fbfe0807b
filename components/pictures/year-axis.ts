import { middle, type TimeAxis, ticks } from '../charts/time-axis';
import type { Svg } from './svg';
import { rule, text } from './text';

/** A part of the sheet in pixels. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Room under the line of the axis for the years. */
export const AXIS_FOOT = 32;

export function xOf(axis: TimeAxis, box: Box, year: number): number {
  return box.left + ((box.right - box.left) * middle(axis, year)) / 100;
}

/** The line at the foot of a chart, and its years; the outermost stay inside the box. */
export function yearAxis(axis: TimeAxis, box: Box): Svg[] {
  const base = box.bottom - AXIS_FOOT;
  return [
    rule(box.left, box.right, base, 'edge', 1.5),
    ...ticks(axis).map((year) => {
      const x = Math.min(box.right - 22, Math.max(box.left + 22, xOf(axis, box, year)));
      return text(String(year), x, box.bottom - 6, { size: 21, colour: 'faint', anchor: 'middle' });
    }),
  ];
}
