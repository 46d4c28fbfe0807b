import type { WorkPage } from '../view-models/work-page';
import { count, number } from './numbers';

/** How the whole byline is introduced: it is cut at 100 lines, never in silence. */
export function bylineSentence({ byline, authorCount }: WorkPage): string {
  const shown = byline.length < authorCount ? `; the first ${number(byline.length)} are shown` : '';
  return `${count(authorCount, 'author')}, in the order of the byline${shown}. A program matched the printed addresses to institutions.`;
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

/** `10.5555/x, article, 2019, Journal of Tides (leading)` */
export function versionWords({
  id,
  doi,
  arxivId,
  type,
  year,
  source,
  leading,
}: WorkPage['versions'][number]): string {
  const name = doi ?? (arxivId ? `arXiv:${arxivId}` : id);
  const facts = [name, type?.replaceAll('-', ' '), year === null ? null : String(year), source]
    .filter(Boolean)
    .join(', ');
  return leading ? `${facts} (leading)` : facts;
}
