/** No line that a command prints is wider. */
export const COLUMNS = 80;

/** The end of a text in so many columns: of a long path the end tells more than the beginning. */
export function keepEnd(text: string, width: number): string {
  const letters = [...text];
  return letters.length <= width ? text : `…${letters.slice(letters.length - width + 1).join('')}`;
}

/** Words in lines of at most 80 columns behind `indent` spaces; a word that is longer is cut. */
export function wrap(text: string, indent: number): string {
  const lines: string[] = [];
  for (const word of text.split(' ').map((part) => keepEnd(part, COLUMNS - indent))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && [...longer].length <= COLUMNS - indent) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line) => ' '.repeat(indent) + line).join('\n');
}
