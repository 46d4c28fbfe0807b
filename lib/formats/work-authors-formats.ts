import { date } from '../format/dates';
import { rangeWords } from '../format/list-words';
import { titleText } from '../format/title';
import { wholeBylineSentence } from '../format/work-page-words';
import { bylineState, PAGE_SIZE } from '../list-state';
import { absoluteUrl, paths } from '../urls';
import type { WorkAuthorsPage } from '../view-models/work-page';
import { bylineLines } from './byline-lines';
import { heading, markdownDocument, markdownLink } from './markdown';

function pageUrl({ work }: WorkAuthorsPage, page: number, format: 'json' | 'md'): string {
  return absoluteUrl(paths.workAuthors(work.slug, format)) + bylineState.write({ page });
}

/** The byline of a work in the form that every list has. */
export function workAuthorsJson(page: WorkAuthorsPage) {
  return {
    total: page.total,
    page: page.page,
    pages: page.pages,
    next: page.page < page.pages ? pageUrl(page, page.page + 1, 'json') : null,
    authors: page.byline,
    work: page.work,
    updated: page.updated,
    bylineCut: page.bylineCut,
  };
}

/** The byline of a work as Markdown, line by line. */
export function workAuthorsMarkdown(page: WorkAuthorsPage): string {
  const { work, pages, total } = page;
  const links = [
    page.page > 1 && markdownLink('Previous page', pageUrl(page, page.page - 1, 'md')),
    page.page < pages && markdownLink('Next page', pageUrl(page, page.page + 1, 'md')),
  ].filter(Boolean);
  return markdownDocument(
    heading(1, `Authors of ${titleText(work.title)}`),
    wholeBylineSentence(page),
    bylineLines(page.byline),
    pages > 1 &&
      `${rangeWords(page.page, PAGE_SIZE.bylineLines, total, 'author', page.bylineCut)}. ${links.join(' · ')}`,
    `Of the work ${markdownLink(titleText(work.title), absoluteUrl(paths.work(work.slug, 'md')))}. Updated ${date(page.updated)}.`,
  );
}
