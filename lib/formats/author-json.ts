import { saidText } from '../format/said';
import { tellingLine } from '../format/telling-line';
import type { Affiliation, AuthorPage, InstitutionRef, Paper, Statement } from '../view-models/author-page';
import type { WorkRow } from '../view-models/shared';
import { workUrl } from './work-lines';

/*
 * Names, meanings and order of the first keys are fixed by the contract of /authors/{slug}.json; what was added later
 * stands after them. Written out key by key, so that a change of the view-model cannot change the format by itself.
 */

function institution({ id, slug, name, type, ror, city, country, countryCode }: InstitutionRef) {
  return { id, slug, name, type, ror, city, country, countryCode };
}

function statement(said: Statement) {
  const { source, kind, role, from, to, present, assertedBy, matchedByName, ended } = said;
  return { source, kind, role, from, to, present, assertedBy, matchedByName, ended };
}

function affiliation(row: Affiliation) {
  const { from, to, present, works, openalexWorks, years, worksByYear, sources, openalexDate } = row;
  return {
    institution: institution(row.institution),
    from,
    to,
    present,
    works,
    openalexWorks,
    years,
    worksByYear,
    sources,
    statements: row.statements.map(statement),
    openalexDate,
  };
}

function paper({ id, slug, title, year, citations, excerpt, yearUncertain, retracted, excerptBy }: Paper) {
  return { id, slug, title, year, citations, excerpt, yearUncertain, retracted, excerptBy };
}

/** A work in a list, as every list of works gives it. */
export function workJson(row: WorkRow) {
  const {
    id,
    slug,
    title,
    year,
    citations,
    type,
    retracted,
    venue,
    doi,
    arxivId,
    authorCount,
    position,
    versions,
  } = row;
  return {
    id,
    slug,
    url: workUrl(row),
    title,
    year,
    citations,
    type,
    retracted,
    venue: venue && { id: venue.id, slug: venue.slug, name: venue.name, edition: venue.edition },
    doi,
    arxivId,
    authors: row.authors.map((author) => ({
      id: author.id,
      slug: author.slug,
      name: author.name,
      position: author.position,
    })),
    authorCount,
    position,
    versions,
    yearUncertain: row.yearUncertain,
    repository: row.repository,
    openAccessUrl: row.openAccessUrl,
    bylineCut: row.bylineCut,
  };
}

function counts({ counts: all }: AuthorPage) {
  const {
    knownWorks,
    libraryWorks,
    worksWithPage,
    citations,
    hIndex,
    i10Index,
    coAuthors,
    coAuthorsWithPage,
  } = all;
  const { affiliations, topics, concepts, venues, fields, retractedWorks, uncountedWorks } = all;
  const fixed = {
    knownWorks,
    libraryWorks,
    worksWithPage,
    citations,
    hIndex,
    i10Index,
    coAuthors,
    coAuthorsWithPage,
  };
  return { ...fixed, affiliations, topics, concepts, venues, fields, retractedWorks, uncountedWorks };
}

function stated({ openalex }: AuthorPage) {
  if (openalex === null) return null;
  const { works, citations, hIndex, i10Index, date } = openalex;
  return { works, citations, hIndex, i10Index, date };
}

function namesake(other: AuthorPage['sameName']['authors'][number]) {
  const { id, slug, name } = other;
  return { id, slug, name, note: saidText(tellingLine(other)) };
}

/** The object that `/authors/{slug}.json` gives. */
export function authorJson(page: AuthorPage) {
  const { id, slug, url, name, otherNames, ids, unlistedInstitutions, fields, topics, concepts } = page;
  const {
    worksByYear,
    worksWithoutYear,
    citationsByYear,
    coAuthors,
    venues,
    citedBy,
    sameName,
    sources,
    updated,
  } = page;
  return {
    id,
    slug,
    url,
    name,
    otherNames,
    ids: { openalex: ids.openalex, orcid: ids.orcid, wikidata: ids.wikidata },
    counts: counts(page),
    openalex: stated(page),
    affiliations: page.affiliations.map(affiliation),
    unlistedInstitutions,
    fields,
    topics,
    concepts,
    worksByYear,
    worksWithoutYear,
    citationsByYear,
    papers: page.papers.map(paper),
    works: page.works.map(workJson),
    coAuthors,
    venues,
    citedBy: {
      citations: citedBy.citations,
      bibliographiesRead: citedBy.bibliographiesRead,
      citingWorks: citedBy.citingWorks,
      citingWorksWithPage: citedBy.citingWorksWithPage,
    },
    sameName: { total: sameName.total, authors: sameName.authors.map(namesake) },
    sources,
    updated,
    identity: page.identity,
    homepage: page.homepage,
    unlisted: page.unlisted.map(institution),
  };
}
