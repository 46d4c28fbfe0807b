import { PALETTE } from './palette';
import { type Svg, svg } from './svg';
import { WORDMARK } from './wordmark';

/** The size that sites ask for which show a picture beside a link, and where things stand on it. */
export const SHEET = { width: 1200, height: 630, left: 72, right: 1128, top: 118, bottom: 590 } as const;
export const INNER = SHEET.right - SHEET.left;

function wordmark(): Svg {
  const { letters, y, dot } = WORDMARK;
  const { ink, accent } = PALETTE;
  return svg`<g transform="translate(69 42) scale(1.45)"><path d="${letters}" fill="none" stroke="${ink}" stroke-width="2.2"/><path d="${y}" fill="${ink}"/><circle cx="${dot.cx}" cy="${dot.cy}" r="${dot.r}" fill="${accent}"/></g>`;
}

/** A whole picture: paper, the wordmark, and what stands under it. */
export function sheet(content: Svg[]): string {
  const { width, height } = SHEET;
  return svg`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${PALETTE.paper}"/>${wordmark()}${content}</svg>`
    .text;
}
