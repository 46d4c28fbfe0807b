import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queryOf, type SearchParams } from '#/app/search-params';
import { citedByState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { citedByLists } from '#/lib/serving/lists';
import { CitedByFrame, citedByMetadata } from './cited-by-page';

/** Rendered for each request: there are endlessly many ways to cut the list. */
export const instant = false;

type Props = { searchParams: SearchParams };

async function read(searchParams: Props['searchParams']) {
  const query = await queryOf(searchParams);
  const id = Number(query.get('author'));
  return (await citedByLists.read(await libraryVersion(), id, citedByState.parse(query)))?.page ?? null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await read(searchParams);
  return page ? citedByMetadata(page) : {};
}

export default async function Page({ searchParams }: Props) {
  const page = await read(searchParams);
  if (page === null) notFound();
  return <CitedByFrame page={page} />;
}
