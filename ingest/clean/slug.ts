import anyAscii from 'any-ascii';

export const SLUG_LENGTH = 80;

/** Transliterated text of at most `length` characters of `a–z 0–9 -`, cut at a hyphen if one is near; '' when nothing is left. */
export function slugOf(text: string, length = SLUG_LENGTH): string {
  // Signs go before the transliteration, which has words for emoji.
  const letters = text
    .normalize('NFC')
    .replace(/['’ʼ`´]/g, '')
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ');
  const slug = anyAscii(letters)
    .toLowerCase()
    .replace(/['’`]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= length) return slug;
  const cut = slug.slice(0, length + 1);
  const end = cut.lastIndexOf('-');
  return cut.slice(0, end > length / 2 ? end : length).replace(/-+$/, '');
}

// Words that are addresses of their own below /authors, /works, /venues …, now or by the design's plan.
const RESERVED = new Set([
  'authors',
  'works',
  'venues',
  'topics',
  'institutions',
  'search',
  'about',
  'path',
  'co-authors',
  'cited-by',
  'changes',
  'index',
  'feed',
  'new',
  'sitemap',
  'robots',
  'api',
  'null',
  'undefined',
]);

/**
 * The bare slug an entity may have, or null when it must carry its id: names without letters, reserved words,
 * names that look like an id or end in a format's suffix (rule 11).
 */
export function bareSlug(name: string): { slug: string; isFree: boolean } {
  const slug = slugOf(name);
  const isFree =
    /[a-z]/.test(slug) &&
    !RESERVED.has(slug) &&
    !/^[a-z]\d+$/.test(slug) &&
    !/-[awistcf]\d+$/.test(slug) &&
    !/(?:^|-)(?:md|json|bib|ris|csv|atom|csl)$/.test(slug);
  return { slug: /[a-z]/.test(slug) ? slug : '', isFree };
}
