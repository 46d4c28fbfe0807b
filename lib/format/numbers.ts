const integers = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** `149439` to `149,439`: English always, never the visitor's locale. */
export function number(value: number): string {
  return integers.format(value);
}

/** `1 work`, `6 works`; the plural is the noun and `s` unless it is given. */
export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${number(value)} ${value === 1 ? noun : plural}`;
}

/** `4` to `4th`. */
export function ordinal(value: number): string {
  const teen = value % 100 >= 11 && value % 100 <= 13;
  const ending = teen ? 'th' : ({ 1: 'st', 2: 'nd', 3: 'rd' }[value % 10] ?? 'th');
  return number(value) + ending;
}

/** `a`, `a and b`, `a, b and c`. */
export function list(items: readonly string[]): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
