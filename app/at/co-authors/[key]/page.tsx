import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cachedCoAuthors } from '#/lib/serving/cached-pages';
import { NO_KEY, parseCoAuthorsKey } from '#/lib/serving/inside';
import { CoAuthors, coAuthorsMetadata } from '../co-authors';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/co-authors/[key]'>;

async function read(params: Props['params']) {
  const key = parseCoAuthorsKey((await params).key);
  return key && cachedCoAuthors(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? coAuthorsMetadata(page) : {};
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return <CoAuthors page={page} />;
}
