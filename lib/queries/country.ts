const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** English name of an ISO country code, null for what is none. */
export function countryName(code: string | null): string | null {
  return code !== null && /^[A-Z]{2}$/.test(code) ? (NAMES.of(code) ?? null) : null;
}
