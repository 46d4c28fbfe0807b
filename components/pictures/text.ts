import { FACES, type Face } from '#/lib/typeset/faces';
import { type Colour, PALETTE } from './palette';
import { type Svg, svg } from './svg';

type Style = { face?: Face; size: number; colour?: Colour; anchor?: 'start' | 'middle' | 'end' };

/** One line of text; `y` is its baseline. */
export function text(
  content: string,
  x: number,
  y: number,
  { face = 'sans', size, colour = 'ink', anchor = 'start' }: Style,
): Svg {
  const { family, weight } = FACES[face];
  return svg`<text x="${x}" y="${y}" font-family="${family}" font-weight="${weight}" font-size="${size}" fill="${PALETTE[colour]}" text-anchor="${anchor}">${content}</text>`;
}

/** Lines below each other; `y` is the first baseline, `leading` in parts of the size. */
export function block(lines: string[], x: number, y: number, leading: number, style: Style): Svg[] {
  return lines.map((line, index) => text(line, x, y + index * leading * style.size, style));
}

export function rule(x1: number, x2: number, y: number, colour: Colour = 'ink', width = 2): Svg {
  return svg`<path d="M${x1} ${y}H${x2}" stroke="${PALETTE[colour]}" stroke-width="${width}" fill="none"/>`;
}
