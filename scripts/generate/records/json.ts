/** Pieces of JSON text: records are put together from them, which is several times as fast as building objects. */
export const text = (value: string | null): string => (value === null ? 'null' : JSON.stringify(value));
export const list = (parts: string[]): string => `[${parts.join(',')}]`;
export const texts = (values: string[]): string =>
  `[${values.map((value) => JSON.stringify(value)).join(',')}]`;
/** For ids and links, which hold nothing to escape. */
export const plainTexts = (values: string[]): string => (values.length ? `["${values.join('","')}"]` : '[]');
export const plain = (value: string | null): string => (value === null ? 'null' : `"${value}"`);
export const rounded = (value: number, digits: number): number =>
  Math.round(value * 10 ** digits) / 10 ** digits;

/**
 * Keeps what was made for each of a numbered set of things. Going through a buffer makes one flat string of it;
 * a string that was put together stays a tree of its pieces, several times as large.
 */
export function remembered<T extends { index: number }>(make: (thing: T) => string): (thing: T) => string {
  const made: string[] = [];
  return (thing) => {
    made[thing.index] ??= Buffer.from(make(thing)).toString();
    return made[thing.index];
  };
}

/** A JSON object from keys and ready-made JSON values, in that order. */
export function object(entries: Record<string, string | number | boolean | null>): string {
  let json = '';
  for (const key in entries) json += `${json ? ',' : '{'}"${key}":${entries[key]}`;
  return `${json || '{'}}`;
}
