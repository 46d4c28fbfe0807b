import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { AuthorsPage } from '#/components/browse/authors-page';
import { Frame } from '#/components/layout/frame';
import { authorListSentence, authorListTitle } from '#/lib/format/author-list-words';
import { authorListState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { AuthorListPage } from '#/lib/view-models/author-list';

/** The bare list is indexed; every state of it names the bare one as its address. */
export function authorListMetadata(page: AuthorListPage): Metadata {
  return pageMetadata({
    title: authorListTitle(page),
    description: `${authorListTitle(page)}: ${authorListSentence(page)}`,
    path: paths.authors(),
    isIndexable: authorListState.isBare(page.state),
  });
}

export function AuthorList({ page }: { page: AuthorListPage }) {
  return (
    <Frame>
      <AuthorsPage page={page} />
    </Frame>
  );
}
