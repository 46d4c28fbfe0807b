import { fold } from '#/lib/fold';
import { idNumber, orcidOf } from '#/lib/ids';
import { nameOf } from '../clean/name';
import { addressOf, integerOf, listOf, objectOf, textOf } from '../clean/text';
import { institutionStub } from './byline';
import type { EntityKind } from './kinds';
import type { MentionSink } from './mentions';
import { mentionField, topicStub } from './subjects';
import { FIRST_YEAR } from './work';

type Raw = Record<string, unknown>;

/** Kinds of records other than works, by letter: the keys that only a whole record has, and the parser to its stored body. */
export const ENTITY_PARSERS: Record<
  'A' | 'I' | 'S' | 'T' | 'C',
  {
    /** Any of these keys: older author records have the place last known instead of all. */
    wholeKeys: string[];
    parse: (record: Raw, mention: MentionSink, lastYear: number) => Record<string, unknown>;
  }
> = {
  A: { wholeKeys: ['affiliations', 'last_known_institution'], parse: parseAuthor },
  I: { wholeKeys: ['geo'], parse: parseInstitution },
  S: { wholeKeys: ['type'], parse: parseSource },
  T: { wholeKeys: ['field'], parse: parseTopic },
  C: { wholeKeys: ['level'], parse: parseConcept },
};

function names(values: unknown[]): string[] {
  return [...new Set(values.map(nameOf).filter((name) => name !== null))];
}

/** Stated figures, names and dated affiliations of an OpenAlex author record. */
export function parseAuthor(record: Raw, mention: MentionSink, lastYear: number) {
  const stats = objectOf(record.summary_stats);
  const affiliations = listOf(record.affiliations).flatMap((raw) => {
    const affiliation = objectOf(raw);
    const institution = objectOf(affiliation.institution);
    const id = idNumber(institution.id, 'I');
    if (id === null) return [];
    mention('I', id, () => institutionStub(institution));
    const years = listOf(affiliation.years)
      .map(integerOf)
      .filter((year) => year !== null && year >= FIRST_YEAR && year <= lastYear);
    return [{ i: id, y: [...new Set(years)] }];
  });
  return {
    name: nameOf(record.display_name),
    other_names: names(listOf(record.display_name_alternatives)),
    orcid: orcidOf(record.orcid),
    works: countOf(record.works_count),
    citations: countOf(record.cited_by_count),
    h_index: countOf(stats.h_index),
    i10_index: countOf(stats.i10_index),
    affiliations: mergeAffiliations(affiliations),
  };
}

function mergeAffiliations(rows: { i: number; y: (number | null)[] }[]) {
  const years = new Map<number, Set<number | null>>();
  for (const row of rows) years.set(row.i, new Set([...(years.get(row.i) ?? []), ...row.y]));
  return [...years].map(([i, y]) => ({ i, y: [...y] }));
}

/** Folds of alternative names that are not the name's own: statements are matched by these too. */
function folds(name: string | null, alternatives: string[]): string[] {
  const own = fold(name ?? '');
  return [...new Set(alternatives.map(fold))].filter((other) => other !== '' && other !== own);
}

function parseInstitution(record: Raw) {
  const geo = objectOf(record.geo);
  const ids = objectOf(record.ids);
  const type = textOf(record.type);
  return {
    name: nameOf(record.display_name),
    other_names: names([
      ...listOf(record.display_name_alternatives),
      ...listOf(record.display_name_acronyms),
    ]),
    name_folds: folds(nameOf(record.display_name), names(listOf(record.display_name_alternatives))),
    // "funder" says who pays, not what the house is (rule 6).
    type: type === 'funder' ? null : type,
    ror: textOf(record.ror) ?? textOf(ids.ror),
    grid: textOf(ids.grid),
    wikidata: textOf(ids.wikidata)?.replace(/^.*\//, '') ?? null,
    city: textOf(geo.city),
    country: textOf(geo.country),
    country_code: (textOf(record.country_code) ?? textOf(geo.country_code))?.toUpperCase() ?? null,
  };
}

function parseSource(record: Raw) {
  return {
    name: nameOf(record.display_name),
    type: textOf(record.type),
    issn_l: textOf(record.issn_l),
    publisher: nameOf(record.host_organization_name),
    homepage: addressOf(record.homepage_url),
  };
}

function parseTopic(record: Raw, mention: MentionSink) {
  mentionField(record, mention);
  return topicStub(record);
}

function parseConcept(record: Raw) {
  return { name: nameOf(record.display_name), level: levelOf(record.level) };
}

function countOf(value: unknown): number | null {
  const count = integerOf(value);
  return count !== null && count >= 0 ? count : null;
}

function levelOf(value: unknown): number | null {
  const level = integerOf(value);
  return level !== null && level >= 0 && level < 100 ? level : null;
}

/** Letter of an entity record by its id, null for kinds that Byline does not hold. */
export function entityKind(id: unknown): { kind: EntityKind | 'W'; id: number } | null {
  for (const kind of ['W', 'A', 'I', 'S', 'T', 'C'] as const) {
    const number = idNumber(id, kind);
    if (number !== null) return { kind, id: number };
  }
  return null;
}
