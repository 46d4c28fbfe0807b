import type { Rng } from '../rng';

const quoted = new Map<string, string>();

/** Turns words into OpenAlex's form, word to positions, as JSON text. */
export function invertedIndex(words: string[]): string {
  const places = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    const known = places.get(word);
    places.set(word, known === undefined ? String(at) : `${known},${at}`);
  }
  let json = '';
  for (const [word, positions] of places) json += `${json ? ',' : '{'}${quote(word)}:[${positions}]`;
  return `${json}}`;
}

/** Most words come back in thousands of abstracts. */
function quote(word: string): string {
  let text = quoted.get(word);
  if (text === undefined) {
    text = JSON.stringify(word);
    if (quoted.size < 50_000) quoted.set(word, text);
  }
  return text;
}

/** Real abstracts hold mark-up, line breaks, addresses, keys such as `prototype`, and positions that are missing or double. */
export function spoil(words: string[], rng: Rng): string[] {
  const odd = rng.next();
  if (odd < 0.012) return ['<jats:p>Abstract', ...words, '</jats:p>'];
  if (odd < 0.02) return words.map((word, at) => (at % 40 === 17 ? `${word}\n` : word));
  if (odd < 0.024) return [...words, 'Contact:', `author${rng.below(1000)}@example.org`];
  if (odd < 0.03) return [...words, 'constructor', '__proto__', 'toString', '42'];
  if (odd < 0.07) return words.filter((_, at) => at % 50 !== 13);
  return words;
}
