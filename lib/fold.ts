import { decodeHTML } from 'entities';

const LETTERS: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe', ß: 'ss' };

/**
 * The one fold for search, matching and sorting (design, rule 13): entities decoded twice, tags out,
 * lower case, undecomposable letters replaced, marks and apostrophes out, everything else one space.
 */
export function fold(text: string): string {
  // ASCII letters, digits and spaces fold to themselves in lower case; most names take this way.
  if (/^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/.test(text)) return text.toLowerCase();
  const plain = decodeHTML(decodeHTML(text))
    .replace(/<[^>]*>/g, '')
    .toLowerCase()
    .replace(/[øłđıæœß]/g, (letter) => LETTERS[letter] ?? letter);
  return plain
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const CJK = /[぀-ヿ㐀-鿿豈-﫿]/g;

/** A folded title that tells works apart: three words, or eight Han or kana characters. */
export function isTelling(folded: string): boolean {
  return folded.split(' ').length >= 3 || (folded.match(CJK)?.length ?? 0) >= 8;
}
