// Tried on real affiliation strings (design, section 13): every address goes, "Tel Aviv" stays.
const EMAIL =
  /(?:(?<!\p{L})(?:e-?mails?|electronic address|contact)(?!\p{L})\s*[:.]?\s*)?(?:\{[^}]*\}|[\p{L}\p{N}_.%+-]+)\s?[@＠]\s?[\p{L}\p{N}_-]+(?:\s?\.\s?[\p{L}\p{N}_-]+)+/giu;
const PHONE =
  /(?<!\p{L})(?:tel(?:ephone)?|t[ée]l|phone|fax|mobile)(?!\p{L})[\s.:/]*(?:fax(?!\p{L})[\s.:]*)?\+?\(?\d[\d\s()./+–-]{5,}/giu;
const LEFT_LABEL =
  /[\s,;:.(]*(?<!\p{L})(?:e-?mails?|electronic address|correspondence|contact)(?!\p{L})\s*[:.]?\s*(?:\(\s*\))?\s*$/giu;

/** Text without e-mail addresses, telephone and fax numbers (rule 13); applied before anything is stored. */
export function withoutContacts(text: string): string {
  if (!/[@＠]|tel|t[ée]l|phone|fax|mobile/iu.test(text)) return text;
  const bare = text.replace(EMAIL, '').replace(PHONE, '');
  if (bare === text) return text;
  return bare
    .replace(LEFT_LABEL, '')
    .replace(/\s+([,;.])/g, '$1')
    .replace(/([,;])(?:\s*[,;])+/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.]+|[\s,;:]+$/g, '');
}
