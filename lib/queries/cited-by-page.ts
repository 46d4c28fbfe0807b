import { type Reader, snapshot } from '../db';
import { idText } from '../ids';
import { type CitedByState, PAGE_SIZE, pagesOf } from '../list-state';
import type { CitedByPage } from '../view-models/cited-by';
import { type Author, authorSources, getAuthor } from './author/author';
import { type AskedWork, getAskedWork } from './cited-by/asked-work';
import { getCounts } from './cited-by/counts';
import { getCitingRows } from './cited-by/rows';

/** The works that cite an author under a state, read in one snapshot; null when there is nobody of that id. */
export function getCitedByPage(id: number, state: CitedByState): Promise<CitedByPage | null> {
  return snapshot(async (tx) => {
    const author = await getAuthor(tx, id);
    if (!author) return null;
    return read(tx, author, state, await getAskedWork(tx, id, state));
  });
}

async function read(
  tx: Reader,
  author: Author,
  asked: CitedByState,
  work: AskedWork | null,
): Promise<CitedByPage> {
  const state = { ...asked, work: work?.slug ?? null };
  const isStored = author.stored_panels.includes('cited-by');
  const { places, without, ...counts } = await getCounts(tx, { id: author.id, isStored }, state, work);
  const pages = pagesOf(counts.total, PAGE_SIZE.works);
  // The last page stands for those behind it.
  if (state.page > pages) return read(tx, author, { ...asked, page: pages }, work);
  return {
    author: { id: idText('A', author.id), slug: author.slug, name: author.name },
    state,
    ...counts,
    page: state.page,
    pages,
    works: await getCitingRows(tx, author.id, places),
    chips: without.map(({ filter, works }) => ({
      filter,
      title: filter === 'work' ? (work?.title ?? null) : null,
      works,
    })),
    unknown: asked.work !== null && work === null ? [{ filter: 'work', value: asked.work }] : [],
    bibliographiesRead: author.bibliographies_read,
    sources: authorSources(author),
    updated: author.updated,
  };
}
