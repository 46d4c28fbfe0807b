import { createHash } from 'node:crypto';
import { objectOf } from '../../clean/text';
import type { ApiClient } from './client';
import { Stop } from './stop';

/** One page of a list: its records, its own cursor and the next one's, and how many records the list is said to have. */
export type Page = { records: unknown[]; cursor: string; next: string | null; count: number };

export const PAGE_SIZE = 100;

/**
 * Pages of works by cursor, from `first` on. Ends with the page that names no next one, or that is empty (which is
 * given too). Never goes round: a cursor or a page that comes twice is a Stop, and so are far more records than counted.
 */
export async function* workPages(client: ApiClient, filter: string, first: string): AsyncGenerator<Page> {
  const seen = new Set<string>();
  const mark = (sign: string) => {
    if (seen.has(sign)) throw new Stop('nonsense', 'OpenAlex sends a page a second time', 200);
    seen.add(sign);
  };
  let given = 0;
  for (let cursor: string | null = first; cursor !== null; ) {
    mark(cursor);
    const answer = await client.get('/works', { filter, 'per-page': String(PAGE_SIZE), cursor });
    if (answer.status !== 200)
      throw new Stop(
        'refused',
        `OpenAlex has no list for this filter (HTTP ${answer.status})`,
        answer.status,
      );
    const page = readPage(answer.body, cursor);
    for (const sign of fingerprint(page.records)) mark(sign);
    given += page.records.length;
    if (given > 2 * page.count + 1000)
      throw new Stop('nonsense', 'OpenAlex sends far more records than it counts', 200);
    yield page;
    if (page.records.length === 0) return;
    cursor = page.next;
  }
}

function readPage(body: unknown, cursor: string): Page {
  const { results, meta, group_by } = objectOf(body);
  const { count, next_cursor } = objectOf(meta);
  if (!Array.isArray(results))
    throw new Stop('nonsense', 'OpenAlex sends a page without a list of results', 200);
  if (Array.isArray(group_by) && group_by.length > 0)
    throw new Stop('nonsense', 'OpenAlex sends groups in place of records', 200);
  if (typeof count !== 'number' || !(count >= 0))
    throw new Stop('nonsense', 'OpenAlex sends a page without a count', 200);
  return {
    records: results,
    cursor,
    next: typeof next_cursor === 'string' && next_cursor !== '' ? next_cursor : null,
    count,
  };
}

/** A page by the ids on it; records without ids tell nothing. */
function fingerprint(records: unknown[]): string[] {
  const ids = records.map((record) => objectOf(record).id).filter((id) => typeof id === 'string');
  return ids.length === 0 ? [] : [createHash('md5').update(ids.join(' ')).digest('hex')];
}
