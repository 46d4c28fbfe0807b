/**
 * What a parser makes of one record of ORCID or Wikidata: the cleaned body (never the raw record), what it is found by
 * and speaks of, and the dates that could not be used. A body without `names` or `name` says that the record is gone.
 * `updated` null: an answer without a date that holds now, such as "not found".
 */
export type PersonRow = {
  key: string;
  updated: string | null;
  body: Record<string, unknown>;
  refs: string[];
  faults: string[];
};

/** A record that gives nothing any more. */
export function goneRow(key: string, updated: string | null = null): PersonRow {
  return { key, updated, body: {}, refs: [], faults: [] };
}

/** A ROR id as the address that OpenAlex writes, from any form, else null. */
export function rorOf(value: string | null): string | null {
  const match = /(?:^|\/)(0[a-z0-9]{6}\d{2})\/?$/i.exec(value ?? '');
  return match?.[1] ? `https://ror.org/${match[1].toLowerCase()}` : null;
}

/** A GRID id (`grid.7468.d`) from any form, else null. */
export function gridOf(value: string | null): string | null {
  return /grid\.\d+\.[0-9a-f]+$/i.exec(value ?? '')?.[0].toLowerCase() ?? null;
}

/** References to an institution by all that names it. */
export function institutionRefs(place: {
  ror?: string | null;
  grid?: string | null;
  item?: string | null;
  fold?: string | null;
}): string[] {
  const refs = [
    ['ror', place.ror],
    ['grid', place.grid],
    ['item', place.item],
    ['name', place.fold],
  ] as const;
  return refs.filter(([, value]) => value).map(([kind, value]) => `${kind}:${value}`);
}
