// Tried on real affiliation strings (design, section 13): every address and number goes, "Tel Aviv" and postal codes stay.
const EMAIL =
  /(?:(?<!\p{L})(?:(?:e-?)?mails?|electronic address|contact)(?!\p{L})\s*[:.]?\s*)?(?:\{[^}]*\}|[\p{L}\p{N}_.%+-]+)\s?[@＠]\s?[\p{L}\p{N}_-]+(?:\s?\.\s?[\p{L}\p{N}_-]+)+/giu;
const PHONE =
  /(?<!\p{L})(?:tel(?:ephone)?|t[ée]l|phone|ph|fax|mobile)(?!\p{L})[\s.:/]*(?:fax(?!\p{L})[\s.:]*)?\+?\(?\d[\d\s()./+–-]{5,}/giu;
// A plus and eight digits or more are a telephone number, whatever stands before them.
const ABROAD = /(?:(?<!\p{L})(?:ph|[tf])[\s.:]+)?(?<![\p{L}\d])\+\s?\(?\d(?:[\s()./–-]*\d){7,}/giu;
const LEFT_LABEL =
  /[\s,;:.(]*(?<!\p{L})(?:e-?mails?|electronic address|correspondence|contact)(?!\p{L})\s*[:.]?\s*(?:\(\s*\))?\s*$/giu;

/** Text without e-mail addresses, telephone and fax numbers (rule 13); applied before anything is stored. */
export function withoutContacts(text: string): string {
  // Each search is slow, and few texts hold what one of them begins with.
  let bare = /[@＠]/.test(text) ? text.replace(EMAIL, '') : text;
  if (/tel|t[ée]l|ph|fax|mobile/iu.test(bare)) bare = bare.replace(PHONE, '');
  if (bare.includes('+')) bare = bare.replace(ABROAD, '');
  if (bare === text) return text;
  return bare
    .replace(LEFT_LABEL, '')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
}
