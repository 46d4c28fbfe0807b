import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { citedByState } from '#/lib/list-state';
import { readCitedBy } from '#/lib/serving/cited-by';
import { libraryVersion } from '#/lib/serving/library-version';
import { CitedByFrame, citedByMetadata } from './cited-by-page';

/** Rendered for each request: there are endlessly many ways to cut the list. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function read(searchParams: Props['searchParams']) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams))
    if (value !== undefined) query.set(name, Array.isArray(value) ? (value[0] ?? '') : value);
  const id = Number(query.get('author'));
  return (await readCitedBy(await libraryVersion(), id, citedByState.parse(query)))?.page ?? null;
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
