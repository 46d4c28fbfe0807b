import { funderId } from '../ids';
import type { Facts } from '../work/facts';
import { authorshipsJson, correspondingIds } from './authorships';
import type { Fragments } from './fragments';
import { list, object, plain, plainTexts, text } from './json';
import { locationsJson, openAccess } from './location-on-work';
import { meshJson } from './mesh';
import { conceptsJson, keywordsJson, topicsJson } from './subjects-on-work';
import { apcJson, biblioJson, countsJson, goalsJson, idsJson, impactJson, indexedIn } from './work-parts';

/** A work as OpenAlex has written it since November 2025. */
export function work2025(facts: Facts, fragments: Fragments): string {
  const places = locationsJson(facts);
  const corresponding = correspondingIds(facts);
  const { fwci, percentile, yearPercentile } = impactJson(facts);
  const topics = topicsJson(facts, fragments);
  const hasPdf = facts.work % 4 === 0;
  const content = `https://content.openalex.org/works/${facts.id.slice('https://openalex.org/'.length)}`;
  return object({
    id: plain(facts.id),
    doi: text(facts.doi && `https://doi.org/${facts.doi}`),
    title: text(facts.title),
    display_name: text(facts.title),
    publication_year: facts.year,
    publication_date: plain(facts.date),
    ids: idsJson(facts),
    language: plain(facts.language),
    primary_location: places.primary,
    type: plain(facts.type),
    indexed_in: indexedIn(facts),
    open_access: openAccess(facts, places),
    authorships: authorshipsJson(facts, fragments),
    institutions: '[]',
    countries_distinct_count: corresponding.countryCount,
    institutions_distinct_count: corresponding.institutionCount,
    corresponding_author_ids: corresponding.authors,
    corresponding_institution_ids: corresponding.institutions,
    apc_list: apcJson(facts),
    apc_paid: 'null',
    fwci,
    has_fulltext: hasPdf,
    cited_by_count: facts.cited,
    citation_normalized_percentile: percentile,
    cited_by_percentile_year: yearPercentile,
    biblio: biblioJson(facts),
    is_retracted: facts.retracted,
    is_paratext: facts.paratext,
    is_xpac: false,
    primary_topic: topics[0] ?? 'null',
    topics: list(topics),
    keywords: keywordsJson(facts, fragments),
    concepts: conceptsJson(facts, fragments),
    mesh: meshJson(facts),
    locations_count: places.count,
    locations: places.all,
    best_oa_location: places.bestOa,
    sustainable_development_goals: goalsJson(facts),
    awards: '[]',
    funders:
      facts.work % 7 === 0
        ? `[{"id":"https://openalex.org/${funderId(facts.work % 400)}","display_name":"Made-up Science Fund ${facts.work % 400}","ror":null}]`
        : '[]',
    has_content: `{"grobid_xml":${hasPdf},"pdf":${hasPdf}}`,
    content_urls: hasPdf ? `{"pdf":"${content}.pdf","grobid_xml":"${content}.grobid-xml"}` : 'null',
    referenced_works_count: facts.references.length,
    referenced_works: plainTexts(facts.references),
    related_works: plainTexts(facts.related),
    abstract_inverted_index: facts.abstract,
    counts_by_year: countsJson(facts),
    updated_date: plain(facts.updated),
    created_date: '"2025-10-10T00:00:00"',
  });
}
