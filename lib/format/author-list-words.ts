import {
  AUTHOR_FILTERS,
  type AuthorFilter,
  type AuthorListState,
  type AuthorSort,
  authorListState,
  OTHER_SCRIPTS,
  withoutAuthorFilter,
} from '../list-state';
import { authorWorksPath, paths } from '../urls';
import type { AuthorChip, AuthorListPage, AuthorRow } from '../view-models/author-list';
import type { Cuts } from './cuts';
import { years } from './dates';
import { count, number } from './numbers';

/*
 * The words of a list of authors: whom it holds, who is left out, and how to go on. HTML and Markdown print the same ones.
 */

export const AUTHOR_SORT_WORDS: Record<AuthorSort, { label: string; phrase: string }> = {
  citations: { label: 'Most cited', phrase: 'the most cited first' },
  works: { label: 'Most works', phrase: 'the most works first' },
  name: { label: 'Name', phrase: 'by name' },
};

/** The beginning of names as it is read: letters of a syllable together, the first one large. */
export function letterWords(letter: string): string {
  if (letter === OTHER_SCRIPTS) return 'Other scripts';
  const text = letter.normalize('NFC');
  return text.charAt(0).toUpperCase() + text.slice(1).trimEnd();
}

/** One way down: `Wa`, and where a word ends `Wan as a word`. */
export function letterLabel(letter: string): string {
  return letter.endsWith(' ') ? `${letterWords(letter)} as a word` : letterWords(letter);
}

/** The beginning of names as a filter: `whose name begins with “Wa”`. */
export function letterPhrase(letter: string): string {
  if (letter === OTHER_SCRIPTS) return 'in other scripts';
  return `whose name begins with ${letter.endsWith(' ') ? 'the word ' : ''}“${letterWords(letter)}”`;
}

const PHRASES: Record<AuthorFilter, (name: string) => string> = {
  letter: letterPhrase,
  q: (name) => `called “${name}”`,
  institution: (name) => `at ${name}`,
  topic: (name) => `on ${name}`,
  venue: (name) => `in ${name}`,
};

/** `at Microsoft`, `whose name begins with “Wa”`. */
function chipWords({ filter, name }: Pick<AuthorChip, 'filter' | 'name'>): string {
  return PHRASES[filter](name);
}

/** The filters in use. */
export function authorCuts({ state, chips, all }: AuthorListPage): Cuts {
  return {
    noun: { one: 'author', many: 'authors' },
    path: paths.authors(),
    at: 'authors',
    cuts: chips.map((chip) => ({
      filter: chip.filter,
      words: chipWords(chip),
      query: authorListState.write(withoutAuthorFilter(state, chip.filter)),
      left: chip.authors,
    })),
    whole: { query: authorListState.write(AUTHOR_FILTERS.reduce(withoutAuthorFilter, state)), total: all },
  };
}

/** `Authors at Microsoft whose name begins with “Wa”`. */
export function authorListTitle({ chips }: { chips: Pick<AuthorChip, 'filter' | 'name'>[] }): string {
  return ['Authors', ...chips.map(chipWords)].join(' ');
}

/** `36 of the 893 authors with a page, the most cited first.` */
export function authorListSentence({ total, all, chips, state }: AuthorListPage): string {
  if (total === 0)
    return chips.length === 0 ? 'No author has a page yet.' : 'No author of the library answers to this.';
  const held =
    chips.length === 0
      ? count(total, 'author with a page', 'authors with a page')
      : `${number(total)} of the ${count(all, 'author with a page', 'authors with a page')}`;
  return `${held}${total > 1 ? `, ${AUTHOR_SORT_WORDS[state.sort].phrase}` : ''}.`;
}

export const AUTHOR_LIST_BASE =
  'Works are those of the library, citations those of all known works in OpenAlex’s count. Names stand as they are written: the given name first where it is.';

/** What the works are called that all filters leave: `there` at an institution, `on it` of a subject, `in it` of a venue. */
function thereWord({ institution, topic, venue }: AuthorListState): string {
  const isOnePlace = [institution, topic, venue].filter((name) => name !== null).length === 1;
  if (!isOnePlace || institution !== null) return 'there';
  return topic !== null ? 'on it' : 'in it';
}

/** The head of their column: `Works there`. */
export function thereHead(state: AuthorListState): string {
  return `Works ${thereWord(state)}`;
}

/** `3 works there`. */
export function thereWords(works: number, state: AuthorListState): string {
  return `${count(works, 'work')} ${thereWord(state)}`;
}

/** Where the list of an author's works is that all filters leave. */
export function worksTherePath(
  { slug }: Pick<AuthorRow, 'slug'>,
  { institution, topic, venue }: AuthorListState,
): string {
  return authorWorksPath(slug, { institution, topic, venue });
}

/** What tells namesakes apart: the latest institution and the years of the works. */
export function authorNote({ lastInstitution, firstYear, lastYear }: AuthorRow): string {
  return [lastInstitution, years(firstYear, lastYear)].filter(Boolean).join(', ');
}
