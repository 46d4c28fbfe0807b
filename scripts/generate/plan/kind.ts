/** What a record of a work is. A record that follows another (2 to 5) shares its team. */
export const KIND = {
  ordinary: 0,
  preprint: 1,
  published: 2,
  sameDoi: 3,
  erratum: 4,
  peerReview: 5,
  paratext: 6,
  sharedTitle: 7,
  large: 8,
  collaboration: 9,
} as const;

export type Kind = (typeof KIND)[keyof typeof KIND];

/** Whether a record belongs to the one before it and shares its team. */
export const follows = (kind: number): boolean => kind >= KIND.published && kind <= KIND.peerReview;

/** Errata, reviews, front matter and the like: hardly cited, without abstracts. */
export const isMinor = (kind: number): boolean => kind >= KIND.erratum && kind <= KIND.sharedTitle;
