import { titleText } from '../format/title';
import { workText } from '../format/work-page-words';
import { absoluteUrl, outside, paths, safeUrl } from '../urls';
import type { AuthorPage } from '../view-models/author-page';
import type { WorkPage } from '../view-models/work-page';

type Json = string | number | boolean | Json[] | { [key: string]: Json };

/** Leaves out what is unknown: a search engine takes an empty value for a statement. */
function known(entries: Record<string, Json | null | undefined>): { [key: string]: Json } {
  const kept = Object.entries(entries).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  );
  return Object.fromEntries(kept.filter(([, value]) => !Array.isArray(value) || value.length > 0)) as {
    [key: string]: Json;
  };
}

function addresses(...urls: (string | null)[]): string[] {
  return urls.filter((url): url is string => Boolean(url));
}

/** The author as schema.org's Person; only a present post is an affiliation. */
export function personJsonLd(page: AuthorPage): Json {
  const { orcid, openalex, wikidata } = page.ids;
  return known({
    '@context': 'https://schema.org',
    '@type': 'Person',
    '@id': page.url,
    url: page.url,
    name: page.name,
    alternateName: page.otherNames,
    description: page.identity,
    sameAs: addresses(
      orcid && outside.orcid(orcid),
      openalex && outside.openalex(openalex),
      wikidata && outside.wikidata(wikidata),
      safeUrl(page.homepage),
    ),
    affiliation: page.affiliations
      .filter(({ present }) => present)
      .map(({ institution }) =>
        known({ '@type': 'Organization', name: institution.name, sameAs: safeUrl(institution.ror) }),
      ),
    knowsAbout: page.fields.map(({ name }) => name),
  });
}

/** The work as schema.org's ScholarlyArticle. */
export function articleJsonLd(page: WorkPage): Json {
  const { doi, arxiv, openalex } = page.ids;
  return known({
    '@context': 'https://schema.org',
    '@type': 'ScholarlyArticle',
    '@id': page.url,
    url: page.url,
    headline: titleText(page.title),
    name: titleText(page.title),
    datePublished: page.date ?? (page.year === null ? null : String(page.year)),
    inLanguage: page.language,
    // A summary is this library's; schema.org's abstract is what the authors wrote.
    description: page.summary,
    abstract: page.abstractIsCut ? workText(page) : page.abstract,
    author: page.byline.map(({ name, slug }) =>
      known({ '@type': 'Person', name, url: slug === null ? null : absoluteUrl(paths.author(slug)) }),
    ),
    isPartOf: page.venue && known({ '@type': 'Periodical', name: page.venue.name }),
    sameAs: addresses(
      doi && outside.doi(doi),
      arxiv && outside.arxiv(arxiv),
      openalex && outside.openalex(openalex),
    ),
    keywords: page.topics.map(({ name }) => name),
    isAccessibleForFree: page.openAccessUrl === null ? null : true,
  });
}

/** JSON for a script element: no text from data can close it or open a comment. */
export function scriptJson(value: Json): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}
