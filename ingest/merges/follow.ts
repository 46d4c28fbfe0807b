import type { BylineEntry } from '../openalex/byline';

/**
 * A byline with merged ids replaced by their survivors. Whoever then stands on it twice stands once, at the first place,
 * with the institutions and printed affiliations of both lines (rule 3). No survivor (null): OpenAlex deleted the author,
 * whose printed name and place stay.
 */
export function followMerges(
  byline: BylineEntry[],
  survivors: ReadonlyMap<number, number | null>,
): BylineEntry[] {
  const lines: BylineEntry[] = [];
  const placeOf = new Map<number, BylineEntry>();
  for (const line of byline) {
    const id = line.a === null ? null : survivors.has(line.a) ? (survivors.get(line.a) ?? null) : line.a;
    const first = id === null ? undefined : placeOf.get(id);
    if (first) {
      first.i = [...new Set([...first.i, ...line.i])];
      first.s = [...first.s, ...line.s];
      first.c ||= line.c;
      continue;
    }
    const own = { ...line, a: id };
    if (id !== null) placeOf.set(id, own);
    lines.push(own);
  }
  return lines;
}
