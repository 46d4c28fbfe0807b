import { type CoAuthorSort, type CoAuthorState, coAuthorState } from '../list-state';
import { authorWorksPath, paths } from '../urls';
import type { CoAuthorRow, CoAuthorsPage, Network } from '../view-models/co-authors';
import { count, number } from './numbers';
import { linked, type Said } from './said';

/*
 * The words of the list of co-authors. HTML and Markdown print the same ones.
 */

export const CO_AUTHOR_SORT_WORDS: Record<CoAuthorSort, { label: string; phrase: string }> = {
  works: { label: 'Most together', phrase: 'those with a page first, then the most works together' },
  latest: { label: 'Latest', phrase: 'the latest work together first' },
  name: { label: 'Name', phrase: 'by name' },
};

/** `Co-authors of Amar Phanishayee`. */
export function coAuthorsTitle({ author, state }: CoAuthorsPage): string {
  return `Co-authors of ${author.name}${state.q === '' ? '' : ` called “${state.q}”`}`;
}

/** `24 of the 27 co-authors on the works in the library, …`. */
export function coAuthorListSentence({ total, all, state, author }: CoAuthorsPage): Said {
  const works = linked('works in the library', authorWorksPath(author.slug, { teams: state.teams }));
  const held = total === all ? count(all, 'co-author') : `${number(total)} of the ${count(all, 'co-author')}`;
  const pages = state.base === 'page' ? ', with a page,' : '';
  const teams = state.teams === null ? '' : ` by at most ${state.teams} authors`;
  const order = total > 1 ? `; ${CO_AUTHOR_SORT_WORDS[state.sort].phrase}` : '';
  return [`${held}${pages} on the `, works, `${teams}${order}.`];
}

/** The switch that leaves large teams out, or takes them in again; nothing without large teams. */
export function teamsSaid({ largeTeams, state, author }: CoAuthorsPage): Said | null {
  if (largeTeams === 0) return null;
  const path = (teams: CoAuthorState['teams']) =>
    paths.coAuthors(author.slug) + coAuthorState.write({ ...state, teams, page: 1 });
  const works = count(largeTeams, 'work');
  const isOne = largeTeams === 1;
  return state.teams === null
    ? [
        `${works} ${isOne ? 'has' : 'have'} more than 25 authors: `,
        linked(`leave ${isOne ? 'it' : 'them'} out`, path('25')),
      ]
    : [
        `${works} with more than 25 authors ${isOne ? 'is' : 'are'} left out: `,
        linked(`take ${isOne ? 'it' : 'them'} in`, path(null)),
      ];
}

/** The works with a co-author, as the list counts them. */
export function togetherPath({ author, state }: CoAuthorsPage, { id, slug }: CoAuthorRow): string {
  return authorWorksPath(author.slug, { with: slug ?? id.toLowerCase(), teams: state.teams });
}

export function networkSentence({ people }: Network): string {
  return `The ${number(people.length)} with the most works together, over works of at most 25 authors. A line joins two who stand on the same work of this author, a thicker one on more. On a phone, fewer are drawn.`;
}

export function nobodySentence({ state }: Pick<CoAuthorsPage, 'state'>): string {
  return state.q === '' ? 'No co-author is known here.' : `No co-author is called “${state.q}”.`;
}
