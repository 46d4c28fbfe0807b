import {
  AUTHOR_LIST_BASE,
  AUTHOR_SORT_WORDS,
  authorCuts,
  authorListSentence,
  authorListTitle,
} from '#/lib/format/author-list-words';
import { narrowSentence, rangeWords } from '#/lib/format/list-words';
import { AUTHOR_SORTS, authorListState, changedAuthors, PAGE_SIZE } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorListPage } from '#/lib/view-models/author-list';
import { InUse, WaysBack } from '../list/in-use';
import { Pager } from '../list/pager';
import { SortLinks } from '../list/sort-links';
import { ListFoot } from '../text/list-foot';
import { AuthorRows } from './author-rows';
import { Cuts } from './cuts';
import { Letters } from './letters';
import { authorsHref } from './links';

function Listing({ page }: { page: AuthorListPage }) {
  const { state, total, pages } = page;
  const cuts = authorCuts(page);
  const reachable = pages * PAGE_SIZE.authors;
  return (
    <div className="listing">
      <Cuts page={page} />
      <div>
        <h2 id="authors" className="sr" tabIndex={-1}>
          Authors
        </h2>
        <InUse of={cuts} unknown={page.unknown} />
        {total === 0 && <WaysBack of={cuts} />}
        {total > 0 && (
          <Letters
            letter={state.letter}
            letters={page.letters}
            href={(letter) => authorsHref(changedAuthors(state, { letter }))}
          />
        )}
        {total > 1 && (
          <SortLinks
            sorts={AUTHOR_SORTS}
            words={AUTHOR_SORT_WORDS}
            sort={state.sort}
            href={(sort) => authorsHref(changedAuthors(state, { sort }))}
          />
        )}
        <AuthorRows authors={page.authors} state={state} />
        <Pager
          page={page.page}
          pages={pages}
          words={rangeWords(page.page, PAGE_SIZE.authors, total, 'author')}
          href={(number) => authorsHref({ ...state, page: number })}
        />
        {total > reachable && (
          <p className="more">{narrowSentence(reachable, 'A letter, an institution or a topic')}</p>
        )}
      </div>
    </div>
  );
}

/** All authors of the library, as a list that can be sorted, gone down by letters, cut and paged through. */
export function AuthorsPage({ page }: { page: AuthorListPage }) {
  return (
    <>
      <header className="pagehead">
        <h1>{authorListTitle(page)}</h1>
        <p className="lede">{authorListSentence(page)}</p>
        <p className="basis">{AUTHOR_LIST_BASE}</p>
      </header>
      <Listing page={page} />
      <ListFoot updated={page.updated} path={paths.authors()} query={authorListState.write(page.state)} />
    </>
  );
}
