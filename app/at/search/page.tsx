import type { Metadata } from 'next';
import { pageMetadata } from '#/app/page-metadata';
import { Frame } from '#/components/layout/frame';
import { SearchResults } from '#/components/search/search-results';
import { searchState } from '#/lib/list-state';
import { search } from '#/lib/serving/search';
import { paths } from '#/lib/urls';

/** Rendered for each request: what people type must not push useful pages out of the cache. */
export const instant = false;

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

async function state(searchParams: Props['searchParams']) {
  const { q } = await searchParams;
  return searchState.parse(new URLSearchParams({ q: (Array.isArray(q) ? q[0] : q) ?? '' }));
}

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const { q } = await state(searchParams);
  return pageMetadata({
    title: q === '' ? 'Search' : `Search: ${q}`,
    description: 'Search the authors of this library by name.',
    path: paths.search(),
    isIndexable: q === '',
  });
}

export default async function Page({ searchParams }: Props) {
  return (
    <Frame hasSearch={false}>
      <SearchResults result={await search((await state(searchParams)).q)} />
    </Frame>
  );
}
