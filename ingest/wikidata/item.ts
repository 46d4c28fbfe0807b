import { fold } from '#/lib/fold';
import { idNumber, orcidOf } from '#/lib/ids';
import { nameOf } from '../clean/name';
import { addressOf, listOf, objectOf } from '../clean/text';
import { givenRange } from '../people/date';
import { goneRow, gridOf, institutionRefs, type PersonRow, rorOf } from '../people/record';
import { claimsOf, itemOf, qualifierYear, textsOf } from './claims';

type Raw = Record<string, unknown>;

const KINDS = { P108: 'employment', P1416: 'affiliation', P69: 'education' } as const;

/**
 * A Wikidata item: a person with an ORCID iD or OpenAlex id, an institution or country that persons may name, null for
 * anything else, or a reason why it cannot be used. A deleted item and one that is a redirect now are gone.
 */
export function parseItem(entity: Raw, lastYear: number): PersonRow | string | null {
  if (typeof entity.redirect === 'string' && typeof entity.entity === 'string')
    return isItem(entity.entity) ? goneRow(entity.entity) : null;
  if (typeof entity.id !== 'string' || !/^[QPL][1-9]\d*/.test(entity.id))
    return 'not a Wikidata entity: no id';
  if (!isItem(entity.id)) return null;
  if ('missing' in entity) return goneRow(entity.id);
  if (!('claims' in entity) || !('labels' in entity)) return 'partial answer: no labels or claims';
  const person = parsePerson(entity, lastYear);
  const found = person ?? parsePlace(entity);
  return found && { key: entity.id, updated: revision(entity), ...found };
}

function isItem(id: string): boolean {
  return /^Q[1-9]\d{0,14}$/.test(id);
}

// Several edits may fall into one second: the revision tells their order. Dumps before 2020 give neither.
function revision({ modified, lastrevid }: Raw): string {
  return typeof modified === 'string' ? `${modified} ${String(lastrevid ?? '').padStart(12, '0')}` : '';
}

function parsePerson(entity: Raw, lastYear: number): Pick<PersonRow, 'body' | 'refs' | 'faults'> | null {
  const orcids = textsOf(entity, 'P496')
    .map(orcidOf)
    .filter((orcid) => orcid !== null);
  const authors = textsOf(entity, 'P10283')
    .map((id) => idNumber(id, 'A'))
    .filter((id) => id !== null);
  if (orcids.length + authors.length === 0) return null;
  const faults: string[] = [];
  const statements = Object.entries(KINDS).flatMap(([property, kind]) =>
    claimsOf(entity, property).flatMap((claim) => {
      const item = itemOf(claim.main);
      if (item === null) return [];
      const at = qualifierYear(claim, 'P585', lastYear);
      const [start, end] = ['P580', 'P582'].map((qualifier) => qualifierYear(claim, qualifier, lastYear)) as [
        typeof at,
        typeof at,
      ];
      return [
        {
          k: kind,
          q: item,
          ...givenRange(kind, start.given ? start : at, end.given ? end : start.given ? end : at, faults),
        },
      ];
    }),
  );
  const native = textsOf(entity, 'P1559');
  const body = {
    names: [...new Set([...native, ...labels(entity), ...aliases(entity)])],
    native,
    orcids,
    authors,
    statements,
    // "Unknown value" says that the person died, not when.
    died: claimsOf(entity, 'P570').some(({ main }) => main.snaktype !== 'novalue'),
    homepage:
      textsOf(entity, 'P856')
        .map(addressOf)
        .find((address) => address !== null) ?? null,
  };
  const refs = [
    ...orcids.map((orcid) => `orcid:${orcid}`),
    ...authors.map((id) => `author:${id}`),
    ...statements.map(({ q }) => `item:${q}`),
  ];
  return { body, refs: [...new Set(refs)], faults };
}

/** An institution (with ROR, GRID or at least a country) or a country (with its code). */
function parsePlace(entity: Raw): Pick<PersonRow, 'body' | 'refs' | 'faults'> | null {
  const name = labels(entity)[0];
  const ror = rorOf(textsOf(entity, 'P6782')[0] ?? null);
  const grid = gridOf(textsOf(entity, 'P2427')[0] ?? null);
  const code = textsOf(entity, 'P297')[0]?.toUpperCase() ?? null;
  const countries = claimsOf(entity, 'P17')
    .map(({ main }) => itemOf(main))
    .filter((item) => item !== null);
  const isNamed = ror !== null || grid !== null || code !== null || countries.length > 0;
  if (name === undefined || !isNamed || isHuman(entity)) return null;
  const f = fold(name) || null;
  const refs = [...institutionRefs({ ror, grid, fold: f }), ...countries.map((country) => `item:${country}`)];
  return {
    body: {
      name,
      f,
      ror,
      grid,
      code: code !== null && /^[A-Z]{2}$/.test(code) ? code : null,
      countries: [...new Set(countries)],
    },
    refs: [...new Set(refs)],
    faults: [],
  };
}

function isHuman(entity: Raw): boolean {
  return claimsOf(entity, 'P31').some(({ main }) => itemOf(main) === 'Q5');
}

// English first, then the name in all languages, then any other in the order of the codes. An empty map is a list.
function labels(entity: Raw): string[] {
  return inOrder(objectOf(entity.labels)).flatMap((label) => clean(objectOf(label).value));
}

function aliases(entity: Raw): string[] {
  return inOrder(objectOf(entity.aliases)).flatMap((names) =>
    listOf(names).flatMap((name) => clean(objectOf(name).value)),
  );
}

function inOrder(byLanguage: Raw): unknown[] {
  const rank = (code: string) => ['en', 'mul'].indexOf(code) >>> 0;
  return Object.keys(byLanguage)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((code) => byLanguage[code]);
}

function clean(value: unknown): string[] {
  const text = nameOf(value);
  return text === null ? [] : [text];
}
