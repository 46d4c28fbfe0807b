import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cachedList } from '#/lib/serving/cached-pages';
import { NO_KEY, parseListKey } from '#/lib/serving/inside';
import { List, listMetadata } from '../list-page';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/lists/[key]'>;

async function read(params: Props['params']) {
  const key = parseListKey((await params).key);
  return key && cachedList(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? listMetadata(page) : {};
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return <List page={page} />;
}
