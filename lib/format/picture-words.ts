import type { AuthorPage } from '../view-models/author-page';
import type { WorkPage } from '../view-models/work-page';
import { headFigures } from './author-words';
import { list, number } from './numbers';
import { titleText } from './title';
import { workCitations, workYear } from './work-words';

/** What an author's picture shows, for those who do not see it. */
export function authorPictureWords(page: AuthorPage): string {
  const works = headFigures(page).find(({ measure }) => measure === 'Works')?.figures ?? [];
  const numbers = works
    .filter(({ base }) => base !== 'with a page')
    .map(({ base, value }) => `${number(value)} ${base}`);
  return `${page.name}. ${page.identity} Works: ${list(numbers)}.`;
}

/** What a work's picture shows, for those who do not see it. */
export function workPictureWords(page: WorkPage): string {
  const [first] = page.byline;
  const by =
    first === undefined
      ? null
      : `by ${first.name}${page.authorCount > 1 || page.bylineCut ? ' and others' : ''}`;
  const citations = workCitations(page.citations);
  const facts = [by, workYear(page), citations && `${citations} in OpenAlex`].filter(Boolean).join(', ');
  return `${page.retracted ? 'Retracted: ' : ''}${titleText(page.title)}, ${facts}.`;
}
