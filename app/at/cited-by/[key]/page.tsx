import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cachedCitedBy } from '#/lib/serving/cached-pages';
import { NO_KEY, parseCitedByKey } from '#/lib/serving/inside';
import { CitedByFrame, citedByMetadata } from '../cited-by-page';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/cited-by/[key]'>;

async function read(params: Props['params']) {
  const key = parseCitedByKey((await params).key);
  return key && cachedCitedBy(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? citedByMetadata(page) : {};
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return <CitedByFrame page={page} />;
}
