import { getWorkAuthors } from '../queries/work/work-authors';
import type { WorkAuthorsPage } from '../view-models/work-page';
import { fresh } from './fresh';
import { once, type Read, read } from './reads';

/** Pages that are kept: whoever reads on is alone. */
const KEPT_PAGES = 3;

/** A page of a work's whole byline and the hash of its data; null when the work has no page. */
export function readWorkAuthors(
  version: number,
  id: number,
  page: number,
): Promise<Read<WorkAuthorsPage> | null> {
  const key = `${version} byline ${id} ${page}`;
  const get = () => getWorkAuthors(id, page);
  return page <= KEPT_PAGES ? once(key, get) : fresh(key, async () => read(await get()));
}
