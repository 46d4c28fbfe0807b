import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { AboutPanels } from '#/components/about/about-panels';
import { Frame } from '#/components/layout/frame';
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

export function generateMetadata(): Metadata {
  const description =
    'What the numbers of this library mean, by which rules it counts, and where its facts come from.';
  return pageMetadata({ title: 'About this library', description, path: paths.about() });
}

export default async function Page({ params }: PageProps<'/at/about/[key]'>) {
  const { key } = await params;
  const library = key === NO_KEY ? null : await cachedLibrary(key);
  if (library === null) notFound();
  return (
    <Frame>
      <AboutPanels library={library} />
    </Frame>
  );
}
