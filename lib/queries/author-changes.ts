import { type Reader, snapshot } from '../db';
import { getEnv } from '../env';
import { idText } from '../ids';
import { PAGE_SIZE, pagesOf } from '../list-state';
import type { AuthorChanges } from '../view-models/author-changes';
import { authorSources, getAuthor } from './author/author';
import { changeOf } from './changes/change';
import { getInstitutionsById, getShownAuthors, getWorksById } from './changes/named';
import { getLoads, type Load } from './changes/recorded';

/** What the last loads changed of an author, read in one snapshot by at most five statements; null when the author has no page. */
export function getAuthorChanges(id: number, page = 1): Promise<AuthorChanges | null> {
  return snapshot((tx) => readAuthorChanges(tx, id, page));
}

/** The last page stands for those behind it. */
async function readAuthorChanges(tx: Reader, id: number, asked: number): Promise<AuthorChanges | null> {
  const author = await getAuthor(tx, id);
  if (!author) return null;
  const loads = await getLoads(tx, id);
  const pages = pagesOf(loads.length, PAGE_SIZE.loads);
  const page = Math.min(asked, pages);
  const shown = loads.slice((page - 1) * PAGE_SIZE.loads, page * PAGE_SIZE.loads);
  const known = await namesOf(tx, shown);
  return {
    author: { id: idText('A', id), slug: author.slug, name: author.name },
    url: `${getEnv().siteUrl}/authors/${author.slug}/changes`,
    total: loads.length,
    page,
    pages,
    changes: shown.map((load) => changeOf(load, known)),
    sources: authorSources(author),
    updated: author.updated,
    indexable: author.library_works > 1,
  };
}

async function namesOf(tx: Reader, loads: Load[]) {
  const all = loads.map(({ changes }) => changes);
  const ids = (lists: ({ ids: number[] } | undefined)[]) => [
    ...new Set(lists.flatMap((list) => list?.ids ?? [])),
  ];
  const places = all.flatMap(({ places: listed }) => (listed?.ids ?? []).map(([id]) => id));
  return {
    works: await getWorksById(tx, ids(all.flatMap(({ came, gone, joined }) => [came, gone, joined]))),
    institutions: await getInstitutionsById(tx, [...new Set(places)]),
    authors: await getShownAuthors(tx, ids(all.map(({ merged }) => merged))),
  };
}
