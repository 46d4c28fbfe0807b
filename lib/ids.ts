/**
 * OpenAlex ids inside Byline: the database holds the number, everything outside holds letter and number.
 * Numbers fit a JavaScript number (OpenAlex gives ten digits), so no bigint is needed in the code.
 */
export type EntityLetter = 'A' | 'W' | 'I' | 'S' | 'T' | 'C';

/** Ids from here upwards are the library's own: never linked to openalex.org. */
export const FIRST_LOCAL_ID = 9_000_000_001;
/** OpenAlex's stand-ins for "no author" and "Deleted Author ID". */
export const STAND_IN_AUTHORS: ReadonlySet<number> = new Set([9_999_999_999, 5_317_838_346]);

const ID =
  /^(?:https?:\/\/(?:api\.)?openalex\.org\/(?:[a-z]+\/)?)?([AWISTCVPF])([1-9]\d{0,14})\/?(?:[?#].*)?$/i;
/** Topics are kept as four-byte numbers. */
const LAST_TOPIC = 2 ** 31 - 1;

/** Number of an OpenAlex id (`https://openalex.org/A123`, `A123`) of that letter, else null. */
export function idNumber(id: unknown, letter: EntityLetter): number | null {
  if (typeof id !== 'string') return null;
  const match = ID.exec(id.trim());
  if (!match || match[1]?.toUpperCase() !== letter) return null;
  const number = Number(match[2]);
  return letter === 'T' && number > LAST_TOPIC ? null : number;
}

/** `A` and 123 to `A123`. */
export function idText(letter: EntityLetter, id: number): string {
  return `${letter}${id}`;
}

/** The id where OpenAlex knows it, null for a local one. Author ids end before the stand-in range, so one bound serves all kinds. */
export function openalexId(letter: EntityLetter, id: number): string | null {
  return id >= FIRST_LOCAL_ID && id !== 9_999_999_999 ? null : idText(letter, id);
}

/** Last part of a path id (`https://openalex.org/fields/17` to 17), else null. */
export function pathIdNumber(id: unknown): number | null {
  if (typeof id !== 'string') return null;
  const match = /(?:^|\/)(\d{1,9})$/.exec(id);
  return match ? Number(match[1]) : null;
}

/** True if the check digit of an ORCID iD (`0000-0002-1825-0097`) is right (ISO 7064 mod 11-2). */
export function isOrcid(text: string): boolean {
  if (!/^\d{4}-\d{4}-\d{4}-\d{3}[\dX]$/.test(text)) return false;
  const digits = text.replaceAll('-', '');
  let total = 0;
  for (const digit of digits.slice(0, 15)) total = (total + Number(digit)) * 2;
  const check = (12 - (total % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check));
}

/** Bare ORCID iD from any form it is written in, null when it is not one. */
export function orcidOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const match = /(\d{4}-\d{4}-\d{4}-\d{3}[\dXx])\/?$/.exec(value.trim());
  const orcid = match?.[1]?.toUpperCase();
  return orcid && isOrcid(orcid) ? orcid : null;
}

const LONGEST_DOI = 500;

/**
 * Bare lower-case DOI (`10.5555/abc`) from any form it is written in, else null. Only ASCII letters are folded,
 * what does not begin like a DOI ("n/a") is none. Some real DOIs hold two slashes, so they stay as they are.
 */
export function doiOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const bare = value
    .trim()
    .replace(/[A-Z]/g, (letter) => letter.toLowerCase())
    .replace(/^(?:https?:\/\/(?:dx\.)?doi\.org\/|doi:\s*)/, '');
  return /^10\.\d[^\p{C}\s]*\/[^\p{C}]+$/u.test(bare) && bare.length <= LONGEST_DOI ? bare : null;
}

const ARXIV_DOI = /10\.48550\/arxiv\.([\w./-]+)$/;
const ARXIV_PAGE = /arxiv\.org\/(?:abs|pdf)\/([\w./-]+?)(?:\.pdf)?$/;

/** arXiv id without version from a DOI or an address at arxiv.org or DataCite, else null. */
export function arxivOf(value: unknown): string | null {
  if (typeof value !== 'string') return null;
  const text = value.toLowerCase();
  const match = ARXIV_DOI.exec(text) ?? ARXIV_PAGE.exec(text);
  return match?.[1] && match[1].length <= 100 ? match[1].replace(/v\d+$/, '') : null;
}
