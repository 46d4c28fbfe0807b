import { nameOf } from '../clean/name';
import { objectOf } from '../clean/text';

type Raw = Record<string, unknown>;

/** The items of a list in any of ORCID's forms: a JSON array, one XML element, null or nothing. */
export function itemsOf(value: unknown): Raw[] {
  return (Array.isArray(value) ? value : [value])
    .map(objectOf)
    .filter((item) => Object.keys(item).length > 0);
}

/** Cleaned text that stands alone (`"2012"`) or wrapped (`{ "value": "2012" }`), else null. */
export function wrappedText(value: unknown): string | null {
  return nameOf(value) ?? nameOf(objectOf(value).value);
}

/** True for what says that everybody may see it (`PUBLIC` in version 2). What says nothing is not public. */
export function isPublic(item: Raw): boolean {
  return typeof item.visibility === 'string' && item.visibility.toLowerCase() === 'public';
}

/** Milliseconds (JSON) or a timestamp (XML) as ISO text that compares by time; '' when there is none. */
export function timestampOf(value: unknown): string {
  const said = objectOf(value).value ?? value;
  const time =
    typeof said === 'number'
      ? said
      : typeof said === 'string'
        ? Date.parse(said.trim().replace(/(T[\d:.]+)$/, '$1Z'))
        : Number.NaN;
  return Number.isFinite(time) && Math.abs(time) < 8.64e15 ? new Date(time).toISOString() : '';
}
