import type { WorkPage } from '../view-models/work-page';
import { list } from './numbers';
import { titleText } from './title';

const NAMED = 20;

/** A citation in plain text: authors as printed (the first 20), year, title, venue, address. Unknown parts are left out. */
export function citationText(work: WorkPage): string {
  const { byline, ids, originalUrl: url } = work;
  const names = byline.slice(0, NAMED).map((line) => line.printedName ?? line.name);
  const authors = work.authorCount > NAMED || work.bylineCut ? `${names.join(', ')}, et al.` : list(names);
  const year = work.year === null ? '' : `(${work.year})`;
  const address = url ?? '';
  const head = [authors, year].filter((part) => part !== '').join(' ');
  const title = `${titleText(work.title)}${work.retracted ? ' [Retracted]' : ''}`;
  return [head, title, work.venue?.name ?? (ids.arxiv ? `arXiv:${ids.arxiv}` : ''), address]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) || part === address ? part : `${part}.`))
    .join(' ');
}
