import type { WorkRow } from '../view-models/shared';
import { count, number } from './numbers';

const TYPES: Record<string, string> = {
  article: 'Article',
  'book-chapter': 'Book chapter',
  'journal-article': 'Journal article',
  'proceedings-article': 'Conference paper',
  'posted-content': 'Preprint',
  paratext: 'Paratext',
  'peer-review': 'Peer review',
};

/** OpenAlex's type in words: `book-chapter` to `Book chapter`. */
export function workType(type: string | null): string | null {
  if (!type) return null;
  const words = type.replaceAll('-', ' ');
  return TYPES[type] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

type Dated = { year: number | null; yearUncertain: boolean };

/** The year, `year uncertain` for one that is not plausible, `year unknown` for none. */
export function workYear({ year, yearUncertain }: Dated): string {
  if (yearUncertain) return 'year uncertain';
  return year === null ? 'year unknown' : String(year);
}

/** `179 citations`; unknown is nothing, not zero. */
export function workCitations(citations: number | null): string | null {
  return citations === null ? null : count(citations, 'citation');
}

/** Where a work came out: its venue's edition, else its arXiv id, else the repository that holds it. */
export function workPlace({
  venue,
  arxivId,
  repository,
}: Pick<WorkRow, 'venue' | 'arxivId' | 'repository'>): string | null {
  if (venue) return venue.edition === null ? venue.name : `${venue.name}, ${venue.edition}`;
  return arxivId ? `arXiv:${arxivId}` : repository;
}

/** What is to be said in words beside a title, in this order. */
export function workFlags(work: Pick<WorkRow, 'slug' | 'retracted' | 'versions'>): string[] {
  return [
    work.retracted ? 'Retracted' : '',
    work.slug === null ? 'no summary yet' : '',
    work.versions > 1 ? count(work.versions, 'version') : '',
  ].filter(Boolean);
}

/** `3 in 2018, 12 in 2019`: number and year stay on one line. */
export function citationsInYears(byYear: readonly { year: number; citations: number }[]): string {
  return byYear.map(({ year, citations }) => `${number(citations)}\u00a0in\u00a0${year}`).join(', ');
}
