import {
  AUTHOR_LIST_BASE,
  authorCuts,
  authorListSentence,
  authorListTitle,
  authorNote,
  thereWords,
  worksTherePath,
} from '../format/author-list-words';
import { date } from '../format/dates';
import { rangeWords } from '../format/list-words';
import { count } from '../format/numbers';
import { type AuthorListState, authorListState, changedAuthors, PAGE_SIZE } from '../list-state';
import { absoluteUrl, authorWorksPath, paths } from '../urls';
import type { AuthorListPage, AuthorRow } from '../view-models/author-list';
import { unknownMarkdown, waysBackMarkdown } from './cuts-markdown';
import { letterLines } from './letter-lines';
import { escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { personLine } from './work-lines';

function listUrl(state: AuthorListState, format: 'json' | 'md'): string {
  return absoluteUrl(paths.authors(format)) + authorListState.write(state);
}

/** One author; `worksThere` only under filters on works. */
export function authorRowJson({ id, slug, name, libraryWorks, citations, worksThere }: AuthorRow) {
  return { id, slug, name, libraryWorks, citations, ...(worksThere === null ? {} : { worksThere }) };
}

/** The authors of the library in the form that every list has, then the ways to go on by letters. */
export function authorListJson(page: AuthorListPage) {
  const { total, pages, state, authors, letters } = page;
  return {
    total,
    page: page.page,
    pages,
    next: page.page < pages ? listUrl({ ...state, page: page.page + 1 }, 'json') : null,
    authors: authors.map(authorRowJson),
    all: page.all,
    letters,
    updated: page.updated,
    unknown: page.unknown,
  };
}

/** One author on one line: where and when, and each number as a link to its list. */
export function authorLine(author: AuthorRow, state: AuthorListState | null): string {
  const { slug, libraryWorks, citations, worksThere } = author;
  const to = (text: string, path: string) => markdownLink(text, absoluteUrl(path));
  const facts = [
    escapeMarkdown(authorNote(author)),
    to(count(libraryWorks, 'work'), paths.authorWorks(slug)),
    worksThere !== null && state !== null
      ? to(thereWords(worksThere, state), worksTherePath(author, state))
      : '',
    to(count(citations, 'citation'), authorWorksPath(slug, { base: 'known' })),
  ];
  return `${personLine(author)}: ${facts.filter(Boolean).join(' · ')}`;
}

function pagesLine({ page, pages, total, state }: AuthorListPage): string {
  if (pages < 2) return '';
  const links = [
    page > 1 && markdownLink('Previous page', listUrl({ ...state, page: page - 1 }, 'md')),
    page < pages && markdownLink('Next page', listUrl({ ...state, page: page + 1 }, 'md')),
  ].filter(Boolean);
  return `${rangeWords(page, PAGE_SIZE.authors, total, 'author')}. ${links.join(' · ')}`;
}

/** The list as Markdown: the same sentence, authors, order and pages as the HTML. */
export function authorListMarkdown(page: AuthorListPage): string {
  const { state, letters, updated } = page;
  const start = (page.page - 1) * PAGE_SIZE.authors;
  return markdownDocument(
    heading(1, authorListTitle(page)),
    escapeMarkdown(authorListSentence(page)),
    unknownMarkdown(page.unknown),
    AUTHOR_LIST_BASE,
    page.total === 0 && waysBackMarkdown(authorCuts(page)),
    page.authors.map((author, index) => `${start + index + 1}. ${authorLine(author, state)}`).join('\n'),
    pagesLine(page),
    letters.length > 1 && heading(2, 'By the beginning of the name'),
    letters.length > 1 && letterLines(letters, (letter) => listUrl(changedAuthors(state, { letter }), 'md')),
    updated && `Updated ${date(updated)}.`,
  );
}
