import {
  type Base,
  changed,
  FILTERS,
  type Group,
  LARGEST_TEAM,
  PAGE_SIZE,
  type WorkListState,
  type WorkSort,
  without,
  workListState,
} from '../list-state';
import { ownerPath } from '../urls';
import type { Chip, FacetValue, ListPage } from '../view-models/work-list';
import type { Cuts } from './cuts';
import { yearsPhrase } from './dates';
import { count, list, number } from './numbers';
import { toldName } from './told-name';
import { workType } from './work-words';

/*
 * The words of a list of works: what it holds, what is left out, and what it can be cut by. HTML and Markdown print the
 * same ones.
 */

export const SORT_WORDS: Record<WorkSort, { label: string; phrase: string }> = {
  citations: { label: 'Most cited', phrase: 'the most cited first' },
  newest: { label: 'Newest', phrase: 'the newest first' },
  oldest: { label: 'Oldest', phrase: 'the oldest first' },
  title: { label: 'Title', phrase: 'by title' },
};

export const BASE_WORDS: Record<Base, { label: string; one: string; many: string }> = {
  library: { label: 'in the library', one: 'work in the library', many: 'works in the library' },
  page: { label: 'with a page', one: 'work with a page', many: 'works with a page' },
  known: { label: 'known', one: 'known work', many: 'known works' },
};

/** The bases that a list of somebody or something can be counted over: bibliographies are read between library works only. */
export function basesOf({ kind }: ListPage['owner']): readonly Base[] {
  const all = Object.keys(BASE_WORDS) as Base[];
  return kind === 'cited-by' || kind === 'references' ? all.filter((base) => base !== 'known') : all;
}

export const POSITION_WORDS: Record<NonNullable<WorkListState['position']>, string> = {
  first: 'first or alone',
  middle: 'in the middle',
  last: 'last',
  corresponding: 'corresponding',
};

export const GROUP_WORDS: Record<Group, { heading: string; one: string; many: string }> = {
  year: { heading: 'Year', one: 'year', many: 'years' },
  field: { heading: 'Field', one: 'field', many: 'fields' },
  topic: { heading: 'Topic', one: 'topic', many: 'topics' },
  concept: { heading: 'Concept', one: 'concept', many: 'concepts' },
  venue: { heading: 'Venue', one: 'venue', many: 'venues' },
  institution: { heading: 'Institution', one: 'institution', many: 'institutions' },
  with: { heading: 'With', one: 'co-author', many: 'co-authors' },
  type: { heading: 'Kind', one: 'kind', many: 'kinds' },
};

/** What the values of a group are called; where a list has no subject, those who wrote with each other are authors. */
export function groupWords(group: Group, { owner }: Pick<ListPage, 'owner'>): (typeof GROUP_WORDS)[Group] {
  return group === 'with' && owner.kind !== 'author'
    ? { heading: 'Author', one: 'author', many: 'authors' }
    : GROUP_WORDS[group];
}

/** Why some groups do not stand beside a list; nothing if all do. */
export function uncountedSentence(page: Pick<ListPage, 'uncounted' | 'owner'>): string {
  const groups = page.uncounted.map((group) => groupWords(group, page).one);
  return groups.length === 0 ? '' : `Too many works would have to be read to count by ${list(groups)}.`;
}

/** A value of a group as it is printed. */
export function valueName(group: Group, value: Pick<FacetValue, 'name' | 'apart'>): string {
  return group === 'type' ? (workType(value.name) ?? value.name) : toldName(value);
}

const PLACES_IN_BYLINE: Record<NonNullable<WorkListState['position']>, string> = {
  first: 'with the name first or alone',
  middle: 'with the name in the middle',
  last: 'with the name last',
  corresponding: 'as the corresponding author',
};

type Filtered = Pick<ListPage, 'owner' | 'state'>;

/** `with Shivaram Venkataraman`, `of 2019`: what a filter in use says. */
function chipWords({ filter, name }: Pick<Chip, 'filter' | 'name'>, { owner, state }: Filtered): string {
  switch (filter) {
    case 'year':
      return yearsPhrase(state.year);
    case 'topic':
      return `on ${name}`;
    case 'venue':
      return `in ${name}`;
    case 'institution':
      return `at ${name}`;
    case 'with':
      return `${owner.kind === 'author' ? 'with' : 'by'} ${name}`;
    case 'type':
      return `of the kind “${workType(state.type)?.toLowerCase()}”`;
    case 'position':
      return state.position === null ? '' : PLACES_IN_BYLINE[state.position];
    case 'teams':
      return `by ${state.teams === 'larger' ? 'more than' : 'at most'} ${LARGEST_TEAM} authors`;
    case 'q':
      return `with “${state.q}” in the title`;
  }
}

/** The filters in use. */
export function listCuts(page: ListPage): Cuts {
  const { owner, state, chips, all } = page;
  return {
    noun: { one: 'work', many: 'works' },
    path: ownerPath(owner),
    at: 'works',
    cuts: chips.map((chip) => ({
      filter: chip.filter,
      words: chipWords(chip, page),
      query: workListState.write(without(state, chip.filter)),
      left: chip.works,
    })),
    whole: { query: workListState.write(FILTERS.reduce(without, changed(state, {}))), total: all },
  };
}

