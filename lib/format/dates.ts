const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** `2026-10-14` to `14 October 2026`, `2026-10` to `October 2026`. A calendar date: read as text, so no time zone moves it. */
export function date(iso: string): string {
  const [, year = iso, month, day] = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?/.exec(iso) ?? [];
  const name = month && MONTHS[Number(month) - 1];
  return [day && name ? String(Number(day)) : '', name ?? '', year].filter(Boolean).join(' ');
}

/** `2013–2024`, `2025`, `since 2016`, `until 2014`, or nothing. `present` is said, never concluded. */
export function years(from: number | null, to: number | null, present = false): string {
  if (present) return from === null ? 'present' : `${from}–present`;
  if (from === null) return to === null ? '' : `until ${to}`;
  if (to === null) return `since ${from}`;
  return from === to ? String(from) : `${from}–${to}`;
}

/** A filter by years: `of 2019`, `from 2015 to 2019`, `without a certain year`. */
export function yearsPhrase(span: { from: number; to: number } | 'unknown' | null): string {
  if (span === null) return '';
  if (span === 'unknown') return 'without a certain year';
  return span.from === span.to ? `of ${span.from}` : `from ${span.from} to ${span.to}`;
}

export function decade(year: number): number {
  return Math.floor(year / 10) * 10;
}
