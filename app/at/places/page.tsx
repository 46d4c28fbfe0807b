import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queryOf, type SearchParams } from '#/app/search-params';
import { PLACE_INDEXES, placeListState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { placeLists } from '#/lib/serving/lists';
import { PlaceList, placeListMetadata } from './place-list';

/** Rendered for each request: there are endlessly many ways to cut a list. */
export const instant = false;

type Props = { searchParams: SearchParams };

async function read(searchParams: SearchParams) {
  const query = await queryOf(searchParams);
  const index = PLACE_INDEXES.find((item) => item === query.get('index'));
  if (!index) return null;
  return (await placeLists.read(await libraryVersion(), index, placeListState.parse(query)))?.page ?? null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await read(searchParams);
  return page ? placeListMetadata(page) : {};
}

export default async function Page({ searchParams }: Props) {
  const page = await read(searchParams);
  if (page === null) notFound();
  return <PlaceList page={page} />;
}
