import type { Prisma } from '#/prisma/generated/client';
import { sql } from '../../db';
import { OTHER_SCRIPTS } from '../../list-state';
import type { Letter } from '../../view-models/author-list';

/** Of Han characters there are thousands; the rarest are left to the pages of the list. */
const MOST_LETTERS = 500;

export type LetterRow = { letter: string; authors: number; total: number };

/** What follows a beginning: the next character; at the start, all that is no letter from a to z together. */
function next(letter: string | null): Prisma.Sql {
  if (letter === null)
    return sql`CASE WHEN substr(m.name_fold, 1, 1) BETWEEN 'a' AND 'z' THEN substr(m.name_fold, 1, 1) ELSE ${OTHER_SCRIPTS} END`;
  const length = letter === OTHER_SCRIPTS ? 0 : [...letter].length;
  return sql`substr(m.name_fold, ${length + 1}::int, 1)`;
}

/**
 * SQL of `(letter, authors, total)` over `mine m` with a `name_fold`: how many names go on with which character, the most
 * frequent first; the letter is empty where names end. `total` counts all names.
 */
export function letterCounts(mine: Prisma.Sql, letter: string | null): Prisma.Sql {
  return sql`
    SELECT letter, count(*)::int AS authors, (sum(count(*)) OVER ())::int AS total
    FROM (SELECT ${next(letter)} AS letter FROM ${mine} m) n GROUP BY letter
    ORDER BY letter = '' DESC, count(*) DESC, letter COLLATE "C" LIMIT ${MOST_LETTERS + 1}`;
}

/** The ways down from a beginning, by code point, the other scripts last. */
export function lettersOf(rows: readonly LetterRow[], letter: string | null): Letter[] {
  const before = letter === null || letter === OTHER_SCRIPTS ? '' : letter;
  return rows
    .filter((row) => row.letter !== '')
    .map((row) => ({ letter: before + row.letter, authors: row.authors }))
    .sort((a, b) => rank(a.letter) - rank(b.letter) || (a.letter < b.letter ? -1 : 1));
}

function rank(letter: string): number {
  return letter === OTHER_SCRIPTS ? 1 : 0;
}
