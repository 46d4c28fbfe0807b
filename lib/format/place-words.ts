import { authorListState, workListState } from '../list-state';
import { authorWorksPath, ownerPath, paths } from '../urls';
import type { ListPage, Place } from '../view-models/work-list';
import { institutionPlace } from './institution-words';
import { count, number } from './numbers';
import { venueType } from './place-list-words';
import { linked, type Said } from './said';

/** A venue, edition, institution, field, topic or concept. */
type Owner = Extract<ListPage['owner'], { slug: string }>;
type Subject = 'field' | 'topic' | 'concept';

const KINDS: Record<'venue' | 'field' | 'topic' | 'concept', string> = {
  venue: 'Venue',
  field: 'Field',
  topic: 'Topic',
  concept: 'Concept',
};

/** `Conference, published by PMLR`, `Topic in Computer Science`, `University in Oslo, Norway`. */
export function placeKindWords({ kind, year }: Owner, place: Place): Said {
  if (kind === 'institution') return [institutionPlace(place) || 'Institution'];
  if (kind === 'venue') {
    const type = venueType(place.type);
    return [
      `${year === undefined ? type : `${type}, edition of ${year}`}${place.publisher ? `, published by ${place.publisher}` : ''}`,
    ];
  }
  const word = KINDS[kind as Subject];
  if (!place.field) return [word];
  const { name, slug } = place.field;
  return [`${word} in `, slug === null ? name : linked(name, paths.topic(slug))];
}

/** `45 works in the library, 40 with a page.` */
export function placeSentence({ owner, total, place }: ListPage): Said {
  if (total === 0)
    return ['No work of the library is here; it stands on bylines of works that are only known.'];
  const works = count(total, 'work');
  const path = ownerPath(owner);
  const here = place?.worksWithPage ?? 0;
  return [
    works,
    ' in the library, ',
    here === 0 ? 'none' : linked(number(here), `${path}?base=page`),
    ' with a page.',
  ];
}

/** The list of authors that holds the people of a place. */
function peoplePath({ kind, slug }: Owner): string {
  const key = kind === 'institution' || kind === 'venue' ? kind : 'topic';
  return paths.authors() + authorListState.write({ [key]: slug });
}

/** Where the works of some years are: of one year of a venue the edition, else the list of these years. */
export function yearPath(owner: Owner, from: number, to: number): string {
  if (owner.kind === 'venue' && from === to) return paths.edition(owner.slug, from);
  return ownerPath(owner) + workListState.write({ year: { from, to } });
}

/** The works of a person here: their own list, cut by this place. */
export function personPath(person: string, { kind, slug, year }: Owner): string {
  const key = kind === 'institution' || kind === 'venue' ? kind : 'topic';
  return authorWorksPath(person, { [key]: slug, year: year === undefined ? null : { from: year, to: year } });
}

/** Where the pages of this kind are listed. */
export function indexOf({ kind }: Owner): { label: string; path: string } {
  if (kind === 'institution') return { label: 'Institutions', path: '/institutions' };
  if (kind === 'venue') return { label: 'Venues', path: '/venues' };
  return { label: 'Topics', path: '/topics' };
}

/** `9 people with a page on bylines here, the most works first.` An edition lists everybody, with a page or without. */
export function peopleSentence({ total, everybody }: NonNullable<Place['people']>, owner: Owner): Said {
  const order = total > 1 ? ', the most works first' : '';
  const withPage = count(total, 'person with a page', 'people with a page');
  if (owner.year === undefined) return [linked(withPage, peoplePath(owner)), ` on bylines here${order}.`];
  const list = ownerPath(owner) + workListState.write({ by: 'with' });
  return everybody === total
    ? [linked(withPage, list), ` on bylines here${order}.`]
    : [linked(count(everybody, 'person', 'people'), list), ` on bylines here; those with a page${order}.`];
}

/** `121 topics of this field have works in the library.` */
export function fieldTopicsSentence(topics: number): string {
  return `${count(topics, 'topic')} of this field ${topics === 1 ? 'has' : 'have'} works in the library.`;
}
