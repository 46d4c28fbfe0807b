import { citationText } from '../format/citation-text';
import { date } from '../format/dates';
import { count } from '../format/numbers';
import { titleText } from '../format/title';
import { RETRACTED, workFacts } from '../format/work-facts';
import {
  bylineSentence,
  citedBySentence,
  referencesSentence,
  statedSentence,
  summarySentence,
  versionsSentence,
  versionWords,
  workText,
} from '../format/work-page-words';
import { WORK_PANELS, type WorkPanelId } from '../format/work-panels';
import { absoluteUrl, outside, pathIn, paths } from '../urls';
import type { WorkPage } from '../view-models/work-page';
import { TEXT_FORMATS } from '.';
import { bylineLines } from './byline-lines';
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

function head(page: WorkPage): string {
  return blocks(
    heading(1, titleText(page.title)),
    page.retracted && `**${RETRACTED}**`,
    `${page.byline.map(personLine).join(', ')}${page.bylineCut || page.byline.length < page.authorCount ? ', et al.' : ''}`,
    bullets(workFacts(page).map(({ label, value }) => `${label}: ${saidMarkdown(value)}`)),
  );
}

function identifiers({ ids }: WorkPage): string {
  return bullets(
    [
      ids.doi && `DOI: ${markdownLink(ids.doi, outside.doi(ids.doi))}`,
      ids.arxiv && `arXiv: ${markdownLink(ids.arxiv, outside.arxiv(ids.arxiv))}`,
      ids.openalex && `OpenAlex: ${markdownLink(ids.openalex, outside.openalex(ids.openalex))}`,
    ].filter((line) => typeof line === 'string'),
  );
}

function names(title: string, subjects: WorkPage['topics']): string {
  const lines = subjects.map(({ name, slug }) => markdownLink(name, slug && absoluteUrl(paths.topic(slug))));
  return subjects.length === 0 ? '' : blocks(heading(3, title), bullets(lines));
}

/** The first works of a list; the number that the sentence begins with leads to all of them. */
function related(sentence: string, { total, works }: WorkPage['references'], path: string): string {
  if (total === 0) return sentence;
  const words = count(total, 'work');
  return blocks(
    `${markdownLink(words, absoluteUrl(path))}${sentence.slice(words.length)}`,
    numbered(works.map((work) => workLine(work))),
  );
}

const BODIES: Record<WorkPanelId, (page: WorkPage) => string> = {
  summary: (page) => blocks(escapeMarkdown(workText(page) ?? ''), summarySentence(page)),
  authors: (page) => blocks(saidMarkdown(bylineSentence(page)), bylineLines(page.byline)),
  identifiers: (page) =>
    blocks(
      identifiers(page),
      versionsSentence(page),
      page.versions.length > 1 &&
        bullets(page.versions.map((version) => saidMarkdown(versionWords(version)))),
    ),
  subjects: ({ fields, topics, concepts }) =>
    blocks(names('Fields', fields), names('Topics', topics), names('Concepts', concepts)),
  references: (page) =>
    related(referencesSentence(page), page.references, paths.workReferences(page.slug, 'md')),
  'cited-by': (page) => related(citedBySentence(page), page.citedBy, paths.workCitedBy(page.slug, 'md')),
  'citations-by-year': (page) =>
    blocks(
      saidMarkdown(statedSentence(page)),
      bullets(page.citationsByYear.map(({ year, citations }) => `${year}: ${count(citations, 'citation')}`)),
    ),
  cite: (page) => escapeMarkdown(citationText(page)),
  foot: (page) =>
    blocks(
      bullets(page.sources.map(({ name, date: day }) => `${escapeMarkdown(name)}: ${date(day)}`)),
      `Updated ${date(page.updated)}. [What the numbers mean](${absoluteUrl(paths.about('md'))})`,
      `This page as ${[markdownLink('HTML', page.url), ...TEXT_FORMATS.map(({ name, label }) => markdownLink(label, absoluteUrl(pathIn(paths.work(page.slug), name))))].join(' · ')}`,
    ),
};

/** The page of a work as Markdown. */
export function workMarkdown(page: WorkPage): string {
  const panels = WORK_PANELS.filter(({ isShown }) => isShown(page));
  return markdownDocument(
    head(page),
    ...panels.map(({ id, heading: title }) => blocks(heading(2, title(page)), BODIES[id](page))),
  );
}
