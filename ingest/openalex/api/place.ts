import type pg from 'pg';
import type { Options } from '../../options';
import { targetText } from './targets';

/** Where reading stands in a command: which target, the page to ask for next, and how many records of the target are read. */
export type Place = { part: number; cursor: string; received: number };

export const FIRST_PAGE = '*';
const MOST_DAYS = 7;

/** The key of a command in api_progress: the same targets in the same order, loaded as the same. */
export function progressKey({ api, asLibrary }: Options): string {
  return `${asLibrary ? 'library' : 'known'} ${api.map(targetText).join(' ')}`;
}

/** Where an earlier run of the same command was left, null if it read everything or is too long ago (`isOld`). */
export async function keptPlace(
  client: pg.ClientBase,
  key: string,
  now: number,
): Promise<{ place: Place | null; isOld: boolean }> {
  const { rows } = await client.query<Place & { at: Date }>(
    'SELECT part, cursor, received, kept_at AS at FROM api_progress WHERE query = $1',
    [key],
  );
  const [row] = rows;
  if (!row) return { place: null, isOld: false };
  const isOld = now - row.at.getTime() > MOST_DAYS * 86_400_000;
  return { place: isOld ? null : { part: row.part, cursor: row.cursor, received: row.received }, isOld };
}
