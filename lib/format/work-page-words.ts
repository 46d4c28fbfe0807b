import { openalexId } from '../ids';
import { outside, paths } from '../urls';
import type { BylineLine, WorkAuthorsPage, WorkPage } from '../view-models/work-page';
import { authorsOf } from './byline';
import { cutText, excerptOf } from './excerpt';
import { count, number } from './numbers';
import { linked, type Said } from './said';

const CUT = 'its source cut it there';
const MATCHED = 'A program matched the printed addresses to institutions, and it can be wrong.';

/** How the byline is introduced: it is cut at 100 lines, never in silence, and the whole has pages of its own. */
export function bylineSentence(page: WorkPage): Said {
  const { slug, byline, authorCount, bylineCut } = page;
  if (byline.length === authorCount) return [wholeBylineSentence({ total: authorCount, bylineCut })];
  return [
    linked(capital(authorsOf(page)), paths.workAuthors(slug)),
    `, in the order of the byline; the first ${number(byline.length)} are shown. ${MATCHED}`,
  ];
}

/** How the whole byline is introduced on its own pages. */
export function wholeBylineSentence({
  total,
  bylineCut,
}: Pick<WorkAuthorsPage, 'total' | 'bylineCut'>): string {
  const people = capital(authorsOf({ authorCount: total, bylineCut }));
  return `${people}, in the order of the byline${bylineCut ? `, which was read only so far: ${CUT}` : ''}. ${MATCHED}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Addresses as printed; those that say no more than the names of the institutions are left out. */
export function printedAddresses({ addresses, institutions }: BylineLine): string[] {
  const names = institutions.map(({ name }) => name.toLowerCase());
  return addresses.filter((address) => !names.includes(address.trim().replace(/\.$/, '').toLowerCase()));
}

/** Citations as OpenAlex states them, with the record that does. */
export function statedSentence({ ids }: WorkPage): Said {
  return [
    'As ',
    ids.openalex ? linked('OpenAlex', outside.openalex(ids.openalex)) : 'OpenAlex',
    ' states them.',
  ];
}

/** The library's own summary, else the abstract; one that was cut when it was stored ends in an ellipsis. */
export function workText({ summary, abstract, abstractIsCut }: WorkPage): string | null {
  if (summary !== null || abstract === null) return summary;
  return abstractIsCut ? cutText(abstract) : abstract;
}

/** What a list of search results says of a work: the start of its text. */
export function workDescription({ summary, abstract, abstractIsCut }: WorkPage): string | undefined {
  const text = summary ?? abstract;
  return text === null ? undefined : excerptOf(text, summary === null && abstractIsCut);
}

export function summarySentence({ summary, abstractIsCut }: WorkPage): string {
  if (summary !== null) return 'Written for this library; not the authors’ abstract.';
  return abstractIsCut
    ? 'The start of the authors’ abstract; the original has all of it.'
    : 'The authors’ abstract.';
}

export function referencesSentence({ references: { total, works } }: WorkPage): string {
  if (total === 0) return 'No reference from this work to another work of the library was read.';
  return `${count(total, 'work')} of the library in the bibliography of this one${shown(total, works.length)}.`;
}

export function citedBySentence({ citedBy: { total, works } }: WorkPage): string {
  if (total === 0) return 'No work of the library names this one in its bibliography.';
  return `${count(total, 'work')} of the library ${total === 1 ? 'names' : 'name'} this one in ${total === 1 ? 'its bibliography' : 'their bibliographies'}${shown(total, works.length)}.`;
}

function shown(total: number, works: number): string {
  if (total === 1) return '';
  return works < total ? `; the ${number(works)} most cited are shown` : ', the most cited first';
}

export function versionsSentence({ versions }: WorkPage): string {
  if (versions.length < 2) return 'One record.';
  return `${count(versions.length, 'record')} of this work are counted as one; the leading one gives title, byline, venue and year.`;
}

/** `10.5555/x, article, 2019, Journal of Tides`: the identifier leads to the record, `leading` is said where it is. */
export function versionWords({
  id,
  doi,
  arxivId,
  type,
  year,
  source,
  leading,
}: WorkPage['versions'][number]): Said {
  const facts = [type?.replaceAll('-', ' '), year === null ? null : String(year), source].filter(Boolean);
  const openalex = openalexId('W', Number(id.slice(1)));
  const name = doi
    ? linked(doi, outside.doi(doi))
    : arxivId
      ? linked(`arXiv:${arxivId}`, outside.arxiv(arxivId))
      : openalex
        ? linked(id, outside.openalex(openalex))
        : id;
  return [name, `${['', ...facts].join(', ')}${leading ? ' (leading)' : ''}`];
}
