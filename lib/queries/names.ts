import { Prisma } from '#/prisma/generated/client';
import { sql } from '../db';
import { fold } from '../fold';
import { OTHER_SCRIPTS } from '../list-state';

/*
 * How folded names and titles are looked for. A fold holds letters, digits and blanks only, so nothing in it is a wildcard.
 */

/** Rows whose folded `column` holds all words of a text, in any order, each from its beginning; no row for a text without one. */
export function holdsWords(column: Prisma.Sql, text: string): Prisma.Sql {
  const words = fold(text).split(' ').filter(Boolean);
  if (words.length === 0) return sql`false`;
  const each = words.map((word) => sql`' ' || ${column} LIKE ${`% ${word}%`}`);
  return sql`(${Prisma.join(each, ' AND ')})`;
}

/** The first character after the last letter: a fold is sorted by code points. */
const AFTER_Z = '{';

/** Rows whose folded `column` begins so, or with no letter from a to z. */
export function beginsWith(column: Prisma.Sql, letter: string): Prisma.Sql {
  return letter === OTHER_SCRIPTS
    ? sql`(${column} < 'a' OR ${column} >= ${AFTER_Z})`
    : sql`${column} LIKE ${`${letter}%`}`;
}

/** The letter that ids of each kind begin with, as OpenAlex gives them. */
export const ID_LETTERS = {
  field: 'F',
  topic: 'T',
  concept: 'C',
  venue: 'S',
  institution: 'I',
  with: 'A',
} as const;

/** What a query says of somebody or something that has no slug: `a123`. */
export function idValue(kind: keyof typeof ID_LETTERS, id: number): string {
  return `${ID_LETTERS[kind]}${id}`.toLowerCase();
}
