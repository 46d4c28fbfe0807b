import { type Reader, snapshot } from '../db';
import { titleText } from '../format/title';
import { idText } from '../ids';
import type { WorkListState } from '../list-state';
import type { ListPage } from '../view-models/work-list';
import { authorSources, getAuthor } from './author/author';
import { getWorkList } from './list/work-list';
import { getWork } from './work/work';

/** What a page lists the works of. */
export type ListRef = { of: 'author' | 'cited-by' | 'references'; id: number };

/** A list of works with whose they are, read in one snapshot; null when there is nobody of that id. */
export function getListPage(ref: ListRef, state: WorkListState): Promise<ListPage | null> {
  const { of, id } = ref;
  return snapshot((tx) => (of === 'author' ? ofAuthor(tx, id, state) : ofWork(tx, { of, id }, state)));
}

type Relatives = { of: 'cited-by' | 'references'; id: number };

async function ofWork(tx: Reader, scope: Relatives, state: WorkListState): Promise<ListPage | null> {
  const work = await getWork(tx, scope.id);
  if (!work) return null;
  return {
    owner: {
      kind: scope.of,
      id: idText('W', scope.id),
      slug: work.slug,
      name: titleText(work.title ?? ''),
    },
    ...(await getWorkList(tx, scope, state)),
    sources: work.source_dates,
    updated: work.updated,
  };
}

async function ofAuthor(tx: Reader, id: number, state: WorkListState): Promise<ListPage | null> {
  const author = await getAuthor(tx, id);
  if (!author) return null;
  return {
    owner: { kind: 'author', id: idText('A', id), slug: author.slug, name: author.name },
    ...(await getWorkList(tx, { of: 'author', id }, state)),
    sources: authorSources(author),
    updated: author.updated,
  };
}
