import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { CoAuthorsPage } from '#/components/co-authors/co-authors-page';
import { Frame } from '#/components/layout/frame';
import { coAuthorListSentence, coAuthorsTitle } from '#/lib/format/co-author-words';
import { saidText } from '#/lib/format/said';
import { coAuthorState } from '#/lib/list-state';
import { paths } from '#/lib/urls';
import type { CoAuthorsPage as Data } from '#/lib/view-models/co-authors';

export function coAuthorsMetadata(page: Data): Metadata {
  return pageMetadata({
    title: coAuthorsTitle(page),
    description: `${coAuthorsTitle(page)}: ${saidText(coAuthorListSentence(page))}`,
    path: paths.coAuthors(page.author.slug),
    isIndexable: page.total > 1 && coAuthorState.isBare(page.state),
  });
}

export function CoAuthors({ page }: { page: Data }) {
  return (
    <Frame>
      <CoAuthorsPage page={page} />
    </Frame>
  );
}
