import { number } from '#/lib/format/numbers';
import type { Pen } from '#/lib/typeset/pen';
import type { Svg } from './svg';
import { rule, text } from './text';

export type Measure = { measure: string; figures: { base: string; value: number }[] };

/** Height of the strip from its rules to the lowest letter. */
export const FIGURES_HEIGHT = 116;
const VALUE = 46;
const LABEL = 22;
/** Between figures of a measure, and between measures. */
const GAP = 36;
const BREAK = 56;

/** The strip of numbers as on the page, a measure under its rule and each number over its base; and where it ends. */
export function figures(
  measures: Measure[],
  left: number,
  top: number,
  pen: Pen,
): { pieces: Svg[]; end: number } {
  const pieces: Svg[] = [];
  let x = left;
  for (const { measure, figures: cells } of measures) {
    const start = x;
    pieces.push(text(measure, x, top + 30, { size: LABEL, colour: 'soft' }));
    for (const { base, value } of cells) {
      const shown = number(value);
      pieces.push(text(shown, x - 1, top + 80, { size: VALUE }));
      pieces.push(text(base, x, top + 110, { size: LABEL, colour: 'soft' }));
      x += Math.max(pen.width(shown, 'sans', VALUE), pen.width(base, 'sans', LABEL)) + GAP;
    }
    const end = Math.max(x - GAP, start + pen.width(measure, 'sans', LABEL));
    pieces.push(rule(start, end, top));
    x = end + BREAK;
  }
  return { pieces, end: x - BREAK };
}
