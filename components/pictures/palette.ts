/** Pictures are on paper: the light tokens of app/styles/tokens.css in sRGB, since their renderer knows no OKLCH. */
export const PALETTE = {
  paper: '#fcfefe',
  ink: '#151d22',
  soft: '#4a545a',
  faint: '#646d73',
  line: '#d4dadd',
  edge: '#7f888d',
  accent: '#006576',
  span: '#7d959d',
  alert: '#af2b25',
} as const;

export type Colour = keyof typeof PALETTE;
