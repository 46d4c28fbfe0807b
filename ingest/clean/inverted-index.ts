import { objectOf } from './text';

/** The words of an abstract in their order, as `parseWithWords` reads them from an inverted index. */
export class AbstractWords {
  constructor(readonly inOrder: string[]) {}
}

const KEY = '"abstract_inverted_index":';
// biome-ignore lint/suspicious/noControlCharactersInRegex: JSON allows none in its strings
const ESCAPE_OR_CONTROL = /[\\\u0000-\u001F]/;

/**
 * JSON.parse of a record, with its inverted index as `AbstractWords`: to make an object of an index's hundreds of
 * different keys takes longer than all the rest of the record, and nobody but `abstractText` asks for it.
 * An index that is not as usual stays the object it is; a word that is listed twice, as none is, keeps all its places.
 * @throws SyntaxError for what is no JSON.
 */
export function parseWithWords(text: string): unknown {
  const start = text.indexOf(KEY) + KEY.length;
  const found = start < KEY.length ? null : wordsAt(text, start);
  // Several records on one line are an API page, which has no need of haste.
  if (found === null || text.includes(KEY, found.end)) return JSON.parse(text);
  const value = JSON.parse(`${text.slice(0, start)}null${text.slice(found.end)}`);
  if (objectOf(value).abstract_inverted_index !== null) return JSON.parse(text);
  value.abstract_inverted_index = new AbstractWords(found.words);
  return value;
}

/**
 * The words of an index that begins at `start`, and where it ends. Null for one that has escapes or white space in it,
 * or other than one word at each position from 0.
 */
function wordsAt(text: string, start: number): { words: string[]; end: number } | null {
  const words: string[] = [];
  let count = 0;
  let at = start;
  if (text[at] !== '{') return null;
  do {
    const wordEnd = text.indexOf('"', at + 2);
    if (text[at + 1] !== '"' || !text.startsWith('":[', wordEnd)) return null;
    const word = text.slice(at + 2, wordEnd);
    at = wordEnd + 2;
    do {
      const { number, end } = numberAt(text, at + 1);
      if (number < 0 || words[number] !== undefined) return null;
      words[number] = word;
      count += 1;
      at = end;
    } while (text[at] === ',');
    if (text[at] !== ']') return null;
    at += 1;
  } while (text[at] === ',');
  const isUsual =
    text[at] === '}' && count === words.length && !ESCAPE_OR_CONTROL.test(text.slice(start, at));
  return isUsual ? { words, end: at + 1 } : null;
}

const [ZERO, NINE] = ['0'.charCodeAt(0), '9'.charCodeAt(0)];

/** The number that begins at `start`, and where it ends; -1 for none and for one with zeros before it. */
function numberAt(text: string, start: number): { number: number; end: number } {
  let number = 0;
  let end = start;
  for (let code = text.charCodeAt(end); code >= ZERO && code <= NINE; code = text.charCodeAt(end)) {
    number = number * 10 + code - ZERO;
    end += 1;
  }
  const isNumber = end === start + 1 || (end > start && text[start] !== '0');
  return { number: isNumber ? number : -1, end };
}
