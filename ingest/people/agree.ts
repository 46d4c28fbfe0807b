import { fold } from '#/lib/fold';

/** First and last word of a name, folded. */
export type NameEnds = { first: string; last: string };

/** The ends of a name as it stands and, with one comma (`Lan, Wei B.`), turned round; nothing for a name without letters. */
export function nameEnds(name: string): NameEnds[] {
  const parts = name.split(',');
  const readings = parts.length === 2 ? [name, `${parts[1]} ${parts[0]}`] : [name];
  return readings.flatMap((reading) => {
    const words = fold(reading).split(' ');
    const [first, last] = [words[0] ?? '', words[words.length - 1] ?? ''];
    return first === '' ? [] : [{ first, last }];
  });
}

/**
 * True if two names can be one person's: the last words are equal and the first words share their first letter, with one
 * of them read in either order (`Wei Lan`, `Lan, Wei`, `W. Lan`). Reading both backwards would compare first names:
 * then Maria Silva would be Maria Santos.
 */
export function namesAgree(a: NameEnds, b: NameEnds): boolean {
  return alike(a, b) || alike(a, reversed(b)) || alike(reversed(a), b);
}

function alike(a: NameEnds, b: NameEnds): boolean {
  return a.last === b.last && a.first.codePointAt(0) === b.first.codePointAt(0);
}

function reversed({ first, last }: NameEnds): NameEnds {
  return { first: last, last: first };
}
