import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { AuthorsOfWork } from '#/components/work/authors-page';
import { titleText } from '#/lib/format/title';
import { wholeBylineSentence } from '#/lib/format/work-page-words';
import { cachedWorkAuthors } from '#/lib/serving/cached-pages';
import { NO_KEY, parseBylineKey } from '#/lib/serving/inside';
import { paths } from '#/lib/urls';

export const ensureStatic = 'navigation';
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/bylines/[key]'>;

async function read(params: Props['params']) {
  const key = parseBylineKey((await params).key);
  return key && cachedWorkAuthors(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  if (page === null) return {};
  return pageMetadata({
    title: `Authors of ${titleText(page.work.title)}`,
    description: wholeBylineSentence(page),
    path: paths.workAuthors(page.work.slug),
    isIndexable: page.page === 1,
  });
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return (
    <Frame>
      <AuthorsOfWork page={page} />
    </Frame>
  );
}
