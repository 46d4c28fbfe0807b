import { number } from '#/lib/format/numbers';
import { slots, type TimeAxis } from '../charts/time-axis';
import { PALETTE } from './palette';
import { type Svg, svg } from './svg';
import { text } from './text';
import { AXIS_FOOT, type Box, xOf, yearAxis } from './year-axis';

/** Up to so many in a year each is a block of its own, which can be counted. */
const MOST_BLOCKS = 12;
const BLOCK = 40;
const LABEL = 30;
const HEADING = 28;

type Bars = {
  heading: string;
  values: { year: number; value: number }[];
  /** Works can be counted and are named each; what others count is quiet, and only its latest peak is named. */
  of: 'works' | 'citations';
};

/** Bars of years on the axis under what they are; an empty year is empty. */
export function yearBars({ heading, values, of }: Bars, axis: TimeAxis, box: Box): Svg[] {
  const base = box.bottom - AXIS_FOOT;
  const slot = (box.right - box.left) / slots(axis);
  const width = Math.min(slot * 0.8, 64);
  const most = Math.max(1, ...values.map(({ value }) => value));
  const unit = Math.min(BLOCK, (base - box.top - LABEL - HEADING) / most);
  const areBlocks = of === 'works' && most <= MOST_BLOCKS && unit >= 5;
  const peak = values.findLast(({ value }) => value === most)?.year;
  const bar = (x: number, y: number, height: number) =>
    svg`<rect x="${x - width / 2}" y="${y}" width="${width}" height="${height}" fill="${PALETTE[of === 'works' ? 'accent' : 'span']}"/>`;
  const headingY = base - unit * most - LABEL - 12;
  return [
    text(heading, box.left, headingY, { size: 22, colour: 'soft' }),
    ...yearAxis(axis, box),
    ...values.flatMap(({ year, value }) => {
      const x = xOf(axis, box, year);
      const top = base - unit * value;
      const blocks = areBlocks
        ? Array.from({ length: value }, (_, k) => bar(x, base - unit * (k + 1), unit - 2))
        : [bar(x, top, unit * value)];
      const isNamed = value > 0 && (year === peak || (of === 'works' && slot > 12 * number(most).length + 8));
      return isNamed
        ? [...blocks, text(number(value), x, top - 8, { size: 21, colour: 'soft', anchor: 'middle' })]
        : blocks;
    }),
  ];
}
