import type { Institution } from '../places/institution';
import type { Facts, Line } from '../work/facts';
import type { Fragments } from './fragments';
import { list, object, plain, plainTexts, text, texts } from './json';

const names = new Map<string, string>();

/** `authorships` in the form of the record’s period. */
export function authorshipsJson({ lines, truncated, release }: Facts, fragments: Fragments): string {
  return list(
    lines.map((line, at) => {
      const position = at === 0 ? 'first' : at === lines.length - 1 && !truncated ? 'last' : 'middle';
      return release.schema === '2023'
        ? old(line, position, release.date, fragments)
        : today(line, position, release.date, fragments);
    }),
  );
}

function old(line: Line, position: string, date: string, fragments: Fragments): string {
  const [affiliation = ''] = line.affiliations;
  const unmatched = line.institutions.length === 0 && affiliation;
  const institutions = unmatched
    ? [object({ id: null, display_name: text(affiliation), ror: null, country_code: null, type: null })]
    : line.institutions.map(fragments.bareInstitution);
  const corresponding = date === '2023-03-06' ? '' : `"is_corresponding":${line.corresponding || null},`;
  return `{"author_position":"${position}","author":${author(line)},"institutions":[${institutions.join(',')}],${corresponding}"raw_affiliation_string":${text(line.affiliations.join('; '))}}`;
}

function today(line: Line, position: string, date: string, fragments: Fragments): string {
  const { institutions, affiliations, printed } = line;
  const countries = [...new Set(institutions.map(({ country }) => country.code))].sort();
  const orcid = date >= '2026-05' ? `"raw_orcid":${plain(line.orcid)},` : '';
  return `{"author_position":"${position}","author":${author(line)},"institutions":[${institutions.map(fragments.institution).join(',')}],"countries":${plainTexts(countries)},"is_corresponding":${line.corresponding},"raw_author_name":${text(printed)},"raw_affiliation_strings":${texts(affiliations)},${orcid}"affiliations":${matched(affiliations, institutions)}}`;
}

/** Which institutions were read out of which printed string; some strings matched nothing. */
function matched(affiliations: string[], institutions: Institution[]): string {
  return list(
    affiliations.map(
      (affiliation, at) =>
        `{"raw_affiliation_string":${text(affiliation)},"institution_ids":${at < institutions.length ? plainTexts([institutions[at].id]) : '[]'}}`,
    ),
  );
}

function author({ id, name, orcid }: Line): string {
  let quoted = names.get(name);
  if (quoted === undefined) {
    quoted = JSON.stringify(name);
    if (names.size < 30_000) names.set(name, quoted);
  }
  return `{"id":${plain(id)},"display_name":${quoted},"orcid":${plain(orcid)}}`;
}

/** The corresponding authors and their institutions, and how many institutions and countries there are. */
export function correspondingIds({ lines }: Facts): {
  authors: string;
  institutions: string;
  institutionCount: number;
  countryCount: number;
} {
  const corresponding = lines.filter(({ corresponding }) => corresponding);
  const places = lines.flatMap(({ institutions }) => institutions);
  return {
    authors: plainTexts(corresponding.flatMap(({ id }) => id ?? [])),
    institutions: plainTexts([
      ...new Set(corresponding.flatMap(({ institutions }) => institutions.map(({ id }) => id))),
    ]),
    institutionCount: new Set(places).size,
    countryCount: new Set(places.map(({ country }) => country.code)).size,
  };
}
