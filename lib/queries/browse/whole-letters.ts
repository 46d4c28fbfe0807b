import { type Reader, sql } from '../../db';
import type { Letter } from '../../view-models/author-list';
import { type LetterRow, letterCounts, lettersOf } from './letters';

/** The letters that names of authors with a page begin with. */
export async function getWholeLetters(tx: Reader): Promise<Letter[]> {
  const authors = sql`(SELECT name_fold FROM author WHERE has_page)`;
  return lettersOf(await tx.$queryRaw<LetterRow[]>(letterCounts(authors, null)), null);
}