/** `Works of Amar Phanishayee with Shivaram Venkataraman`, `Topics of the works of Jason Priem`: what the list is of. */
export function listTitle(page: Pick<ListPage, 'owner' | 'chips' | 'group' | 'state'>): string {
  const { owner, chips, group } = page;
  const works = [whose(owner), ...chips.map((chip) => chipWords(chip, page))].join(' ');
  if (group === null) return works;
  const many = groupWords(group.group, { owner }).many;
  return `${many.charAt(0).toUpperCase()}${many.slice(1)} of the ${works.charAt(0).toLowerCase()}${works.slice(1)}`;
}

/** What an owner is called: an edition by its venue and year. */
export function ownerName({ name, ...owner }: Exclude<ListPage['owner'], { kind: 'library' }>): string {
  return owner.year === undefined ? name : `${name}, ${owner.year}`;
}

/** What a list is among the pages of its owner. */
export function trailWords({ kind }: ListPage['owner']): string {
  return kind === 'cited-by' ? 'cited by' : kind === 'references' ? 'references' : 'all works';
}

function whose(owner: ListPage['owner']): string {
  const { kind, name } = owner;
  switch (kind) {
    case 'author':
      return `Works of ${name}`;
    case 'institution':
      return `Works at ${name}`;
    case 'venue':
      return `Works in ${ownerName(owner)}`;
    case 'cited-by':
      return `Works that cite “${name}”`;
    case 'references':
      return `References of “${name}”`;
    case 'library':
      return 'Works of the library';
    default:
      return `Works on ${name}`;
  }
}

/** `; 84 citations in all, those of 1 retracted work left out`: what the known works of an author sum up to. */
function citedWords({ cited }: Pick<ListPage, 'cited'>): string {
  if (cited === null) return '';
  const { citations, retractedWorks, uncountedWorks } = cited;
  const without = [
    retractedWorks > 0 && `those of ${count(retractedWorks, 'retracted work')} left out`,
    uncountedWorks > 0 && `unknown of ${count(uncountedWorks, 'work')}`,
  ].filter((text) => text !== false);
  return `; ${[`${count(citations, 'citation')} in all`, ...without].join(', ')}`;
}

/** `4 of the 60 works in the library, the newest first.` */
export function listSentence(page: ListPage): string {
  const { total, all, chips, state, group, owner } = page;
  const works = BASE_WORDS[state.base];
  const held =
    chips.length === 0
      ? count(total, works.one, works.many)
      : `${number(total)} of the ${count(all, works.one, works.many)}`;
  if (group) {
    const { one, many } = groupWords(group.group, { owner });
    if (total === 0) return `No ${one}: ${emptySentence(page).replace(/^N/, 'n')}`;
    const whole = chips.length === 0 ? `the ${held}` : held;
    return group.total === 0
      ? `No ${one} is known of ${whole}.`
      : `${count(group.total, one, many)} of ${whole}.`;
  }
  const order = total > 1 ? `, ${SORT_WORDS[state.sort].phrase}` : '';
  return `${held}${order}${total > 0 ? citedWords(page) : ''}.`;
}

/** `Back to the 25 works`: from the values of a group to the list. */
export function backWords({ total }: Pick<ListPage, 'total'>): string {
  return `Back to the ${count(total, 'work')}`;
}

/** `1–50 of 603 works`. */
export function rangeWords(
  page: number,
  size: number,
  total: number,
  noun = 'work',
  isBound = false,
): string {
  const first = (page - 1) * size + 1;
  return `${number(first)}–${number(Math.min(page * size, total))} of ${isBound ? 'at least ' : ''}${count(total, noun)}`;
}

/** What of a list stands on this page: `1–50 of 603 works`, `1–100 of 24,564 authors`. */
export function listRange(page: Pick<ListPage, 'page' | 'total' | 'group' | 'owner'>): string {
  const { group, total } = page;
  return group
    ? rangeWords(page.page, PAGE_SIZE.values, group.total, groupWords(group.group, page).one)
    : rangeWords(page.page, PAGE_SIZE.works, total);
}

/** Said where a list is longer than its pages go. */
export function narrowSentence(reachable: number, by = 'A year, a topic or a venue'): string {
  return `The pages end after the first ${number(reachable)}. ${by} leads to the others.`;
}

/** The numbers of pages to be linked: the first, the last, and two on either side; null is a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, pages, page - 1, page, page + 1].filter((item) => item >= 1 && item <= pages);
  const sorted = [...new Set(near)].sort((a, b) => a - b);
  return sorted.flatMap((item, index) => {
    const before = sorted[index - 1] ?? 0;
    if (index === 0 || item - before === 1) return [item];
    return item - before === 2 ? [item - 1, item] : [null, item];
  });
}

/** What is said of a list that holds nothing. */
export function emptySentence({ chips, state }: Pick<ListPage, 'chips' | 'state'>): string {
  if (chips.length === 0) return `No ${BASE_WORDS[state.base].one}.`;
  return chips.length === 1 ? 'No work answers to this.' : 'No work answers to all of these at once.';
}
