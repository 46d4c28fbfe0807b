import type { Metadata } from 'next';
import { TEXT_FORMATS } from '#/lib/formats';
import { absoluteUrl, pathIn } from '#/lib/urls';

type Page = { title: string; description?: string; path: string; isIndexable?: boolean };

/** Head of a page: the bare address is canonical, and every format of the registry is named. */
export function pageMetadata({ title, description, path, isIndexable = true }: Page): Metadata {
  const url = absoluteUrl(path);
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      types: Object.fromEntries(
        TEXT_FORMATS.map(({ name, mediaType }) => [mediaType, absoluteUrl(pathIn(path, name))]),
      ),
    },
    openGraph: { title, description, url, siteName: 'Byline', type: 'website' },
    robots: isIndexable ? undefined : { index: false },
  };
}
