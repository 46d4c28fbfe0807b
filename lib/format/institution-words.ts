import { authorWorksPath, outside } from '../urls';
import type { Affiliation, AuthorPage, InstitutionRef, Statement } from '../view-models/author-page';
import { date, years } from './dates';
import { count, number } from './numbers';
import { linked, type Said } from './said';

const TYPES: Record<string, string> = {
  education: 'University',
  company: 'Company',
  healthcare: 'Healthcare',
  government: 'Government',
  nonprofit: 'Nonprofit',
  facility: 'Research facility',
  archive: 'Archive',
};

const SOURCES: Record<Affiliation['sources'][number], string> = {
  byline: 'bylines',
  openalex: 'OpenAlex',
  orcid: 'ORCID',
  wikidata: 'Wikidata',
};

/** A type in words; OpenAlex's `funder` and `other` say nothing about what an institution is. */
export function institutionType(type: string | null): string | null {
  if (!type || type === 'funder' || type === 'other') return null;
  return TYPES[type] ?? type.charAt(0).toUpperCase() + type.slice(1);
}

/** `Company in Redmond, United States`, and less where less is known. */
export function institutionPlace({
  type,
  city,
  country,
}: Pick<InstitutionRef, 'type' | 'city' | 'country'>): string {
  const kind = institutionType(type);
  const where = [city, country].filter(Boolean).join(', ');
  if (kind && where) return `${kind} in ${where}`;
  return kind ?? where;
}

type Counted = Pick<Affiliation, 'institution' | 'openalexWorks' | 'openalexDate' | 'works'>;

/**
 * `33 papers (OpenAlex, 14 October 2026)` and `6 here`: each number with its base, and only those that are known. The
 * first leads to the record of whoever made it, the second to the works it counts.
 */
export function affiliationCounts(author: Pick<AuthorPage, 'slug' | 'ids'>, row: Counted): Said[] {
  const { institution, openalexWorks, openalexDate, works } = row;
  const by = openalexDate ? `OpenAlex, ${date(openalexDate)}` : 'OpenAlex';
  const counts: Said[] = [];
  if (openalexWorks !== null) {
    const text = count(openalexWorks, 'paper');
    const { openalex } = author.ids;
    counts.push([openalex === null ? text : linked(text, outside.openalex(openalex)), ` (${by})`]);
  }
  if (works > 0) {
    const isOnly = openalexWorks === null;
    const text = isOnly ? count(works, 'known work') : number(works);
    counts.push([
      institution.id === null ? text : linked(text, affiliationPath(author.slug, institution)),
      isOnly ? '' : ' here',
    ]);
  }
  return counts;
}

/** The known works of an author on whose bylines an institution stands beside them, and what proves it. */
export function affiliationPath(author: string, { id, slug }: Pick<InstitutionRef, 'id' | 'slug'>): string {
  return authorWorksPath(author, { institution: slug ?? id?.toLowerCase() ?? null, base: 'known' });
}

/** `2013–2024`, of bylines and OpenAlex; where these give none, the years that other sources state. */
export function affiliationYears({ from, to, present, statements }: Affiliation): string {
  if (from !== null || to !== null) return years(from, to, present);
  return [...new Set(statements.map(statementYears))].filter(Boolean).join('; ');
}

/** `2012–present`, `since 1990`, `from 1990 to an unknown year`: an end without a year is an end. */
function postYears({ from, to, present, ended }: Statement): string {
  if (!ended || to !== null) return years(from, to, present);
  return from === null ? 'until an unknown year' : `from ${from} to an unknown year`;
}

/** The same beside no other years: `since 1990 (Wikidata)`, because nobody keeps an item's open end. */
function statementYears(statement: Statement): string {
  const { source, from, to, ended } = statement;
  const said = postYears(statement);
  return source === 'wikidata' && from !== null && to === null && !ended
    ? `${said} (${SOURCES.wikidata})`
    : said;
}

/** Years with a byline or a record, and the ends of the row, which counts made elsewhere may state alone. */
export function attestedYears({ years: attested, from, to }: Affiliation): number[] {
  const all = [...attested, from, to].filter((year) => year !== null);
  return [...new Set(all)].sort((a, b) => a - b);
}

/** Which sources stand behind a row: `bylines, OpenAlex`. */
export function affiliationSources({ sources }: Affiliation): string {
  return sources.map((source) => SOURCES[source]).join(', ');
}

/** `employment, Professor, 2012–present (ORCID, self-asserted)`: what another source says, with its own dates. */
export function statementWords(statement: Statement): string {
  const { source, kind, role, assertedBy, matchedByName } = statement;
  const said = [SOURCES[source], assertedBy, matchedByName ? 'matched by name' : null]
    .filter(Boolean)
    .join(', ');
  return `${[kind, role, postYears(statement)].filter(Boolean).join(', ')} (${said})`;
}
