/** The wordmark on a field of 68 × 26, the same as in public/wordmark.svg. */
export const WORDMARK = {
  /** strokes, 2.2 wide */
  letters:
    'M2.1 2v17M2.1 13.5a4.8 4.8 0 1 0 9.6 0 4.8 4.8 0 1 0-9.6 0M30 2v17M35.5 8v11M41 8v11M41 13.2c0-2.9 1.8-4.5 4.2-4.5s4.2 1.6 4.2 4.5V19M53.5 13.4H63a4.8 4.8 0 1 0-1.5 3.6',
  /** a filled shape */
  y: 'M14.3 8h2.4l3.8 8.2L24.3 8h2.4l-7.6 16.2h-2.4l2.5-5.4z',
  dot: { cx: 35.5, cy: 3.6, r: 2.1 },
} as const;
