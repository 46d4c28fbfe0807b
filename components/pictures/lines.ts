import type { Face } from '#/lib/typeset/faces';
import type { Pen } from '#/lib/typeset/pen';

export type Setting = { pen: Pen; face: Face; size: number; width: number };

/** Pieces between which a line may end: after spaces and hyphens. */
function pieces(text: string): string[] {
  return text.match(/[^\s-]*(?:-+|\s+|$)/g)?.filter((piece) => piece !== '') ?? [];
}

/** A word that is longer than a line, in parts that fit. */
function chop(word: string, { pen, face, size, width }: Setting): string[] {
  const parts = [''];
  for (const letter of word) {
    if (pen.width(parts.at(-1) + letter, face, size) > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
}

/** A text in lines that are no wider than the setting allows. */
export function breakLines(text: string, setting: Setting): string[] {
  const fits = (line: string) =>
    setting.pen.width(line.trimEnd(), setting.face, setting.size) <= setting.width;
  const lines: string[] = [];
  for (const piece of pieces(text).flatMap((word) => (fits(word) ? [word] : chop(word, setting)))) {
    const longer = (lines.at(-1) ?? '') + piece;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** The start of a text that fits on one line, cut at a word if it can be, and an ellipsis. */
export function cut(text: string, setting: Setting): string {
  const fits = (line: string) => setting.pen.width(line, setting.face, setting.size) <= setting.width;
  if (fits(text)) return text;
  const words = text.split(' ');
  while (words.length > 1 && !fits(`${words.join(' ')}…`)) words.pop();
  let start = words
    .join(' ')
    .replace(/(?: (?:a|an|and|at|de|des|du|for|in|la|of|on|the|und))+$/i, '')
    .replace(/[\s,;:.–-]+$/, '');
  while (start !== '' && !fits(`${start}…`)) start = start.slice(0, -1);
  return `${start}…`;
}

/** At most so many lines; what does not fit ends in an ellipsis. */
export function breakAtMost(text: string, most: number, setting: Setting): string[] {
  const lines = breakLines(text, setting);
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(' '), setting)];
}

/** The same number of lines at about the same length: no last line of one word. */
function balance(text: string, setting: Setting): string[] {
  const lines = breakLines(text, setting);
  let best = lines;
  for (let width = setting.width * 0.96; lines.length > 1 && width > setting.width / 2; width *= 0.96) {
    const narrower = breakLines(text, { ...setting, width });
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return best;
}

export type Fitted = { lines: string[]; size: number };

/** The largest of the sizes at which a text takes no more than its number of lines; cut at the last one. */
export function fitLines(
  text: string,
  steps: readonly (readonly [size: number, most: number])[],
  setting: Omit<Setting, 'size'>,
): Fitted {
  for (const [size, most] of steps) {
    const lines = balance(text, { ...setting, size });
    if (lines.length <= most) return { lines, size };
  }
  const [size, most] = steps.at(-1) ?? [16, 1];
  return { lines: breakAtMost(text, most, { ...setting, size }), size };
}
