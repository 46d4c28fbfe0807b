import { letterLabel } from '../format/author-list-words';
import { number } from '../format/numbers';
import type { Letter } from '../view-models/author-list';
import { bullets, escapeMarkdown, markdownLink } from './markdown';

/** Names by how they begin, each number with the list that it opens. */
export function letterLines(letters: readonly Letter[], addressOf: (letter: string) => string): string {
  return bullets(
    letters.map(
      ({ letter, authors }) =>
        `${escapeMarkdown(letterLabel(letter))}: ${markdownLink(number(authors), addressOf(letter))}`,
    ),
  );
}
