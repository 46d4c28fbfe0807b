import { nameOf } from '../clean/name';
import { listOf, objectOf } from '../clean/text';
import { type GivenYear, givenYear, NO_DATE } from '../people/date';

export type Snak = Record<string, unknown>;
export type Claim = { main: Snak; qualifiers: Record<string, unknown> };

/** Statements of a property that count: none that are deprecated, and only preferred ones if there are any. */
export function claimsOf(entity: Record<string, unknown>, property: string): Claim[] {
  const all = listOf(objectOf(entity.claims)[property]).map(objectOf);
  const preferred = all.filter((claim) => claim.rank === 'preferred');
  return (preferred.length > 0 ? preferred : all.filter((claim) => claim.rank !== 'deprecated')).map(
    (claim) => ({ main: objectOf(claim.mainsnak), qualifiers: objectOf(claim.qualifiers) }),
  );
}

/** A snak's value; null for "unknown value" and "no value". */
export function snakValue(snak: Snak): unknown {
  return snak.snaktype === 'value' ? (objectOf(snak.datavalue).value ?? null) : null;
}

/** Cleaned texts of a property: strings, or the text of monolingual ones. */
export function textsOf(entity: Record<string, unknown>, property: string): string[] {
  const texts = claimsOf(entity, property).map(({ main }) => {
    const value = snakValue(main);
    const text = typeof value === 'string' ? value : objectOf(value).text;
    return nameOf(text) ?? '';
  });
  return [...new Set(texts.filter((text) => text !== ''))];
}

/** The item (`Q…`) that a snak names, else null. */
export function itemOf(snak: Snak): string | null {
  const value = objectOf(snakValue(snak));
  const id = typeof value.id === 'string' ? value.id : `Q${value['numeric-id']}`;
  return /^Q[1-9]\d{0,14}$/.test(id) ? id : null;
}

/**
 * The year of the first such qualifier. Only a precision of a year or finer (9 to 11) gives one: the rest of the text is
 * padding. An unknown value is a date that is given and cannot be told.
 */
export function qualifierYear({ qualifiers }: Claim, property: string, lastYear: number): GivenYear {
  const snak = objectOf(listOf(qualifiers[property])[0]);
  if (snak.snaktype === 'somevalue') return { year: null, given: true, fault: null };
  const value = objectOf(snakValue(snak));
  const precision = Number(value.precision);
  const match = /^([+-])(\d{4,16})-(\d\d)-(\d\d)T/.exec(String(value.time ?? ''));
  if (Object.keys(value).length === 0) return NO_DATE;
  if (!match) return { year: null, given: true, fault: 'cannot be read' };
  if (precision < 9) return { year: null, given: true, fault: null };
  const [, sign, year, month, day] = match as unknown as [string, string, string, string, string];
  return givenYear(
    `${sign === '-' ? '-' : ''}${year}`,
    precision >= 10 ? month : null,
    precision >= 11 ? day : null,
    lastYear,
  );
}
