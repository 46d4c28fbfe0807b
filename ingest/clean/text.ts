import { decodeHTML } from 'entities';

// Soft hyphen, zero-width space, word joiner, signs of maths that are not seen, BOM; marks, embeddings, overrides and
// isolates of direction.
const INVISIBLE = /[\u00AD\u180E\u200B\u2060-\u2064\uFEFF\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;
// ZWNJ and ZWJ (200C, 200D) are letters' business in Persian and Indic names and stay; these scripts have no use for them.
const JOINER =
  /(?<=^|[\s\p{P}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\u200C\u200D]+/gu;
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out
const CONTROL = /[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g;
// Words of printable ASCII with one space between them: nothing to fix.
const PLAIN = /^[!-~]+(?: [!-~]+)*$/;

/** Entities decoded once, NFC, no control or direction characters, white space folded (rule 13). */
export function cleanText(text: string): string {
  return fixCharacters(text.includes('&') ? decodeHTML(text) : text);
}

/** As `cleanText`, entities left alone: for text that is decoded already. */
export function fixCharacters(text: string): string {
  if (PLAIN.test(text)) return text;
  return (
    text
      .toWellFormed()
      .replace(INVISIBLE, '')
      .replace(CONTROL, '')
      .replace(JOINER, '')
      // Last, as what was taken out may have stood between a letter and its accent.
      .normalize('NFC')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** No name, identifier or address part is longer; what is, is cut, because an index cannot hold it. */
const LONGEST = 500;

/** Cleaned text of a value that may be anything, cut to `longest` characters; null for what is no text or empty. */
export function textOf(value: unknown, longest = LONGEST): string | null {
  if (typeof value !== 'string') return null;
  return cutText(cleanText(value), longest);
}

/** Cleaned text cut to `longest` characters, null for none. */
export function cutText(text: string, longest = LONGEST): string | null {
  if (text === '') return null;
  return text.length <= longest ? text : text.slice(0, longest).toWellFormed().trim();
}

/** An absolute http(s) address, normalised, else null: nothing else may become a link. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 2000) return null;
  const text = fixCharacters(value);
  if (!/^https?:\/\//i.test(text) || !URL.canParse(text)) return null;
  return new URL(text).href;
}

/** The largest number an int column holds; what is larger is no count and no year. */
export const MOST = 2 ** 31 - 1;

/** A whole number that a column can hold, from a number or its decimal digits, else null. */
export function integerOf(value: unknown): number | null {
  const number = typeof value === 'string' && /^-?\d+$/.test(value.trim()) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) && Math.abs(number) <= MOST ? number : null;
}

/** A calendar date `YYYY-MM-DD` that exists, else null. No time zone takes part. */
export function dateOf(value: unknown): string | null {
  const match = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})/.exec(value) : null;
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return year > 0 && month >= 1 && month <= 12 && day >= 1 && day <= days ? match[0] : null;
}

/** The values of a list that may be missing, null or no list. */
export function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A JSON object's members, or nothing when the value is no object. */
export function objectOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {};
}
