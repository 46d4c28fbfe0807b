import type {
  AuthorChange,
  AuthorChanges,
  ChangedAffiliation,
  ChangedFigure,
  ChangedWork,
  Cut,
} from '../view-models/author-changes';
import { years } from './dates';
import { count, list, number } from './numbers';
import { workYear } from './work-words';

/*
 * The sentences of what loads changed. HTML and Markdown print the same ones.
 */

const LOADS: Record<string, string> = {
  openalex: 'Loaded from OpenAlex',
  orcid: 'Loaded from ORCID',
  wikidata: 'Loaded from Wikidata',
  merges: 'OpenAlex’s merged records',
  summaries: 'Summaries of the library',
  overrides: 'Corrections by the library',
};

const FIGURES: Record<ChangedFigure['figure'], string> = {
  libraryWorks: 'Works in the library',
  worksWithPage: 'Works with a page here',
  knownWorks: 'Works known',
  citations: 'Citations of known works',
};

export function changesTitle({ author }: AuthorChanges): string {
  return `Changes to the page of ${author.name}`;
}

/** What the page holds and what it leaves out. */
export function changesSentence({ total, changes }: AuthorChanges): string {
  if (total === 0) return 'No load has been recorded since this page was made.';
  const shown = changes.length < total ? ` ${number(changes.length)} are on this page.` : '';
  return `What ${total === 1 ? 'the last load' : `the last ${number(total)} loads`} changed of this author${total === 1 ? '' : ', the newest first'}.${shown}`;
}

export const KEPT_SENTENCE =
  'A load that changed nothing of the author is not listed, nor is one that only spelt a title, an institution or a co-author in another way or wrote a summary anew. The last 40 loads are kept. Names are those of today.';

/** `Loaded from OpenAlex (load 12)`: where a load's records came from, and its number, which tells two of one day apart. */
export function loadWords({ command, load }: AuthorChange): string {
  return `${LOADS[command] ?? 'Counted anew'} (load ${number(load)})`;
}

/** The changes that are said in a sentence each. */
export function changeSentences(change: AuthorChange): string[] {
  const { first, renamed, merged, statements } = change;
  return [
    first &&
      `The page is new: ${count(first.libraryWorks, 'work')} in the library, ${number(first.knownWorks)} known, with ${count(first.citations, 'citation')}.`,
    renamed && 'The name changed.',
    merged.total > 0 && mergedSentence(merged),
    ...statements.map(({ source, came, went }) => {
      const said = [
        came > 0 && `${count(came, 'statement')} of affiliation came`,
        went > 0 && `${came > 0 ? number(went) : `${count(went, 'statement')} of affiliation`} went`,
      ];
      return `${source}: ${list(said.filter((part) => part !== false))}.`;
    }),
  ].filter((sentence) => typeof sentence === 'string');
}

function mergedSentence({ total, list: ids }: AuthorChange['merged']): string {
  const named = ids.length === 0 ? '' : ` (${ids.join(', ')}${ids.length < total ? ' …' : ''})`;
  return total === 1
    ? `Another author record${named} was merged into this one.`
    : `${number(total)} other author records${named} were merged into this one.`;
}

/** `Works in the library`, `8`, `was 6`. */
export function figureWords({ figure, before, after }: ChangedFigure): {
  label: string;
  now: string;
  was: string;
} {
  return { label: FIGURES[figure], now: number(after), was: `was ${number(before)}` };
}

export type ChangeGroup = { key: string; heading: string; more: string | null } & (
  | { works: ChangedWork[] }
  | { affiliations: ChangedAffiliation[] }
);

function more({ total, list: shown }: Cut<unknown>): string | null {
  return total > shown.length ? `and ${number(total - shown.length)} more` : null;
}

/** The changes that are lists: works that came, left, are counted with another, and affiliations. */
export function changeGroups(change: AuthorChange): ChangeGroup[] {
  const { worksCame: came, worksGone: gone, worksJoined: joined, affiliations } = change;
  const works = (key: string, heading: string, all: Cut<ChangedWork>) => ({
    key,
    heading,
    more: more(all),
    works: all.list,
  });
  return [
    came.total > 0 && works('came', `${count(came.total, 'work')} came`, came),
    gone.total > 0 && works('gone', `${count(gone.total, 'work')} left`, gone),
    joined.total > 0 &&
      works(
        'joined',
        joined.total === 1
          ? '1 work is now a version of another'
          : `${number(joined.total)} works are now versions of others`,
        joined,
      ),
    affiliations.total > 0 && {
      key: 'affiliations',
      heading: `${count(affiliations.total, 'affiliation')} changed`,
      more: more(affiliations),
      affiliations: affiliations.list,
    },
  ].filter((group) => group !== false);
}

/** The title of a work, or its id where nothing else is left of it. */
export function changedTitle({ title, id }: ChangedWork): string {
  return title ?? `${id}, no longer in the library`;
}

/** The year as lists of works say it; nothing for a work of which nothing is left. */
export function changedYear(work: ChangedWork): string {
  return work.title === null ? '' : workYear(work);
}

/** `new, 2019–2021`, `no longer listed, was 2019`, `2013–2024, was 2013–2020`. */
export function affiliationChange({ before, now }: ChangedAffiliation): string {
  const said = (row: { from: number | null; to: number | null } | null) =>
    row === null ? '' : years(row.from, row.to);
  if (before === null) return ['new', said(now)].filter(Boolean).join(', ');
  if (now === null)
    return ['no longer listed', said(before) && `was ${said(before)}`].filter(Boolean).join(', ');
  return `${said(now) || 'without years'}, was ${said(before) || 'without years'}`;
}
