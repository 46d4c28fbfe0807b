import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { HomePanels } from '#/components/home/home-panels';
import { Frame } from '#/components/layout/frame';
import { loadedSentence } from '#/lib/format/library-words';
import { cachedLibrary } from '#/lib/serving/cached-pages';
import { NO_KEY } from '#/lib/serving/inside';
import { paths } from '#/lib/urls';

export const ensureStatic = 'navigation';
/** Links are plain links: a page comes whole from the server, and none of it waits behind a placeholder. */
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/home/[key]'>;

async function read(params: Props['params']) {
  const { key } = await params;
  return key === NO_KEY ? null : cachedLibrary(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const library = await read(params);
  if (library === null) return {};
  const description = `Who wrote what, where, and with whom. ${loadedSentence(library)}`;
  return pageMetadata({ title: 'Byline: the authors of this library', description, path: paths.home() });
}

export default async function Page({ params }: Props) {
  const library = await read(params);
  if (library === null) notFound();
  return (
    <Frame hasSearch={false}>
      <HomePanels library={library} />
    </Frame>
  );
}
