import { funderId } from '../ids';
import type { Facts } from '../work/facts';
import { CROSSREF_TYPE } from '../work/type-of';
import { authorshipsJson, correspondingIds } from './authorships';
import type { Fragments } from './fragments';
import { list, object, plain, plainTexts, text } from './json';
import { locationsJson, openAccess } from './location-on-work';
import { meshJson } from './mesh';
import { conceptsJson, keywordsJson, topicsJson } from './subjects-on-work';
import { apcJson, biblioJson, countsJson, goalsJson, idsJson, impactJson, indexedIn } from './work-parts';

/** A work as OpenAlex wrote it from October 2024 to October 2025. */
export function work2024(facts: Facts, fragments: Fragments): string {
  const places = locationsJson(facts);
  const corresponding = correspondingIds(facts);
  const { fwci, percentile, yearPercentile } = impactJson(facts);
  const topics = topicsJson(facts, fragments);
  const hasFulltext = facts.work % 3 === 0;
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
    type_crossref: plain(CROSSREF_TYPE[facts.type] ?? 'other'),
    indexed_in: indexedIn(facts),
    open_access: openAccess(facts, places),
    authorships: authorshipsJson(facts, fragments),
    institution_assertions: '[]',
    countries_distinct_count: corresponding.countryCount,
    institutions_distinct_count: corresponding.institutionCount,
    corresponding_author_ids: corresponding.authors,
    corresponding_institution_ids: corresponding.institutions,
    apc_list: apcJson(facts),
    apc_paid: 'null',
    fwci,
    has_fulltext: hasFulltext,
    ...(hasFulltext ? { fulltext_origin: facts.work % 2 ? '"ngrams"' : '"pdf"' } : {}),
    cited_by_count: facts.cited,
    citation_normalized_percentile: percentile,
    cited_by_percentile_year: yearPercentile,
    biblio: biblioJson(facts),
    is_retracted: facts.retracted,
    is_paratext: facts.paratext,
    primary_topic: topics[0] ?? 'null',
    topics: list(topics),
    keywords: keywordsJson(facts, fragments),
    concepts: conceptsJson(facts, fragments),
    mesh: meshJson(facts),
    locations_count: places.count,
    locations: places.all,
    best_oa_location: places.bestOa,
    sustainable_development_goals: goalsJson(facts),
    grants:
      facts.work % 8 === 0
        ? `[{"funder":"https://openalex.org/${funderId(facts.work % 400)}","funder_display_name":"Made-up Science Fund ${facts.work % 400}","award_id":null}]`
        : '[]',
    datasets: '[]',
    versions: '[]',
    referenced_works_count: facts.references.length,
    referenced_works: plainTexts(facts.references),
    related_works: plainTexts(facts.related),
    abstract_inverted_index: facts.abstract,
    ...(facts.release.date === '2025-06-21' ? { abstract_inverted_index_v3: 'null' } : {}),
    cited_by_api_url: plain(
      `https://api.openalex.org/works?filter=cites:${facts.id.slice('https://openalex.org/'.length)}`,
    ),
    counts_by_year: countsJson(facts),
    updated_date: plain(facts.updated),
    created_date: '"2018-05-17"',
  });
}
