/** A piece of SVG that is safe to put into another one. */
export class Svg {
  constructor(readonly text: string) {}
}

type Value = Svg | Svg[] | string | number | null;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function written(value: Value): string {
  if (value === null) return '';
  if (value instanceof Svg) return value.text;
  if (Array.isArray(value)) return value.map((item) => item.text).join('');
  if (typeof value === 'number') return String(Number(value.toFixed(2)));
  return value.replace(/[&<>"]/g, (letter) => ENTITIES[letter] ?? letter);
}

/** A template of SVG: pieces are taken as they are, texts are escaped, numbers are rounded. */
export function svg(parts: TemplateStringsArray, ...values: Value[]): Svg {
  return new Svg(parts.map((part, index) => part + written(values[index] ?? null)).join(''));
}
