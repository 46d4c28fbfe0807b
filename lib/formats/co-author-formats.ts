import { coAuthorYears } from '../format/author-words';
import {
  coAuthorCuts,
  coAuthorListSentence,
  coAuthorsTitle,
  nobodySentence,
  teamsSaid,
  togetherPath,
} from '../format/co-author-words';
import { date } from '../format/dates';
import { rangeWords } from '../format/list-words';
import { count } from '../format/numbers';
import { linked } from '../format/said';
import { toldName } from '../format/told-name';
import { coAuthorState, PAGE_SIZE } from '../list-state';
import { absoluteUrl, pathIn, paths } from '../urls';
import type { CoAuthorsPage } from '../view-models/co-authors';
import { waysBackMarkdown } from './cuts-markdown';
import type { TextFormat } from './index';
import { blocks, escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { saidMarkdown } from './said-markdown';
import { personLine } from './work-lines';

function pageUrl({ author, state }: CoAuthorsPage, format: TextFormat, page: number): string {
  return absoluteUrl(pathIn(paths.coAuthors(author.slug), format)) + coAuthorState.write({ ...state, page });
}

/** A list in the form that every list has, and on the bare page the network. */
export function coAuthorsJson(page: CoAuthorsPage) {
  const { total, pages, coAuthors, all, largeTeams, network, updated } = page;
  return {
    total,
    page: page.page,
    pages,
    next: page.page < pages ? pageUrl(page, 'json', page.page + 1) : null,
    coAuthors,
    all,
    worksOfLargeTeams: largeTeams,
    network,
    updated,
  };
}

export function coAuthorsMarkdown(page: CoAuthorsPage): string {
  const { coAuthors, pages, total } = page;
  const teams = teamsSaid(page);
  const start = (page.page - 1) * PAGE_SIZE.coAuthors;
  const lines = coAuthors.map((person, index) => {
    const facts = [
      saidMarkdown([linked(count(person.works, 'work'), togetherPath(page, person))]),
      coAuthorYears(person),
      escapeMarkdown(person.topics.map(({ name }) => name).join(' · ')),
      person.slug === null ? 'no page' : '',
    ];
    return `${start + index + 1}. ${personLine({ ...person, name: toldName(person) })}: ${facts.filter(Boolean).join('; ')}`;
  });
  const turns = [
    page.page > 1 && markdownLink('Previous page', pageUrl(page, 'md', page.page - 1)),
    page.page < pages && markdownLink('Next page', pageUrl(page, 'md', page.page + 1)),
  ].filter(Boolean);
  return markdownDocument(
    heading(1, coAuthorsTitle(page)),
    saidMarkdown(coAuthorListSentence(page)),
    teams && saidMarkdown(teams),
    lines.length > 0
      ? lines.join('\n')
      : blocks(escapeMarkdown(nobodySentence(page)), waysBackMarkdown(coAuthorCuts(page))),
    pages > 1 && `${rangeWords(page.page, PAGE_SIZE.coAuthors, total, 'co-author')}. ${turns.join(' · ')}`,
    `Updated ${date(page.updated)}.`,
  );
}
