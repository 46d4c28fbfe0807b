import { citationText } from '../format/citation-text';
import type { WorkPage } from '../view-models/work-page';
import { workJson } from './author-json';

/** The object that `/works/{slug}.json` gives. */
export function workPageJson(page: WorkPage) {
  const {
    id,
    slug,
    url,
    title,
    year,
    yearUncertain,
    date,
    type,
    language,
    citations,
    retracted,
    venue,
    repository,
  } = page;
  return {
    id,
    slug,
    url,
    title,
    year,
    yearUncertain,
    date,
    type,
    language,
    citations,
    retracted,
    venue: venue && { id: venue.id, slug: venue.slug, name: venue.name, edition: venue.edition },
    repository,
    ids: { openalex: page.ids.openalex, doi: page.ids.doi, arxiv: page.ids.arxiv },
    originalUrl: page.originalUrl,
    openAccessUrl: page.openAccessUrl,
    summary: page.summary,
    abstract: page.abstract,
    abstractIsCut: page.abstractIsCut,
    byline: page.byline,
    authorCount: page.authorCount,
    bylineCut: page.bylineCut,
    versions: page.versions,
    fields: page.fields,
    topics: page.topics,
    concepts: page.concepts,
    citationsByYear: page.citationsByYear,
    references: { total: page.references.total, works: page.references.works.map(workJson) },
    citedBy: { total: page.citedBy.total, works: page.citedBy.works.map(workJson) },
    citationText: citationText(page),
    sources: page.sources,
    updated: page.updated,
  };
}
