import {
  bases,
  hitWords,
  holdings,
  loadedSentence,
  MOST_CITED_NOTE,
  NEWEST_NOTE,
  rules,
  searchSentence,
} from '../format/library-words';
import { number } from '../format/numbers';
import { absoluteUrl, paths } from '../urls';
import type { AuthorHit, Library, SearchResult } from '../view-models/library';
import { workJson } from './author-json';
import {
  blocks,
  bullets,
  escapeMarkdown,
  heading,
  markdownDocument,
  markdownLink,
  numbered,
} from './markdown';
import { personLine, workLine } from './work-lines';

function hitLine(hit: AuthorHit): string {
  return `${personLine(hit)}: ${escapeMarkdown(hitWords(hit))}`;
}

function hitJson({ id, slug, name, libraryWorks, citations, note }: AuthorHit) {
  return { id, slug, name, libraryWorks, citations, note };
}

export function homeMarkdown(library: Library): string {
  return markdownDocument(
    heading(1, 'Byline: the authors of this library'),
    bullets(holdings(library).map(({ value, noun }) => `${number(value)} ${noun}`)),
    loadedSentence(library),
    heading(2, 'Most cited authors'),
    MOST_CITED_NOTE,
    numbered(library.mostCited.map(hitLine)),
    heading(2, 'Newest works'),
    NEWEST_NOTE,
    numbered(library.newest.map(workLine)),
    heading(2, 'Ways in'),
    bullets([
      markdownLink('About this library and its numbers', absoluteUrl(paths.about('md'))),
      `Search by name: ${escapeMarkdown(`${absoluteUrl(paths.search('md'))}?q=`)}`,
    ]),
  );
}

export function homeJson({ counts, mostCited, newest, sources, updated }: Library) {
  return { counts, mostCited: mostCited.map(hitJson), newest: newest.map(workJson), sources, updated };
}

export function aboutMarkdown(library: Library): string {
  return markdownDocument(
    heading(1, 'About this library'),
    loadedSentence(library),
    bullets(holdings(library).map(({ value, noun }) => `${number(value)} ${noun}`)),
    heading(2, 'Four ways of counting'),
    bullets(bases(library).map(({ name, text }) => `**${name}**: ${escapeMarkdown(text)}`)),
    heading(2, 'Rules'),
    bullets(rules(library).map(escapeMarkdown)),
  );
}

export function aboutJson(library: Library) {
  return {
    counts: library.counts,
    bases: bases(library),
    rules: rules(library),
    sources: library.sources,
    updated: library.updated,
  };
}

export function searchMarkdown(result: SearchResult): string {
  return markdownDocument(
    heading(1, 'Search'),
    escapeMarkdown(searchSentence(result)),
    result.authors.length > 0 && blocks(heading(2, 'Authors'), numbered(result.authors.map(hitLine))),
  );
}

/** A list in the form that every list has; a search has one page, and `more` says that there is more than it holds. */
export function searchJson({ query, total, more, authors }: SearchResult) {
  return { total, page: 1, pages: 1, next: null, authors: authors.map(hitJson), query, more };
}
