import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { cachedPlaceList } from '#/lib/serving/cached-pages';
import { NO_KEY, parsePlaceListKey } from '#/lib/serving/inside';
import { PlaceList, placeListMetadata } from '../place-list';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/places/[key]'>;

async function read(params: Props['params']) {
  const key = parsePlaceListKey((await params).key);
  return key && cachedPlaceList(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  return page ? placeListMetadata(page) : {};
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return <PlaceList page={page} />;
}
