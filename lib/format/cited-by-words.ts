import {
  CITED_BY_FILTERS,
  type CitedByState,
  type Citer,
  type CitingBase,
  citedByState,
  citedByWith,
  citedByWithout,
} from '../list-state';
import { paths } from '../urls';
import type { CitedByPage } from '../view-models/cited-by';
import type { Cuts } from './cuts';
import { yearsPhrase } from './dates';
import { SORT_WORDS } from './list-words';
import { count, number } from './numbers';
import { titleText } from './title';

/*
 * The words of the list of works that cite an author. HTML and Markdown print the same ones.
 */

export const CITER_WORDS: Record<Citer, { label: string; rule: (name: string) => string }> = {
  others: {
    label: 'by others',
    rule: (name) => `neither ${name} nor a co-author stands on the citing work`,
  },
  'co-authors': {
    label: 'by co-authors',
    rule: (name) => `a co-author of ${name} stands on the citing work, and they do not`,
  },
  author: { label: 'by the author', rule: (name) => `${name} stands on the citing work` },
};

export const CITING_BASE_WORDS: Record<CitingBase, string> = {
  library: 'in the library',
  page: 'with a page',
};

type Chip = CitedByPage['chips'][number];

/** `of 2019`, `by co-authors`: what a filter in use says. */
function chipWords({ filter, title }: Pick<Chip, 'filter' | 'title'>, { year, by, q }: CitedByState): string {
  switch (filter) {
    case 'year':
      return yearsPhrase(year);
    case 'by':
      return by === null ? '' : CITER_WORDS[by].label;
    case 'work':
      return `that cite “${titleText(title ?? '')}”`;
    case 'q':
      return `with “${q}” in the title`;
  }
}

/** The filters in use. */
export function citedByCuts({ author, state, chips, all }: CitedByPage): Cuts {
  return {
    noun: { one: 'citing work', many: 'citing works' },
    path: paths.citedBy(author.slug),
    at: 'works',
    cuts: chips.map((chip) => ({
      filter: chip.filter,
      words: chipWords(chip, state),
      query: citedByState.write(citedByWithout(state, chip.filter)),
      left: chip.works,
    })),
    whole: {
      query: citedByState.write(CITED_BY_FILTERS.reduce(citedByWithout, citedByWith(state, {}))),
      total: all,
    },
  };
}

/** `Works that cite Amar Phanishayee, by co-authors, of 2019`. */
export function citedByTitle({
  author,
  chips,
  state,
}: Pick<CitedByPage, 'author' | 'chips' | 'state'>): string {
  return [`Works that cite ${author.name}`, ...chips.map((chip) => chipWords(chip, state))].join(', ');
}

function bibliographies({ bibliographiesRead: read }: Pick<CitedByPage, 'bibliographiesRead'>): string {
  return `${count(read, 'bibliography', 'bibliographies')} ${read === 1 ? 'was' : 'were'} read`;
}

function times(pairs: number): string {
  return pairs === 1 ? 'once' : `${number(pairs)} times`;
}

/** `310 works of the library cite theirs, 465 times in all (149,439 bibliographies were read); the most cited first.` */
export function citedBySentence(page: CitedByPage): string {
  const { total, pairs, all, chips, state } = page;
  const noun = (works: number) =>
    `${works === 1 ? 'work' : 'works'} of the library${state.base === 'page' ? ' with a page' : ''}`;
  const order = total > 1 ? `; ${SORT_WORDS[state.sort].phrase}` : '';
  if (chips.length > 0)
    return `${number(total)} of the ${number(all)} ${noun(all)} that cite theirs, ${times(pairs)} in all${order}.`;
  return `${number(total)} ${noun(total)} ${total === 1 ? 'cites' : 'cite'} theirs, ${times(pairs)} in all (${bibliographies(page)})${order}.`;
}

/** What is said to somebody whom nobody cites, and to somebody who has left nothing over. */
export function noCitationSentence(page: CitedByPage): string {
  if (page.chips.length > 0)
    return page.chips.length === 1
      ? 'No citing work answers to this.'
      : 'No citing work answers to all of these at once.';
  return page.state.base === 'page'
    ? 'No citing work has a page.'
    : `No work of the library cites theirs: ${bibliographies(page)}.`;
}

/** What stands behind the zero. */
export const NO_CITATION_NOTE =
  'A citation counts where the bibliography of one work of the library names another. Works outside the library may cite them: OpenAlex’s number of citations on the author’s page counts these too.';

/** What the numbers by year are made of. */
export function citingYearsSentence({ undated, state }: CitedByPage): string {
  const uncertain =
    undated === 0
      ? ''
      : ` ${count(undated, 'citing work')} of an uncertain or unknown year ${undated === 1 ? 'is' : 'are'} in the list only.`;
  return `Citing works by the year in which they came out${state.base === 'page' ? ', those with a page' : ''}.${uncertain}`;
}

export function splitSentence({ author }: Pick<CitedByPage, 'author'>): string {
  return `Each citing work counts once, and the three add up to the list. A co-author is who has written a work of the library with ${author.name}.`;
}

/** `Cites 3 works`: what the line under a citing work begins with. */
export function citesWords(works: number): string {
  return works === 1 ? 'Cites' : `Cites ${number(works)} works`;
}
