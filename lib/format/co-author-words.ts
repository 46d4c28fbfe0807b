import {
  CO_AUTHOR_FILTERS,
  type CoAuthorFilter,
  type CoAuthorSort,
  type CoAuthorState,
  coAuthorState,
  LARGEST_TEAM,
  withoutCoAuthorFilter,
} from '../list-state';
import { authorWorksPath, paths } from '../urls';
import type { CoAuthorRow, CoAuthorsPage, Network } from '../view-models/co-authors';
import type { Cuts } from './cuts';
import { count, number } from './numbers';
import { linked, type Said } from './said';
import { isThinned, THINNED } from './strongest-ties';

/*
 * The words of the list of co-authors. HTML and Markdown print the same ones.
 */

export const CO_AUTHOR_SORT_WORDS: Record<CoAuthorSort, { label: string; phrase: string }> = {
  works: { label: 'Most together', phrase: 'the most works together first' },
  latest: { label: 'Latest', phrase: 'the latest work together first' },
  name: { label: 'Name', phrase: 'by name' },
};

/** `Co-authors of Amar Phanishayee`. */
export function coAuthorsTitle({ author, state }: CoAuthorsPage): string {
  return `Co-authors of ${author.name}${state.q === '' ? '' : ` called “${state.q}”`}`;
}

/** Those without a page come after the others, unless there are none of them. */
function orderPhrase({ state, pages, coAuthors }: CoAuthorsPage): string {
  const allHavePage = state.base === 'page' || (pages === 1 && coAuthors.every(({ slug }) => slug !== null));
  return state.sort === 'works' && !allHavePage
    ? 'those with a page first, then the most works together'
    : CO_AUTHOR_SORT_WORDS[state.sort].phrase;
}

/** `24 of the 27 co-authors on the works in the library, …`. */
export function coAuthorListSentence(page: CoAuthorsPage): Said {
  const { total, all, state, author } = page;
  const works = linked('works in the library', authorWorksPath(author.slug, { teams: state.teams }));
  const held = total === all ? count(all, 'co-author') : `${number(total)} of the ${count(all, 'co-author')}`;
  const pages = state.base === 'page' ? ', with a page,' : '';
  const teams = state.teams === null ? '' : ` by at most ${LARGEST_TEAM} authors`;
  const order = total > 1 ? `; ${orderPhrase(page)}` : '';
  return [`${held}${pages} on the `, works, `${teams}${order}.`];
}

/** The switch that leaves large teams out, or takes them in again; nothing without large teams. */
export function teamsSaid({ largeTeams, state, author }: CoAuthorsPage): Said | null {
  if (largeTeams === 0) return null;
  const path = (teams: CoAuthorState['teams']) =>
    paths.coAuthors(author.slug) + coAuthorState.write({ ...state, teams, page: 1 });
  const works = linked(count(largeTeams, 'work'), authorWorksPath(author.slug, { teams: 'larger' }));
  const isOne = largeTeams === 1;
  return state.teams === null
    ? [
        works,
        ` ${isOne ? 'has' : 'have'} more than ${LARGEST_TEAM} authors: `,
        linked(`leave ${isOne ? 'it' : 'them'} out`, path('25')),
      ]
    : [
        works,
        ` with more than ${LARGEST_TEAM} authors ${isOne ? 'is' : 'are'} left out: `,
        linked(`take ${isOne ? 'it' : 'them'} in`, path(null)),
      ];
}

/** The works with a co-author, as the list counts them. */
export function togetherPath({ author, state }: CoAuthorsPage, { id, slug }: CoAuthorRow): string {
  return authorWorksPath(author.slug, { with: slug ?? id.toLowerCase(), teams: state.teams });
}

export function networkSentence(network: Network): string {
  const { people, ties } = network;
  const drawn = isThinned(network) ? ` ${THINNED}` : '';
  const lines =
    ties.length === 0
      ? 'No two of them stand on the same work of this author.'
      : `A line joins two who stand on the same work of this author, a thicker one on more.${drawn}`;
  return `The ${number(people.length)} with the most works together, over works of at most ${LARGEST_TEAM} authors. ${lines}`;
}

const FILTER_WORDS: Record<CoAuthorFilter, (state: CoAuthorState) => string> = {
  q: ({ q }) => `called “${q}”`,
  base: () => 'with a page',
  teams: () => `on works by at most ${LARGEST_TEAM} authors`,
};

/** The filters in use. */
export function coAuthorCuts({ author, state, chips, all }: CoAuthorsPage): Cuts {
  return {
    noun: { one: 'co-author', many: 'co-authors' },
    path: paths.coAuthors(author.slug),
    at: 'people',
    cuts: chips.map(({ filter, people }) => ({
      filter,
      words: FILTER_WORDS[filter](state),
      query: coAuthorState.write(withoutCoAuthorFilter(state, filter)),
      left: people,
    })),
    whole: { query: coAuthorState.write(CO_AUTHOR_FILTERS.reduce(withoutCoAuthorFilter, state)), total: all },
  };
}

/** `No co-author called “Quell” on works by at most 25 authors.` */
export function nobodySentence({ state, chips }: Pick<CoAuthorsPage, 'state' | 'chips'>): string {
  if (chips.length === 0) return 'No co-author is known here.';
  return `No co-author ${chips.map(({ filter }) => FILTER_WORDS[filter](state)).join(' ')}.`;
}
