import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { CitedBy } from '#/components/cited-by/cited-by-page';
import { Frame } from '#/components/layout/frame';
import { citedBySentence, citedByTitle } from '#/lib/format/cited-by-words';
import { citedByState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CitedByPage } from '#/lib/view-models/cited-by';

/** The bare list is indexed if it is one; every state of it names the bare one as its address. */
export function citedByMetadata(page: CitedByPage): Metadata {
  return pageMetadata({
    title: citedByTitle(page),
    description: `${citedByTitle(page)}: ${citedBySentence(page)}`,
    path: paths.citedBy(page.author.slug),
    isIndexable: page.total > 1 && citedByState.isBare(page.state),
  });
}

export function CitedByFrame({ page }: { page: CitedByPage }) {
  return (
    <Frame>
      <CitedBy page={page} />
    </Frame>
  );
}
