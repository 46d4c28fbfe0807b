import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { AuthorWorksPage } from '#/components/list/list-page';
import { listSentence, listTitle } from '#/lib/format/list-words';
import { workListState } from '#/lib/list-state';
import { ownerPath } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';

/** Bare lists are indexed; every state of them names the bare one as its address. */
export function listMetadata(page: ListPage): Metadata {
  return pageMetadata({
    title: listTitle(page),
    description: `${listTitle(page)}: ${listSentence(page)}`,
    path: ownerPath(page.owner),
    isIndexable: page.total > 1 && workListState.isBare(page.state),
  });
}

export function List({ page }: { page: ListPage }) {
  return (
    <Frame>
      <AuthorWorksPage page={page} />
    </Frame>
  );
}
