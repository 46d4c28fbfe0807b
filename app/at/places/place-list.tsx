import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { PlacesPage } from '#/components/places/places-page';
import { indexPath, placeListSentence, placeListTitle } from '#/lib/format/place-list-words';
import { placeListState } from '#/lib/list-state';
import type { PlaceListPage } from '#/lib/view-models/place-list';

/** The bare index is indexed; every state of it names the bare one as its address. */
export function placeListMetadata(page: PlaceListPage): Metadata {
  return pageMetadata({
    title: placeListTitle(page),
    description: `${placeListTitle(page)}: ${placeListSentence(page)}`,
    path: indexPath(page.index),
    isIndexable: placeListState.isBare(page.state),
  });
}

export function PlaceList({ page }: { page: PlaceListPage }) {
  return (
    <Frame>
      <PlacesPage page={page} />
    </Frame>
  );
}
