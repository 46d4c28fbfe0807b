import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { WorksPage } from '#/components/list/list-page';
import { listSentence, listTitle, ownerName } from '#/lib/format/list-words';
import { workListState } from '#/lib/list-state';
import { ownerPath } from '#/lib/urls';
import type { ListPage } from '#/lib/view-models/work-list';

/** Bare lists are indexed; every state of them names the bare one as its address. */
export function listMetadata(page: ListPage): Metadata {
  const { owner, place } = page;
  const title = place && owner.slug !== null ? ownerName(owner) : listTitle(page);
  return pageMetadata({
    title,
    description: `${title}: ${listSentence(page)}`,
    path: ownerPath(page.owner),
    isIndexable: page.total > 1 && workListState.isBare(page.state),
  });
}

export function List({ page }: { page: ListPage }) {
  return (
    <Frame>
      <WorksPage page={page} />
    </Frame>
  );
}
