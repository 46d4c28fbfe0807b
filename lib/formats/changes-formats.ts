import { panelHeading } from '../format/author-panels';
import {
  affiliationChange,
  changedTitle,
  changedYear,
  changeGroups,
  changeSentences,
  changesSentence,
  changesTitle,
  figureWords,
  KEPT_SENTENCE,
  loadWords,
} from '../format/change-words';
import { date } from '../format/dates';
import { titleText } from '../format/title';
import { changesState } from '../list-state';
import { absoluteUrl, paths } from '../urls';
import type { AuthorChange, AuthorChanges, ChangedWork } from '../view-models/author-changes';
import type { Format } from '.';
import { blocks, bullets, escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { personLine, workUrl } from './work-lines';

function pageUrl({ author }: AuthorChanges, format: Format, page: number): string {
  return absoluteUrl(paths.authorChanges(author.slug, format) + changesState.write({ page }));
}

/** The changes in the form that every list has: total, page, pages, the next page's address, the list. */
export function changesJson(page: AuthorChanges) {
  const { author, url, total, pages, changes, sources, updated } = page;
  const next = page.page < pages ? pageUrl(page, 'json', page.page + 1) : null;
  return {
    total,
    page: page.page,
    pages,
    next,
    changes: changes.map(changeJson),
    author,
    url,
    sources,
    updated,
  };
}

function changeJson(change: AuthorChange) {
  const { load, date: day, command, first, figures, renamed, merged, statements, affiliations } = change;
  const works = ({ total, list }: AuthorChange['worksCame']) => ({ total, list: list.map(workJson) });
  return {
    load,
    date: day,
    source: command,
    first,
    figures,
    renamed,
    merged,
    statements,
    worksCame: works(change.worksCame),
    worksGone: works(change.worksGone),
    worksJoined: works(change.worksJoined),
    affiliations,
  };
}

function workJson(work: ChangedWork) {
  const { id, slug, title, year, yearUncertain, retracted } = work;
  return { id, slug, url: workUrl(work), title, year, yearUncertain, retracted };
}

function workLine(work: ChangedWork): string {
  const title = markdownLink(titleText(changedTitle(work)), workUrl(work));
  const flag = work.retracted ? ' (**Retracted**)' : '';
  return [title + flag, changedYear(work)].filter(Boolean).join(', ');
}

function load(change: AuthorChange): string {
  const figures = change.figures.map((figure) => {
    const { label, now, was } = figureWords(figure);
    return `${label}: ${now} (${was})`;
  });
  const groups = changeGroups(change).map((group) => {
    const lines =
      'works' in group
        ? group.works.map(workLine)
        : group.affiliations.map(
            (row) => `${escapeMarkdown(row.institution.name)}: ${affiliationChange(row)}`,
          );
    return blocks(heading(3, group.heading), bullets(lines), group.more);
  });
  return blocks(
    heading(2, date(change.date)),
    `${loadWords(change)}.`,
    changeSentences(change).map(escapeMarkdown).join(' '),
    bullets(figures),
    ...groups,
  );
}

/** The changes as Markdown: the same loads, sentences and lists as the HTML. */
export function changesMarkdown(page: AuthorChanges): string {
  const links = [
    page.page > 1 && markdownLink('Newer loads', pageUrl(page, 'md', page.page - 1)),
    page.page < page.pages && markdownLink('Older loads', pageUrl(page, 'md', page.page + 1)),
  ];
  return markdownDocument(
    heading(1, changesTitle(page)),
    changesSentence(page),
    `Of ${personLine(page.author)}. ${KEPT_SENTENCE}`,
    ...page.changes.map(load),
    links.filter(Boolean).join(' · '),
    heading(2, panelHeading('foot')),
    bullets(page.sources.map(({ name, date: day }) => `${escapeMarkdown(name)}: ${date(day)}`)),
    `Updated ${date(page.updated)}. ${markdownLink('What the numbers mean', absoluteUrl(paths.about('md')))}`,
  );
}
