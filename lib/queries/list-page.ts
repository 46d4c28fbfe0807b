import { type Reader, snapshot } from '../db';
import { idText } from '../ids';
import type { WorkListState } from '../list-state';
import type { ListPage } from '../view-models/work-list';
import { authorSources, getAuthor } from './author/author';
import { getAffiliationProof } from './list/affiliation-proof';
import { getWorkList } from './list/work-list';

/** What a page lists the works of. */
export type ListRef = { of: 'author'; id: number };

/** A list of works with whose they are, read in one snapshot; null when there is nobody of that id. */
export function getListPage(ref: ListRef, state: WorkListState): Promise<ListPage | null> {
  return snapshot((tx) => ofAuthor(tx, ref.id, state));
}

async function ofAuthor(tx: Reader, id: number, state: WorkListState): Promise<ListPage | null> {
  const author = await getAuthor(tx, id);
  if (!author) return null;
  const { filters, ...list } = await getWorkList(tx, { of: 'author', id }, state);
  return {
    owner: { kind: 'author', id: idText('A', id), slug: author.slug, name: author.name },
    ...list,
    proof: filters.institution && (await getAffiliationProof(tx, author, filters.institution)),
    sources: authorSources(author),
    updated: author.updated,
  };
}
