import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { AuthorPanels } from '#/components/author/author-panels';
import { Frame } from '#/components/layout/frame';
import { JsonLd } from '#/components/text/json-ld';
import { authorPictureWords } from '#/lib/format/picture-words';
import { personJsonLd, scriptJson } from '#/lib/formats/json-ld';
import { DEFAULT_WORK_SORT } from '#/lib/list-state';
import { cachedAuthorPage } from '#/lib/serving/cached-pages';
import { NO_KEY, parseAuthorKey } from '#/lib/serving/inside';
import { paths, reportUrl } from '#/lib/urls';

export const ensureStatic = 'navigation';
/** Links are plain links: a page comes whole from the server, and none of it waits behind a placeholder. */
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/authors/[key]'>;

async function read(params: Props['params']) {
  const key = parseAuthorKey((await params).key);
  const page = key && (await cachedAuthorPage(key));
  return page && { page, sort: key.sort };
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await read(params);
  if (found === null) return {};
  const { page, sort } = found;
  const isIndexable = page.indexable && sort === DEFAULT_WORK_SORT;
  return pageMetadata({
    title: page.name,
    description: `${page.name}. ${page.identity}`,
    path: paths.author(page.slug),
    isIndexable,
    about: 'profile',
    pictureWords: authorPictureWords(page),
  });
}

export default async function Page({ params }: Props) {
  const found = await read(params);
  if (found === null) notFound();
  const { page, sort } = found;
  return (
    <Frame>
      <JsonLd json={scriptJson(personJsonLd(page))} />
      <AuthorPanels page={page} sort={sort} report={reportUrl(page.url)} />
    </Frame>
  );
}
