import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { queryOf, type SearchParams } from '#/app/search-params';
import { workListState } from '#/lib/list-state';
import { parseListRef } from '#/lib/serving/inside';
import { libraryVersion } from '#/lib/serving/library-version';
import { workLists } from '#/lib/serving/lists';
import { List, listMetadata } from './list-page';

/** Rendered for each request: there are endlessly many ways to cut a list. */
export const instant = false;

type Props = { searchParams: SearchParams };

async function read(searchParams: Props['searchParams']) {
  const query = await queryOf(searchParams);
  const ref = parseListRef(query.get('list') ?? '');
  return (await workLists.read(await libraryVersion(), ref, workListState.parse(query)))?.page ?? null;
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const page = await read(searchParams);
  return page ? listMetadata(page) : {};
}

export default async function Page({ searchParams }: Props) {
  const page = await read(searchParams);
  if (page === null) notFound();
  return <List page={page} />;
}
