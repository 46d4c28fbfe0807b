import { TEXT_FORMATS, type TextFormat } from '../formats';

type Range = { type: string; q: number; order: number };

function parseRanges(accept: string): Range[] {
  return accept
    .slice(0, 1000)
    .split(',')
    .map((part, order) => {
      const [type = '', ...parameters] = part.split(';').map((text) => text.trim().toLowerCase());
      const q = parameters.find((text) => /^q\s*=/.test(text))?.split('=')[1];
      const weight = q === undefined ? 1 : Number(q);
      return { type, q: weight >= 0 && weight <= 1 ? weight : 0, order };
    });
}

/**
 * The format that a request ranks above HTML, else null. The most telling range of HTML counts
 * (text/html, then text/*, then *&#47;*); at equal weight an explicit format wins over a wildcard, else the one named first.
 */
export function preferredFormat(accept: string | null): TextFormat | null {
  if (!accept) return null;
  const ranges = parseRanges(accept);
  const html = ['text/html', 'text/*', '*/*']
    .map((type) => ranges.find((range) => range.type === type))
    .find(Boolean);
  const htmlOrder = html?.type === 'text/html' ? html.order : Number.POSITIVE_INFINITY;
  let best: (Range & { format: TextFormat }) | null = null;
  for (const { name, mediaType } of TEXT_FORMATS) {
    const range = ranges.find((item) => item.type === mediaType);
    if (!range || range.q === 0) continue;
    if (html && (range.q < html.q || (range.q === html.q && range.order > htmlOrder))) continue;
    if (!best || range.q > best.q || (range.q === best.q && range.order < best.order))
      best = { ...range, format: name };
  }
  return best?.format ?? null;
}
