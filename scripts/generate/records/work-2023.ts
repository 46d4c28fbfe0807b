import type { Facts } from '../work/facts';
import { CROSSREF_TYPE } from '../work/type-of';
import { authorshipsJson } from './authorships';
import type { Fragments } from './fragments';
import { object, plain, plainTexts, text } from './json';
import { locationsJson, openAccess } from './location-on-work';
import { meshJson } from './mesh';
import { conceptsJson } from './subjects-on-work';
import { biblioJson, countsJson, idsJson } from './work-parts';

/** A work as OpenAlex wrote it in March and April 2023: with `host_venue`, without topics and printed names. */
export function work2023(facts: Facts, fragments: Fragments): string {
  const places = locationsJson(facts);
  const short = facts.id.slice('https://openalex.org/'.length);
  return object({
    id: plain(facts.id),
    doi: text(facts.doi && `https://doi.org/${facts.doi}`),
    title: text(facts.title),
    display_name: text(facts.title),
    publication_year: facts.year,
    publication_date: plain(facts.date),
    ids: idsJson(facts),
    primary_location: places.primary,
    host_venue: hostVenue(facts),
    type: plain(CROSSREF_TYPE[facts.type] ?? 'other'),
    open_access: openAccess(facts, places),
    authorships: authorshipsJson(facts, fragments),
    ...(facts.truncated ? { is_authors_truncated: true } : {}),
    cited_by_count: facts.cited,
    biblio: biblioJson(facts),
    is_retracted: facts.retracted,
    is_paratext: facts.work % 9 === 0 && !facts.paratext ? null : facts.paratext,
    concepts: conceptsJson(facts, fragments),
    mesh: meshJson(facts),
    locations: places.all,
    best_oa_location: places.bestOa,
    alternate_host_venues: `[${facts.locations.map((_, at) => alternate(facts, at)).join(',')}]`,
    referenced_works: plainTexts(facts.references),
    related_works: plainTexts(facts.related),
    ngrams_url: plain(`https://api.openalex.org/works/${short}/ngrams`),
    abstract_inverted_index: facts.abstract,
    cited_by_api_url: plain(`https://api.openalex.org/works?filter=cites:${short}`),
    counts_by_year: countsJson(facts),
    updated_date: plain(facts.updated),
    created_date: '"2016-06-24"',
  });
}

/** The venue of a work without a location stands only here, with or without an id. */
function hostVenue({ locations, work }: Facts): string {
  const { source = null, landing = null, isOa = false, version = null, license = null } = locations[0] ?? {};
  const name = source?.name ?? (work % 2 ? 'Unmatched venue' : null);
  return object({
    id: plain(source?.id ?? null),
    issn_l: plain(source?.issn?.[0] ?? null),
    issn: source?.issn ? plainTexts(source.issn) : null,
    display_name: text(name),
    publisher: text(source?.host?.name ?? null),
    type: plain(source?.type ?? null),
    url: text(landing),
    is_oa: isOa,
    version: plain(version),
    license: plain(license),
  });
}

function alternate({ locations }: Facts, at: number): string {
  const { source, landing, isOa, version, license } = locations[at];
  return object({
    id: plain(source?.id ?? null),
    display_name: text(source?.name ?? null),
    type: plain(source?.type ?? null),
    url: text(landing),
    is_oa: isOa,
    version: plain(version),
    license: plain(license),
  });
}
