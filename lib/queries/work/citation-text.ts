import { titleText } from '../../format/title';
import type { WorkRow } from '../../view-models/shared';
import type { BylineLine } from '../../view-models/work-page';

const NAMED = 20;

/** A citation in plain text: authors as printed (the first 20), year, title, venue, address. Unknown parts are left out. */
export function citationText(work: WorkRow, byline: BylineLine[]): string {
  const names = byline.slice(0, NAMED).map((line) => line.printedName ?? line.name);
  const authors =
    work.authorCount > NAMED || work.bylineCut
      ? `${names.join(', ')}, et al.`
      : names.length > 1
        ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
        : (names[0] ?? '');
  const year = work.year === null ? '' : `(${work.year})`;
  const address = work.doi || work.arxivId || work.url ? (work.url ?? '') : '';
  const head = [authors, year].filter((part) => part !== '').join(' ');
  return [
    head,
    titleText(work.title),
    work.venue?.name ?? (work.arxivId ? `arXiv:${work.arxivId}` : ''),
    address,
  ]
    .filter((part) => part !== '')
    .map((part) => (/[.?!]$/.test(part) || part === address ? part : `${part}.`))
    .join(' ');
}
