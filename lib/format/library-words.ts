import { authorListState } from '../list-state';
import { authorWorksPath, paths, worksPath } from '../urls';
import type { AuthorHit, Library, SearchResult } from '../view-models/library';
import { date } from './dates';
import { count, list, number } from './numbers';
import { linked, type Said } from './said';
import { tellingLine } from './telling-line';

/** One figure of the library, its word, and the list that it counts. */
export type Holding = { value: number; noun: string; href: string };

/** What the library holds. */
export function holdings({ counts }: Library): Holding[] {
  const holding = (value: number, one: string, href: string): Holding => ({
    value,
    noun: value === 1 ? one : `${one}s`,
    href,
  });
  return [
    holding(counts.works, 'work', paths.works()),
    { value: counts.worksWithPage, noun: 'with a page', href: worksPath({ base: 'page' }) },
    holding(counts.authors, 'author', paths.authors()),
    holding(counts.institutions, 'institution', paths.institutions()),
    holding(counts.venues, 'venue', paths.venues()),
    holding(counts.topics, 'topic', `${paths.topics()}?kind=topic`),
  ];
}

export function loadedSentence({ sources, updated }: Library): string {
  if (updated === null) return 'Nothing has been loaded yet.';
  const from = list(sources.map(({ name, date: day }) => `${name} (${date(day)})`));
  return `Loaded${from ? ` from ${from}` : ''}; last changed on ${date(updated)}.`;
}

export const MOST_CITED_NOTE =
  'By citations of their known works, in OpenAlex’s count; works are those of the library.';

/** What tells an author of a list apart: works of the library, years, a place, and citations of known works. */
export function hitWords(hit: AuthorHit): Said {
  const known = authorWorksPath(hit.slug, { base: 'known' });
  return [...tellingLine(hit), '; ', linked(count(hit.citations, 'citation'), known)];
}

export const NEWEST_NOTE = 'The latest years of the library, works with a page.';
export const WAYS_NOTE =
  'Each number is the list it opens: authors of a letter, works on a field, at an institution, in a venue.';

/** The other ways in: a page, and what it has. */
export const WAYS: readonly { href: string; label: string; text: string }[] = [
  { href: paths.works(), label: 'Works', text: 'all of them, by citations, year and title' },
  {
    href: paths.authors(),
    label: 'Authors',
    text: 'by citations, works and name; at an institution, on a topic',
  },
  { href: paths.institutions(), label: 'Institutions', text: 'who wrote where, and when' },
  { href: paths.topics(), label: 'Topics', text: 'fields, topics and concepts with their authors' },
  { href: paths.venues(), label: 'Venues', text: 'journals and conferences, edition by edition' },
  { href: paths.about(), label: 'About the numbers', text: 'what they mean, and where the facts come from' },
];

export type Base = { name: string; text: Said };

/** The four bases of counting, in plain words and with this library's figures. */
export function bases({ counts }: Library): Base[] {
  const works = (value: number, href: string) => linked(count(value, 'work'), href);
  return [
    {
      name: 'In OpenAlex',
      text: [
        'What OpenAlex’s own record of an author says, or a count of the author’s bylines that somebody else made and dated. It is shown with its source and date, and never counted anew.',
      ],
    },
    {
      name: 'Known',
      text: [
        'All works of an author that were loaded: ',
        works(counts.knownWorks, worksPath({ base: 'known' })),
        ', those of the library and those that only stand as evidence for who wrote what and where. Citations, h-index and i10-index are over known works; retracted ones are left out, and those whose number of citations is unknown.',
      ],
    },
    {
      name: 'In the library',
      text: [
        'The ',
        works(counts.works, paths.works()),
        ' this library is about. Lists of works, subjects, years, venues, co-authors and citing works are over these.',
      ],
    },
    {
      name: 'With a page',
      text: [
        'The ',
        works(counts.worksWithPage, worksPath({ base: 'page' })),
        ` of the library that ${counts.worksWithPage === 1 ? 'has' : 'have'} a summary or an abstract, and so a page worth reading. The others link their originals where these are known.`,
      ],
    },
  ];
}

/** The rules by which pages count, in plain words. */
export function rules({ counts }: Library): string[] {
  return [
    'People are counted by their id, never by their name: two people of one name have two pages, one person under three spellings has one.',
    'A work counts once for each author, institution, topic, venue, year and co-author, however many lines of its byline lead there.',
    'Records of one work (a preprint and its journal article, say) are counted as one work. The leading record gives title, byline and year, and the largest citation count stands; counts are never added up.',
    'A year that cannot be right is not drawn in any chart: such works stand last, as “year uncertain”.',
    'Affiliations are read from bylines: their years are those of the first and the last byline, of a known work or in OpenAlex’s own record of the author, not of a contract. What ORCID and Wikidata say stands beside them with its own dates.',
    'A work that was retracted stays listed and is marked in words.',
    'What is not known is left out; it is never shown as zero.',
    'A repository such as arXiv is not a venue. A field, topic or concept is what OpenAlex’s program gave a work.',
    `Citing works are works of this library: ${count(counts.bibliographiesRead, 'bibliography', 'bibliographies')} ${counts.bibliographiesRead === 1 ? 'was' : 'were'} read, and they hold ${count(counts.citations, 'citation')} of works that are here too.`,
  ];
}

/** What a search found, in a sentence; the list of authors finds the same words, and so holds those that are not here. */
export function searchSentence({ query, total, isAlike, authors }: SearchResult): Said {
  if (query === '') return ['Type a name to search the authors of this library.'];
  if (authors.length === 0) return [`No author of this library answers to “${query}”.`];
  const found = total === null ? `More than ${number(authors.length)} authors` : count(total, 'author');
  const names = isAlike ? 'whose name is written nearly like' : 'for';
  const all =
    total === null && !isAlike
      ? [': ', linked('the list of all of them', paths.authors() + authorListState.write({ q: query }))]
      : [];
  return [`${found} ${names} “${query}”${authors.length > 1 ? ', the best first' : ''}`, ...all, '.'];
}

/** A group of ways in: each name its page, each number the works there. */
export type Ways = { heading: string; items: { name: string; href: string; works: number; list: string }[] };

/** The fields, institutions and venues of the library with the most works. */
export function ways({ ways: { institution, topic, venue } }: Library): Ways[] {
  return [
    {
      heading: 'Fields',
      items: topic.map(({ slug, name, works }) => ({
        name,
        works,
        href: paths.topic(slug),
        list: worksPath({ topic: slug }),
      })),
    },
    {
      heading: 'Institutions',
      items: institution.map(({ slug, name, works }) => ({
        name,
        works,
        href: paths.institution(slug),
        list: worksPath({ institution: slug }),
      })),
    },
    {
      heading: 'Venues',
      items: venue.map(({ slug, name, works }) => ({
        name,
        works,
        href: paths.venue(slug),
        list: worksPath({ venue: slug }),
      })),
    },
  ];
}
