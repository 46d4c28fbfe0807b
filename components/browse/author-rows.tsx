import type { ReactNode } from 'react';
import { authorNote, thereHead, thereWords, worksTherePath } from '#/lib/format/author-list-words';
import { count } from '#/lib/format/numbers';
import type { AuthorListState } from '#/lib/list-state';
import { authorWorksPath, paths } from '#/lib/urls';
import type { AuthorRow } from '#/lib/view-models/author-list';
import { rows } from '../text/inline';
import { RowName } from '../text/person';
import { words } from '../text/words';

/** `12 works`: the number, and its words for narrow pages and screen readers, as the column's head says them else. */
function Figure({ href, text }: { href: string; text: string }): ReactNode {
  const [figure, ...words] = text.split(' ');
  return (
    <p className="n">
      <a href={href}>
        {figure}
        <span>{` ${words.join(' ')}`}</span>
      </a>
    </p>
  );
}

type Props = { authors: AuthorRow[]; state?: AuthorListState };

/** Authors for comparing: who, where and when, and each number with the list that it counts. */
export function AuthorRows({ authors, state }: Props) {
  if (authors.length === 0) return null;
  const there = authors.some(({ worksThere }) => worksThere !== null) ? state : undefined;
  return (
    <div className={there ? 'roll there' : 'roll'}>
      <p className="heads" aria-hidden="true">
        {there && <span>{thereHead(there)}</span>}
        <span>Works</span>
        <span>Citations</span>
      </p>
      <ol>
        {rows(authors, (author) => {
          const { slug, worksThere, libraryWorks, citations } = author;
          return (
            <li>
              <div>
                {RowName(author)}
                <p>{words(authorNote(author))}</p>
              </div>
              {there &&
                Figure({ href: worksTherePath(author, there), text: thereWords(worksThere ?? 0, there) })}
              {Figure({ href: paths.authorWorks(slug), text: count(libraryWorks, 'work') })}
              {Figure({
                href: authorWorksPath(slug, { base: 'known' }),
                text: count(citations, 'citation'),
              })}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
