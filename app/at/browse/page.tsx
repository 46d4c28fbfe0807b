import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queryOf, type SearchParams } from '#/app/search-params';
import { authorListState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { authorLists } from '#/lib/serving/lists';
import { AuthorList, authorListMetadata } from './author-list';

/** Rendered for each request: there are endlessly many ways to cut a list. */
export const instant = false;

type Props = { searchParams: SearchParams };

async function read(searchParams: Props['searchParams']) {
  const query = await queryOf(searchParams);
  return (await authorLists.read(await libraryVersion(), null, authorListState.parse(query)))?.page ?? null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await read(searchParams);
  return page ? authorListMetadata(page) : {};
}

export default async function Page({ searchParams }: Props) {
  const page = await read(searchParams);
  if (page === null) notFound();
  return <AuthorList page={page} />;
}
