import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { VenueCount } from '../../view-models/author-page';
import { panelRows, type StoredPanels } from './panel';

type Row = {
  id: number;
  name: string;
  slug: string | null;
  works: number;
  editions: VenueCount['editions'];
  total: number;
};

/** Venues of the library works with their editions, the first 100, and how many there are. */
export async function getVenues(tx: Reader, author: number, stored: StoredPanels) {
  const rows = await panelRows(stored, 'venues', () =>
    tx.$queryRaw<{ row: Row }[]>(sql`SELECT to_jsonb(p) AS row FROM author_venues(${author}) p`),
  );
  const venues = rows.map(
    (row): VenueCount => ({
      id: idText('S', row.id),
      slug: row.slug,
      name: row.name,
      works: row.works,
      editions: row.editions,
    }),
  );
  return { venues, total: rows[0]?.total ?? 0 };
}
