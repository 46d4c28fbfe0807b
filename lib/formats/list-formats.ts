import { date } from '../format/dates';
import {
  BASE_WORDS,
  backWords,
  basesOf,
  emptySentence,
  groupWords,
  listCuts,
  listRange,
  listSentence,
  listTitle,
  ownerName,
  POSITION_WORDS,
  uncountedSentence,
  valueName,
} from '../format/list-words';
import { count } from '../format/numbers';
import { bylinesSentence, printedYears, statedLines } from '../format/proof-words';
import {
  changed,
  FACET_VALUES,
  PAGE_SIZE,
  POSITIONS,
  type WorkListState,
  withValue,
  workListState,
} from '../list-state';
import { absoluteUrl, ownerPath, pathIn } from '../urls';
import type { AffiliationProof, Facet, ListPage } from '../view-models/work-list';
import { workJson } from './author-json';
import { unknownMarkdown, waysBackMarkdown } from './cuts-markdown';
import type { TextFormat } from './index';
import { blocks, bullets, escapeMarkdown, heading, markdownDocument, markdownLink } from './markdown';
import { placeMarkdown } from './place-markdown';
import { saidMarkdown } from './said-markdown';
import { workLine } from './work-lines';

function listUrl({ owner }: ListPage, state: WorkListState, format: TextFormat = 'md'): string {
  return absoluteUrl(pathIn(ownerPath(owner), format)) + workListState.write(state);
}

/** `Physics: 12 works`, each number with its list. */
function valueLines(page: ListPage, { group, values }: Pick<Facet, 'group' | 'values'>): string[] {
  const line = (name: string, works: number, state: WorkListState) =>
    `${escapeMarkdown(name)}: ${markdownLink(count(works, 'work'), listUrl(page, state))}`;
  const lines = values.map((value) =>
    line(valueName(group, value), value.works, withValue(page.state, group, value.value)),
  );
  if (group === 'year' && page.undated > 0)
    lines.push(line('Unknown', page.undated, changed(page.state, { year: 'unknown' })));
  return lines;
}

/** A list in the form that every list has, then what it can be cut by. */
export function listJson(page: ListPage) {
  const { total, pages, state, facets, bases, positions, group } = page;
  const next = page.page < pages ? listUrl(page, { ...state, page: page.page + 1 }, 'json') : null;
  if (group) {
    const { values, total: all } = group;
    return {
      total: all,
      page: page.page,
      pages,
      next,
      group: group.group,
      values,
      listed: total,
      base: state.base,
      updated: page.updated,
      unknown: page.unknown,
    };
  }
  return {
    total,
    page: page.page,
    pages,
    next,
    works: page.works.map(workJson),
    all: page.all,
    worksWithoutYear: page.undated,
    base: state.base,
    bases,
    facets: Object.fromEntries(
      facets.map(({ group: name, total: values, values: first }) => [name, { total: values, values: first }]),
    ),
    uncounted: page.uncounted,
    positions,
    cited: page.cited,
    affiliation: page.proof,
    place: page.place,
    updated: page.updated,
    unknown: page.unknown,
  };
}

function pagesLines(page: ListPage): string {
  const { pages } = page;
  if (pages < 2) return '';
  const markdown = (number: number) => listUrl(page, { ...page.state, page: number });
  const links = [
    page.page > 1 && markdownLink('Previous page', markdown(page.page - 1)),
    page.page < pages && markdownLink('Next page', markdown(page.page + 1)),
  ].filter(Boolean);
  return `${listRange(page)}. ${links.join(' · ')}`;
}

/** Places in the byline, and what else the list can be counted over. */
function otherCuts(page: ListPage): string {
  const { positions, bases, state } = page;
  const line = (words: string, works: number, to: Partial<WorkListState>) =>
    works === 0 ? null : `${words}: ${markdownLink(count(works, 'work'), listUrl(page, changed(state, to)))}`;
  const places = POSITIONS.map((item) =>
    line(POSITION_WORDS[item], positions?.[item] ?? 0, { position: item }),
  ).filter((item) => item !== null);
  const counted = basesOf(page.owner)
    .map((base) => line(BASE_WORDS[base].label, bases[base], { base }))
    .filter((item) => item !== null);
  return blocks(
    places.length > 0 && blocks(heading(3, 'Place in the byline'), bullets(places)),
    counted.length > 0 && blocks(heading(3, 'Counted over'), bullets(counted)),
  );
}

function proofMarkdown(author: string, proof: AffiliationProof): string {
  const printed = proof.printed.map((address) =>
    `“${escapeMarkdown(address.text)}” ${printedYears(address)}`.trim(),
  );
  return blocks(
    heading(2, 'How this affiliation is known'),
    `Bylines: ${saidMarkdown(bylinesSentence(author, proof))}${printed.length > 0 ? ` Printed${proof.isCut ? ' on the latest of them' : ''} as:` : ''}`,
    bullets(printed),
    bullets(statedLines(proof).map(({ source, said }) => `${source}: ${saidMarkdown(said)}`)),
    heading(2, 'Works'),
  );
}

/** The list as Markdown: the same sentence, works, order and pages as the HTML, and its groups after them. */
export function listMarkdown(page: ListPage): string {
  const { group, facets, owner } = page;
  const place = page.place && owner.slug !== null ? { owner, place: page.place } : null;
  const start = (page.page - 1) * PAGE_SIZE.works;
  return markdownDocument(
    heading(1, place ? ownerName(place.owner) : listTitle(page)),
    place && placeMarkdown(page, place.owner, place.place),
    escapeMarkdown(listSentence(page)),
    unknownMarkdown(page.unknown),
    page.proof && owner.slug !== null && proofMarkdown(owner.slug, page.proof),
    group && page.total > 0 && markdownLink(backWords(page), listUrl(page, changed(page.state, {}))),
    group && bullets(valueLines(page, group)),
    page.total === 0 && blocks(!group && emptySentence(page), waysBackMarkdown(listCuts(page))),
    !group &&
      page.works
        .map((work, index) => `${start + index + 1}. ${workLine(work, owner.kind !== 'venue')}`)
        .join('\n'),
    pagesLines(page),
    !group &&
      blocks(
        ...facets
          .filter(({ values }) => values.length > 0)
          .map(({ group: name, values, total }) => {
            const { heading: title, many } = groupWords(name, { owner });
            const shown = values.slice(0, FACET_VALUES);
            return blocks(
              heading(3, title),
              bullets(valueLines(page, { group: name, values: shown })),
              total > shown.length &&
                markdownLink(
                  `${count(total, many, many)} in all`,
                  listUrl(page, changed(page.state, { by: name })),
                ),
            );
          }),
      ),
    !group && uncountedSentence(page),
    !group && otherCuts(page),
    `Counted over ${BASE_WORDS[page.state.base].many}.${page.updated ? ` Updated ${date(page.updated)}.` : ''}`,
  );
}
