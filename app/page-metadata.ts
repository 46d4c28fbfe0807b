import type { Metadata } from 'next';
import { TEXT_FORMATS } from '#/lib/formats';
import { absoluteUrl, pathIn, picturePath } from '#/lib/urls';

type Page = {
  title: string;
  description?: string;
  path: string;
  isIndexable?: boolean;
  /** What the page is about, in the words of the Open Graph protocol. */
  about?: 'profile' | 'article' | 'website';
  /** What the page's picture shows, in words; a page without has no picture. */
  pictureWords?: string;
};

function pictureOf(path: string, alt: string) {
  return { url: absoluteUrl(picturePath(path)), width: 1200, height: 630, alt };
}

/** Head of a page: the bare address is canonical, and every format of the registry is named. */
export function pageMetadata(page: Page): Metadata {
  const { title, description, path, isIndexable = true, about = 'website', pictureWords } = page;
  const url = absoluteUrl(path);
  const images = pictureWords === undefined ? undefined : [pictureOf(path, pictureWords)];
  return {
    title: path === '/' ? { absolute: title } : title,
    description,
    alternates: {
      canonical: url,
      types: Object.fromEntries(
        TEXT_FORMATS.map(({ name, mediaType }) => [mediaType, absoluteUrl(pathIn(path, name))]),
      ),
    },
    openGraph: { title, description, url, siteName: 'Byline', type: about, images },
    // Without pictures of its own it falls back to the one above, and a page names it once.
    twitter: images && { card: 'summary_large_image', images: [] },
    robots: isIndexable ? undefined : { index: false },
  };
}
