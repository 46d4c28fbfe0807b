const SPACE = 399_999_959;
const STEP = 88_172_647;

/**
 * Spreads an index over a range of ids, one to one, so that ids are no order of time.
 * The range (8,000,000,000 and up) lies above the ids OpenAlex gives and below the ones a library gives itself.
 */
function scattered(index: number, salt: number): number {
  return 8_000_000_000 + ((index * STEP + salt) % SPACE);
}

/** Ids of everything that is numbered, each with its letter. */
export const workId = (index: number): string => `W${scattered(index, 17_011)}`;
export const authorId = (index: number): string => `A${scattered(index, 90_007)}`;
export const institutionId = (index: number): string => `I${scattered(index, 5_003)}`;
export const sourceId = (index: number): string => `S${scattered(index, 7_001)}`;
export const conceptId = (index: number): string => `C${scattered(index, 3_001)}`;
export const publisherId = (index: number): string => `P${scattered(index, 1_009)}`;
export const funderId = (index: number): string => `F${scattered(index, 2_003)}`;
/** The form in which ids stand in records. */
export const url = (id: string): string => `https://openalex.org/${id}`;

/** An ORCID iD with a right check digit, in a block that ORCID has not opened. */
export function orcid(index: number): string {
  const base = `000909${String((index * 7_919_317 + 3_141) % 999_999_937).padStart(9, '0')}`;
  let sum = 0;
  for (const digit of base) sum = (sum + Number(digit)) * 2;
  const check = (12 - (sum % 11)) % 11;
  return `${base}${check === 10 ? 'X' : check}`.replace(/(.{4})(?=.)/g, '$1-');
}

/** An ISSN with a right check digit. */
export function issn(index: number): string {
  const base = String((index * 739_391 + 1_234_577) % 9_999_991).padStart(7, '0');
  const sum = [...base].reduce((total, digit, place) => total + Number(digit) * (8 - place), 0);
  const check = (11 - (sum % 11)) % 11;
  return `${base.slice(0, 4)}-${base.slice(4)}${check === 10 ? 'X' : check}`;
}

const BASE32 = '0123456789abcdefghjkmnpqrstvwxyz';

/** A ROR id with a right checksum (ISO 7064, modulus 97). */
export function ror(index: number): string {
  const number = (index * 5_987_311 + 771_377) % 1_073_741_789;
  let text = '';
  for (let rest = number, place = 0; place < 6; place++, rest = Math.floor(rest / 32))
    text = BASE32[rest % 32] + text;
  return `0${text}${String(98 - ((number * 100) % 97)).padStart(2, '0')}`;
}
