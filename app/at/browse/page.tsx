import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { authorListState } from '#/lib/list-state';
import { readAuthorList } from '#/lib/serving/author-lists';
import { libraryVersion } from '#/lib/serving/library-version';
import { AuthorList, authorListMetadata } from './author-list';

/** Rendered for each request: there are endlessly many ways to cut a list. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function read(searchParams: Props['searchParams']) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams))
    if (value !== undefined) query.set(name, Array.isArray(value) ? (value[0] ?? '') : value);
  return (await readAuthorList(await libraryVersion(), authorListState.parse(query)))?.page ?? null;
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
