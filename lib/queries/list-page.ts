import { type Reader, snapshot, sql } from '../db';
import { titleText } from '../format/title';
import { idText } from '../ids';
import { type WorkListState, workListState } from '../list-state';
import type { SourceDate } from '../view-models/shared';
import type { ListPage } from '../view-models/work-list';
import { authorSources, getAuthor } from './author/author';
import { getAffiliationProof } from './list/affiliation-proof';
import { getLibraryList } from './list/library-list';
import type { LibraryTotals } from './list/library-part';
import { getPlace, getPlaceRow, type PlaceRef, placeScope } from './list/place';
import { getWorkList } from './list/work-list';
import { getWork } from './work/work';
import { workSources } from './work/work-sources';

/** What a page lists the works of. */
export type ListRef = {
  of: 'author' | 'library' | Relatives['of'] | PlaceRef['of'];
  id: number /** Of an edition of a venue. */;
  year?: number;
};

/** A list of works with whose they are, read in one snapshot; null when there is nobody of that id. */
export function getListPage(ref: ListRef, state: WorkListState): Promise<ListPage | null> {
  const { of } = ref;
  return snapshot((tx) => {
    if (of === 'library') return ofLibrary(tx, state);
    if (of === 'cited-by' || of === 'references') return ofWork(tx, { of, id: ref.id }, state);
    return of === 'author' ? ofAuthor(tx, ref.id, state) : ofPlace(tx, { ...ref, of }, state);
  });
}

type Relatives = { of: 'cited-by' | 'references'; id: number };

async function ofWork(tx: Reader, scope: Relatives, state: WorkListState): Promise<ListPage | null> {
  const work = await getWork(tx, scope.id);
  if (!work) return null;
  const { filters: _, ...list } = await getWorkList(tx, scope, state);
  return {
    owner: {
      kind: scope.of,
      id: idText('W', scope.id),
      slug: work.slug,
      name: titleText(work.title ?? ''),
    },
    ...list,
    proof: null,
    place: null,
    sources: workSources(work.source_dates),
    updated: work.updated,
  };
}

async function ofAuthor(tx: Reader, id: number, state: WorkListState): Promise<ListPage | null> {
  const author = await getAuthor(tx, id);
  if (!author) return null;
  const { filters, ...list } = await getWorkList(tx, { of: 'author', id }, state);
  return {
    owner: { kind: 'author', id: idText('A', id), slug: author.slug, name: author.name },
    ...list,
    proof: filters.institution && (await getAffiliationProof(tx, author, filters.institution)),
    place: null,
    sources: authorSources(author),
    updated: author.updated,
  };
}

async function ofPlace(tx: Reader, ref: PlaceRef, state: WorkListState): Promise<ListPage | null> {
  const row = await getPlaceRow(tx, ref);
  if (!row) return null;
  const { filters: _, ...list } = await getWorkList(tx, placeScope(ref), state);
  // An edition is made by its works.
  if (ref.year !== undefined && list.bases.known === 0 && list.all === 0) return null;
  const [library] = await tx.$queryRaw<{ source_dates: SourceDate[]; updated: string }[]>(
    sql`SELECT source_dates, updated::text AS updated FROM library`,
  );
  const isWhole = workListState.isBare({ ...list.state, sort: 'citations' });
  const years = list.facets.find(({ group }) => group === 'year')?.values ?? [];
  const worksByYear = years.map(({ value, works }) => ({ year: Number(value), works })).reverse();
  return {
    owner: row.owner,
    ...list,
    proof: null,
    place: isWhole
      ? await getPlace(tx, ref, row, { total: list.total, worksWithPage: list.bases.page, worksByYear })
      : null,
    sources: library?.source_dates ?? [],
    updated: library?.updated ?? '',
  };
}

type LibraryRow = LibraryTotals & { source_dates: SourceDate[]; updated: string | null };

async function ofLibrary(tx: Reader, state: WorkListState): Promise<ListPage | null> {
  const [library] = await tx.$queryRaw<LibraryRow[]>(
    sql`SELECT works, works_with_page, known_works, source_dates, updated::text AS updated FROM library`,
  );
  if (!library) return null;
  const { filters: _, ...list } = await getLibraryList(tx, state, library);
  return {
    owner: { kind: 'library', id: null, slug: null, name: null },
    ...list,
    proof: null,
    place: null,
    sources: library.source_dates,
    updated: library.updated ?? '',
  };
}
