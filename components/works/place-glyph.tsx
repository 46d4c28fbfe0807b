/** Up to so many authors each is a dot; a longer byline is a line with a mark in proportion. */
const MOST_DOTS = 12;

/**
 * The subject's place in the byline, in words and drawn. The style sheet paints the dots before the words, and the mark
 * at one of twelve places, as the classes say: one element a row, and no line break parts drawing and words.
 */
export function Place({ position, of, words }: { position: number; of: number; words: string }) {
  const isLine = of > MOST_DOTS;
  const mark = isLine ? 1 + Math.round(((MOST_DOTS - 1) * (position - 1)) / (of - 1)) : position;
  return <i className={isLine ? `a${mark} far` : `a${mark} b${of}`}>{words}</i>;
}
