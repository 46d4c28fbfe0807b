const LENGTH = 300;
const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** The start of a text: whole sentences of about 300 characters; a longer first sentence is cut between words, with an ellipsis. */
export function excerptOf(text: string, length = LENGTH): string {
  if (text.length <= length) return text;
  let end = 0;
  for (const { index, segment } of SENTENCES.segment(text)) {
    const next = index + segment.length;
    if (next > length + length / 5 && end > 0) break;
    end = next;
    if (end >= length) break;
  }
  if (end <= length + length / 5) return text.slice(0, end).trim();
  const space = text.lastIndexOf(' ', length);
  return `${text
    .slice(0, space > length / 2 ? space : length)
    .toWellFormed()
    .replace(/[\s,;:–-]+$/, '')}…`;
}
