import {
  CITER_WORDS,
  CITING_BASE_WORDS,
  citedByCuts,
  citedBySentence,
  citedByTitle,
  citesWords,
  citingYearsSentence,
  NO_CITATION_NOTE,
  noCitationSentence,
  splitSentence,
} from '../format/cited-by-words';
import { date } from '../format/dates';
import { rangeWords } from '../format/list-words';
import { count, number } from '../format/numbers';
import { titleText } from '../format/title';
import { CITERS, CITING_BASES, type CitedByState, citedByState, citedByWith, PAGE_SIZE } from '../list-state';
import { absoluteUrl, pathIn, paths } from '../urls';
import type { CitedByPage, CitingWork } from '../view-models/cited-by';
import { TEXT_FORMATS, type TextFormat } from '.';
import { workJson } from './author-json';
import { unknownMarkdown, waysBackMarkdown } from './cuts-markdown';
import { decadesMarkdown } from './decades-markdown';
import { blocks, bullets, escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { workLine, workUrl } from './work-lines';

function pageUrl({ author, state }: CitedByPage, format: TextFormat, page: number): string {
  return `${absoluteUrl(pathIn(paths.citedBy(author.slug), format))}${citedByState.write({ ...state, page })}`;
}

/** A number with the citing works that it counts. */
function cutLink(page: CitedByPage, text: string, to: Partial<CitedByState>): string {
  return markdownLink(
    text,
    absoluteUrl(paths.citedBy(page.author.slug, 'md')) + citedByState.write(citedByWith(page.state, to)),
  );
}

/** A list in the form that every list has; each work with what it cites, then by whom and by year. */
export function citedByJson(page: CitedByPage) {
  const { total, pairs, pages, all, allPairs, split, byYear, undated, bases, state } = page;
  return {
    total,
    page: page.page,
    pages,
    next: page.page < pages ? pageUrl(page, 'json', page.page + 1) : null,
    pairs,
    works: page.works.map((work) => ({
      ...workJson(work),
      cites: work.cites.map(({ id, slug, title }) => ({ id, slug, title })),
    })),
    all,
    allPairs,
    byYear,
    worksWithoutYear: undated,
    split,
    base: state.base,
    bases,
    bibliographiesRead: page.bibliographiesRead,
    sources: page.sources,
    updated: page.updated,
    unknown: page.unknown,
  };
}

/** A citing work, and under it a line for each work that it cites. */
function citingLines(work: CitingWork, place: number): string {
  const cited = work.cites.map((item) => `   - ${markdownLink(titleText(item.title), workUrl(item))}`);
  return [`${place}. ${workLine(work)}`, `   ${citesWords(work.cites.length)}`, ...cited].join('\n');
}

function pagesLine(page: CitedByPage): string | false {
  if (page.pages < 2) return false;
  const links = [
    page.page > 1 && markdownLink('Previous page', pageUrl(page, 'md', page.page - 1)),
    page.page < page.pages && markdownLink('Next page', pageUrl(page, 'md', page.page + 1)),
  ].filter(Boolean);
  return `${rangeWords(page.page, PAGE_SIZE.works, page.total, 'citing work')}. ${links.join(' · ')}`;
}

/** The list as Markdown: the sentences, works, order and pages of the HTML. */
export function citedByMarkdown(page: CitedByPage): string {
  const { split, byYear, author, chips, bases, total } = page;
  const isNobody = chips.length === 0 && bases.library === 0;
  const start = (page.page - 1) * PAGE_SIZE.works;
  return markdownDocument(
    heading(1, citedByTitle(page)),
    total > 0 ? escapeMarkdown(citedBySentence(page)) : noCitationSentence(page),
    unknownMarkdown(page.unknown),
    isNobody && NO_CITATION_NOTE,
    total === 0 && waysBackMarkdown(citedByCuts(page)),
    !isNobody &&
      blocks(
        heading(2, 'By whom'),
        escapeMarkdown(splitSentence(page)),
        bullets(
          CITERS.map(
            (by) =>
              `${split[by] === 0 ? '0' : cutLink(page, number(split[by]), { by })} ${CITER_WORDS[by].label}: ${escapeMarkdown(CITER_WORDS[by].rule(author.name))}`,
          ),
        ),
        byYear.length > 0 &&
          blocks(
            heading(2, 'By year'),
            citingYearsSentence(page),
            decadesMarkdown(
              byYear,
              (from, to) =>
                paths.citedBy(author.slug, 'md') +
                citedByState.write(citedByWith(page.state, { year: { from, to } })),
            ),
          ),
        heading(2, 'Citing works'),
        page.works.map((work, index) => citingLines(work, start + index + 1)).join('\n'),
        pagesLine(page),
        heading(3, 'Counted over'),
        bullets(
          CITING_BASES.filter((base) => bases[base] > 0).map(
            (base) => `${CITING_BASE_WORDS[base]}: ${cutLink(page, count(bases[base], 'work'), { base })}`,
          ),
        ),
      ),
    `Updated ${date(page.updated)}. This list as ${[
      markdownLink('HTML', absoluteUrl(paths.citedBy(author.slug)) + citedByState.write(page.state)),
      ...TEXT_FORMATS.map(({ name, label }) => markdownLink(label, pageUrl(page, name, page.page))),
    ].join(' · ')}`,
  );
}
