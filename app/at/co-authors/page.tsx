import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queryOf, type SearchParams } from '#/app/search-params';
import { coAuthorState } from '#/lib/list-state';
import { libraryVersion } from '#/lib/serving/library-version';
import { coAuthorLists } from '#/lib/serving/lists';
import { CoAuthors, coAuthorsMetadata } from './co-authors';

/** Rendered for each request: there are endlessly many ways to cut a list. */
export const instant = false;

type Props = { searchParams: SearchParams };

async function read(searchParams: SearchParams) {
  const query = await queryOf(searchParams);
  const id = Number(query.get('author'));
  return (await coAuthorLists.read(await libraryVersion(), id, coAuthorState.parse(query)))?.page ?? null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await read(searchParams);
  return page ? coAuthorsMetadata(page) : {};
}

export default async function Page({ searchParams }: Props) {
  const page = await read(searchParams);
  if (page === null) notFound();
  return <CoAuthors page={page} />;
}
