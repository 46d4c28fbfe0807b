import type { AuthorRef, WorkRow } from '../view-models/shared';
import { number, ordinal } from './numbers';

export type BylineName = AuthorRef & {
  isSubject: boolean /** Names stand between the one before and this one. */;
  afterGap: boolean;
};

/** The names a list prints of a work's byline: the first three, and the page's subject wherever they stand. */
export function bylineNames({ authors, position }: Pick<WorkRow, 'authors' | 'position'>): BylineName[] {
  return authors.map((author, index) => ({
    id: author.id,
    slug: author.slug,
    name: author.name,
    isSubject: position !== null && author.position === position,
    afterGap: index > 0 && author.position > (authors[index - 1]?.position ?? 0) + 1,
  }));
}

/** True if somebody is left out, and only then "et al." is printed. */
export function hasEtAl({ authors, authorCount }: Pick<WorkRow, 'authors' | 'authorCount'>): boolean {
  return authorCount > authors.length;
}

/** The subject's place in words: `4th of 6`, or `sole author`; nothing in lists without a subject. */
export function place({ position, authorCount }: Pick<WorkRow, 'position' | 'authorCount'>): string | null {
  if (position === null) return null;
  return authorCount === 1 ? 'sole author' : `${ordinal(position)} of ${number(authorCount)}`;
}
