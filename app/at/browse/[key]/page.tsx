import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cachedAuthorList } from '#/lib/serving/cached-pages';
import { NO_KEY, parseAuthorListKey } from '#/lib/serving/inside';
import { AuthorList, authorListMetadata } from '../author-list';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/browse/[key]'>;

async function read(params: Props['params']) {
  const key = parseAuthorListKey((await params).key);
  return key && cachedAuthorList(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? authorListMetadata(page) : {};
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return <AuthorList page={page} />;
}
