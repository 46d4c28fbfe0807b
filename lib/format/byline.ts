import type { AuthorRef, WorkRow } from '../view-models/shared';
import { count, number, ordinal } from './numbers';

type Length = Pick<WorkRow, 'authorCount' | 'bylineCut'>;

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
export function hasEtAl({ authors, authorCount, bylineCut }: Length & Pick<WorkRow, 'authors'>): boolean {
  return bylineCut || authorCount > authors.length;
}

/** A number of people on a byline: `6`, or `at least 100` where it was read only so far. */
export function atLeast(people: number, { bylineCut }: Pick<WorkRow, 'bylineCut'>): string {
  return `${bylineCut ? 'at least ' : ''}${number(people)}`;
}

/** How long a byline is: `6 authors`, `at least 100 authors`. */
export function authorsOf(work: Length): string {
  return `${work.bylineCut ? 'at least ' : ''}${count(work.authorCount, 'author')}`;
}

/** The subject's place in words: `4th of 6`, `4th of at least 100`, or `sole author`; nothing in lists without a subject. */
export function place(work: Length & Pick<WorkRow, 'position'>): string | null {
  const { position, authorCount, bylineCut } = work;
  if (position === null) return null;
  return authorCount === 1 && !bylineCut
    ? 'sole author'
    : `${ordinal(position)} of ${atLeast(authorCount, work)}`;
}
