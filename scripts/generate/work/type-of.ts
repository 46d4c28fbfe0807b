import { KIND } from '../plan/kind';
import type { Rng } from '../rng';
import type { Source } from '../sources/source';

/** OpenAlex's word for a type, and Crossref's, which records of 2023 hold. */
export const CROSSREF_TYPE: Record<string, string> = {
  article: 'journal-article',
  review: 'journal-article',
  letter: 'journal-article',
  editorial: 'journal-article',
  preprint: 'posted-content',
  book: 'book',
  'book-chapter': 'book-chapter',
  dissertation: 'dissertation',
  dataset: 'dataset',
  erratum: 'journal-article',
  paratext: 'journal-issue',
  'peer-review': 'peer-review',
  report: 'report',
  other: 'other',
  'reference-entry': 'reference-entry',
};

const OF_SOURCE: Record<string, string[]> = {
  journal: [...Array(22).fill('article'), 'review', 'review', 'letter', 'editorial'],
  conference: ['article'],
  repository: ['preprint', 'preprint', 'preprint', 'dissertation', 'dataset', 'report', 'article'],
  'book series': ['book-chapter', 'book-chapter', 'book'],
  'ebook platform': ['book', 'book-chapter', 'reference-entry'],
  none: ['article', 'article', 'article', 'report', 'book', 'other'],
};

/** The type of a record, as its kind and its venue suggest. */
export function typeOf(kind: number, venue: Source | null, rng: Rng): string {
  if (kind === KIND.preprint) return rng.chance(0.85) ? 'preprint' : 'article';
  if (kind === KIND.erratum) return 'erratum';
  if (kind === KIND.peerReview) return 'peer-review';
  if (kind === KIND.paratext) return 'paratext';
  if (kind === KIND.sharedTitle) return rng.pick(['editorial', 'article', 'letter']);
  if (kind === KIND.published) return venue?.type === 'book series' ? 'book-chapter' : 'article';
  return rng.pick(OF_SOURCE[venue?.type ?? 'none'] ?? ['article']);
}
