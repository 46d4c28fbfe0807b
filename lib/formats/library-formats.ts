import {
  bases,
  hitWords,
  holdings,
  loadedSentence,
  MOST_CITED_NOTE,
  NEWEST_NOTE,
  rules,
  searchSentence,
  WAYS,
  ways,
} from '../format/library-words';
import { count, number } from '../format/numbers';
import { saidText } from '../format/said';
import { tellingLine } from '../format/telling-line';
import { authorListState } from '../list-state';
import { absoluteUrl, pathIn, paths } from '../urls';
import type { AuthorHit, Library, SearchResult } from '../view-models/library';
import { workJson } from './author-json';
import { authorLine, authorRowJson } from './author-list-formats';
import { letterLines } from './letter-lines';
import {
  blocks,
  bullets,
  escapeMarkdown,
  heading,
  markdownDocument,
  markdownLink,
  numbered,
} from './markdown';
import { saidMarkdown } from './said-markdown';
import { personLine, workLine } from './work-lines';

function hitLine(hit: AuthorHit): string {
  return `${personLine(hit)}: ${saidMarkdown(hitWords(hit))}`;
}

function hitJson(hit: AuthorHit) {
  const { id, slug, name, libraryWorks, citations } = hit;
  return { id, slug, name, libraryWorks, citations, note: saidText(tellingLine(hit)) };
}

function holdingLines(library: Library): string {
  return bullets(
    holdings(library).map(
      ({ value, noun, href }) => `${markdownLink(number(value), absoluteUrl(href))} ${noun}`,
    ),
  );
}

export function homeMarkdown(library: Library): string {
  return markdownDocument(
    heading(1, 'Byline: the authors of this library'),
    holdingLines(library),
    loadedSentence(library),
    heading(2, 'Most cited authors'),
    MOST_CITED_NOTE,
    numbered(library.mostCited.map((author) => authorLine(author, null))),
    heading(2, 'Newest works'),
    NEWEST_NOTE,
    numbered(library.newest.map((work) => workLine(work))),
    heading(2, 'Ways in'),
    heading(3, 'Names'),
    letterLines(library.letters, (letter) =>
      absoluteUrl(paths.authors('md') + authorListState.write({ letter })),
    ),
    ...ways(library).flatMap(({ heading: title, items }) => [
      items.length > 0 && heading(3, title),
      bullets(
        items.map(
          ({ name, href, works, list }) =>
            `${markdownLink(name, absoluteUrl(href))}: ${markdownLink(count(works, 'work'), absoluteUrl(list))}`,
        ),
      ),
    ]),
    bullets([
      ...WAYS.map(
        ({ href, label, text }) => `${markdownLink(label, absoluteUrl(pathIn(href, 'md')))}: ${text}`,
      ),
      `Search by name: ${escapeMarkdown(`${absoluteUrl(paths.search('md'))}?q=`)}`,
    ]),
  );
}

export function homeJson({ counts, mostCited, newest, letters, ways: most, sources, updated }: Library) {
  return {
    counts,
    mostCited: mostCited.map(authorRowJson),
    newest: newest.map(workJson),
    letters,
    institutions: most.institution,
    fields: most.topic,
    venues: most.venue,
    sources,
    updated,
  };
}

export function aboutMarkdown(library: Library): string {
  return markdownDocument(
    heading(1, 'About this library'),
    loadedSentence(library),
    holdingLines(library),
    heading(2, 'Four ways of counting'),
    bullets(bases(library).map(({ name, text }) => `**${name}**: ${saidMarkdown(text)}`)),
    heading(2, 'Rules'),
    bullets(rules(library).map(escapeMarkdown)),
  );
}

export function aboutJson(library: Library) {
  return {
    counts: library.counts,
    bases: bases(library).map(({ name, text }) => ({ name, text: saidText(text) })),
    rules: rules(library),
    sources: library.sources,
    updated: library.updated,
  };
}

export function searchMarkdown(result: SearchResult): string {
  return markdownDocument(
    heading(1, 'Search'),
    saidMarkdown(searchSentence(result)),
    result.authors.length > 0 && blocks(heading(2, 'Authors'), numbered(result.authors.map(hitLine))),
  );
}

/** A list in the form that every list has; a search has one page, and `more` says that there is more than it holds. */
export function searchJson({ query, total, more, authors }: SearchResult) {
  return { total, page: 1, pages: 1, next: null, authors: authors.map(hitJson), query, more };
}
