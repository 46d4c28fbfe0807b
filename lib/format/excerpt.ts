const LENGTH = 300;
/** Less than this of whole sentences says too little; then the text is cut between words instead. */
const LEAST = 120;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });
const ENDED = /[.!?…。！？]["'”’)\]]*$/;

/**
 * The start of a text: whole sentences of about 300 characters. A first sentence that is longer, or that was cut when
 * the text was stored (`isCut`), ends between words with an ellipsis.
 */
export function excerptOf(text: string, isCut: boolean, length = LENGTH): string {
  if (text.length <= length && (!isCut || ENDED.test(text))) return text;
  const most = length + length / 5;
  let end = 0;
  for (const { index, segment } of SENTENCES.segment(text)) {
    const next = index + segment.length;
    if (next > most || !ENDED.test(segment.trimEnd())) break;
    end = next;
    if (end >= length) break;
  }
  if (end >= LEAST) return text.slice(0, end).trim();
  return `${cutAtWord(text, length)}…`;
}

/** A text that was cut when it was stored, with an ellipsis where it stops inside a sentence. */
export function cutText(text: string): string {
  return ENDED.test(text) ? text : `${cutAtWord(text, text.length)}…`;
}

function cutAtWord(text: string, length: number): string {
  if (text.length <= length) return text.replace(/[\s,;:–-]+$/, '');
  const space = text.lastIndexOf(' ', length);
  return text
    .slice(0, space > length / 2 ? space : length)
    .toWellFormed()
    .replace(/[\s,;:–-]+$/, '');
}
