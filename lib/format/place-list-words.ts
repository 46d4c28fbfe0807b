import {
  PLACE_LIST_FILTERS,
  type PlaceIndex,
  type PlaceListFilter,
  type PlaceListState,
  placeListState,
  type SubjectKind,
  withoutPlaceFilter,
} from '../list-state';
import { paths } from '../urls';
import type { PlaceListPage, PlaceRow } from '../view-models/place-list';
import { letterPhrase } from './author-list-words';
import type { Cuts } from './cuts';
import { institutionPlace } from './institution-words';
import { count, number } from './numbers';

/*
 * The words of the indexes of venues, subjects and institutions. HTML and Markdown print the same ones.
 */

const WORDS: Record<PlaceIndex, { title: string; one: string; many: string; note: string }> = {
  venues: {
    title: 'Venues',
    one: 'venue',
    many: 'venues',
    note: 'Journals, conferences and books with works in the library. Repositories such as arXiv are not venues.',
  },
  topics: {
    title: 'Fields, topics and concepts',
    one: 'subject',
    many: 'subjects',
    note: 'What OpenAlex’s programs say that works are on: fields with their topics, and concepts, an older vocabulary.',
  },
  institutions: {
    title: 'Institutions',
    one: 'institution',
    many: 'institutions',
    note: 'Institutions that stand on bylines of works in the library, as a program matched the printed addresses.',
  },
};

export const PLACE_SORT_WORDS = {
  works: { label: 'Most works', phrase: 'the most works first' },
  name: { label: 'Name', phrase: 'by name' },
} as const;

export const KIND_WORDS: Record<SubjectKind, { title: string; one: string; many: string }> = {
  field: { title: 'Fields', one: 'field', many: 'fields' },
  topic: { title: 'Topics', one: 'topic', many: 'topics' },
  concept: { title: 'Concepts', one: 'concept', many: 'concepts' },
};

function nouns({ index, state }: Pick<PlaceListPage, 'index' | 'state'>) {
  return state.kind === null ? WORDS[index] : KIND_WORDS[state.kind];
}

/** What a filter says: `whose name begins with “Wa”`, `called “kidney”`, `that are fields`. */
function filterWords(filter: PlaceListFilter, { letter, kind, q }: PlaceListState): string {
  if (filter === 'letter') return letterPhrase(letter ?? '');
  return filter === 'q' ? `called “${q}”` : `that are ${KIND_WORDS[kind ?? 'field'].many}`;
}

/** `Fields whose name begins with “Wa”`: the kind is the noun. */
export function placeListTitle(page: PlaceListPage): string {
  const said = page.chips.filter(({ filter }) => filter !== 'kind');
  return [nouns(page).title, ...said.map(({ filter }) => filterWords(filter, page.state))].join(' ');
}

/** The filters in use. The kind is chosen above the list, and only a way back from an empty one. */
export function placeCuts({ index, state, chips, all, total }: PlaceListPage): Cuts {
  return {
    noun: WORDS[index],
    path: indexPath(index),
    at: 'list',
    cuts: chips
      .filter(({ filter }) => filter !== 'kind' || total === 0)
      .map(({ filter, places }) => ({
        filter,
        words: filterWords(filter, state),
        query: placeListState.write(withoutPlaceFilter(state, filter)),
        left: places,
      })),
    whole: { query: placeListState.write(PLACE_LIST_FILTERS.reduce(withoutPlaceFilter, state)), total: all },
  };
}

/** `36 of the 120 venues, the most works first.` */
export function placeListSentence(page: PlaceListPage): string {
  const { total, all, state, index } = page;
  const { one, many } = nouns(page);
  if (total === 0) return `No ${one} of the library answers to this.`;
  const held =
    total === all || state.kind !== null
      ? count(total, one, many)
      : `${number(total)} of the ${count(all, WORDS[index].one, WORDS[index].many)}`;
  return `${held} with works in the library${total > 1 ? `, ${PLACE_SORT_WORDS[state.sort].phrase}` : ''}.`;
}

export function placeListNote({ index }: Pick<PlaceListPage, 'index'>): string {
  return WORDS[index].note;
}

/** The address of an index, and of one page in it. */
export function indexPath(index: PlaceIndex): string {
  return `/${index}`;
}

export function placePath(index: PlaceIndex, { slug }: Pick<PlaceRow, 'slug'>): string | null {
  if (slug === null) return null;
  if (index === 'venues') return paths.venue(slug);
  return index === 'topics' ? paths.topic(slug) : paths.institution(slug);
}

const VENUE_TYPES: Record<string, string> = {
  journal: 'Journal',
  conference: 'Conference',
  'book series': 'Book series',
  'ebook platform': 'Platform of books',
};

/** A venue's type in words; one that is not known is just a venue. */
export function venueType(type: string | null): string {
  return VENUE_TYPES[type ?? ''] ?? 'Venue';
}

const SUBJECTS: Record<string, string> = { F: 'Field', T: 'Topic', C: 'Concept' };

/** What and where it is: `Journal, Elsevier`, `Topic in Computer Science`, `University in Oslo, Norway`. */
export function placeNote(place: PlaceRow): string {
  const { id, type, publisher, field } = place;
  if (id.startsWith('S'))
    return [type === null ? '' : venueType(type), publisher ?? ''].filter(Boolean).join(', ');
  const subject = SUBJECTS[id.charAt(0)];
  if (subject === undefined) return institutionPlace(place);
  return field === null ? subject : `${subject} in ${field}`;
}
