import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { JsonLd } from '#/components/text/json-ld';
import { WorkPanels } from '#/components/work/work-panels';
import { workPictureWords } from '#/lib/format/picture-words';
import { titleText } from '#/lib/format/title';
import { workDescription } from '#/lib/format/work-page-words';
import { articleJsonLd, scriptJson } from '#/lib/formats/json-ld';
import { cachedWorkPage } from '#/lib/serving/cached-pages';
import { NO_KEY, parseWorkKey } from '#/lib/serving/inside';
import { paths, reportUrl } from '#/lib/urls';

export const ensureStatic = 'navigation';
/** Links are plain links: a page comes whole from the server, and none of it waits behind a placeholder. */
export const instant = false;

/** A placeholder: the build needs no database, and pages are made at the first visit. */
export function generateStaticParams() {
  return [{ key: NO_KEY }];
}

type Props = PageProps<'/at/works/[key]'>;

async function read(params: Props['params']) {
  const key = parseWorkKey((await params).key);
  return key && cachedWorkPage(key);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await read(params);
  if (page === null) return {};
  return pageMetadata({
    title: titleText(page.title),
    description: workDescription(page),
    path: paths.work(page.slug),
    about: 'article',
    pictureWords: workPictureWords(page),
  });
}

export default async function Page({ params }: Props) {
  const page = await read(params);
  if (page === null) notFound();
  return (
    <Frame>
      <JsonLd json={scriptJson(articleJsonLd(page))} />
      <WorkPanels page={page} report={reportUrl(page.url)} />
    </Frame>
  );
}
