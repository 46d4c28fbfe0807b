/** Letters that stand in a square of their own: CJK, Hangul, full-width forms. */
const WIDE =
  /[\u1100-\u11ff\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

function letterWidth(letter: string): number {
  if (WIDE.test(letter)) return 14;
  return /[A-ZMW@%]/.test(letter) ? 9.6 : 8;
}

/** Pixels that a text of 13 px, bold, takes at most, by the widest fonts that a page may be shown in. */
export function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

/** The text, or as many whole words of it (of letters, if the first word is too long) as fit, with an ellipsis. */
export function fitText(text: string, width: number): string {
  if (textWidth(text) <= width) return text;
  const letters = [...text];
  let room = width - letterWidth('…');
  const end = letters.findIndex((letter) => {
    room -= letterWidth(letter);
    return room < 0;
  });
  const short = letters.slice(0, end).join('');
  const space = short.lastIndexOf(' ');
  return `${space > short.length / 3 ? short.slice(0, space) : short}…`;
}
