import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { ChangesPage } from '#/components/changes/changes-page';
import { Frame } from '#/components/layout/frame';
import { changesSentence, changesTitle } from '#/lib/format/change-words';
import { cachedAuthorChanges } from '#/lib/serving/cached-pages';
import { NO_KEY, parseChangesKey } from '#/lib/serving/inside';
import { paths, reportUrl } from '#/lib/urls';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/changes/[key]'>;

async function read(params: Props['params']) {
  const key = parseChangesKey((await params).key);
  return key && cachedAuthorChanges(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  if (page === null) return {};
  return pageMetadata({
    title: changesTitle(page),
    description: `${changesTitle(page)}: ${changesSentence(page)}`,
    path: paths.authorChanges(page.author.slug),
    isIndexable: page.indexable && page.page === 1,
  });
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return (
    <Frame>
      <ChangesPage page={page} report={reportUrl(page.url)} />
    </Frame>
  );
}
