import { type Reader, sql } from '../../db';

export type PanelName = 'affiliations' | 'subjects' | 'years' | 'co-authors' | 'venues' | 'cited-by';
export type StoredPanels = ReadonlyMap<PanelName, unknown[]>;

/** The panels of an author that are too long to be counted while reading; one statement, none for most authors. */
export async function getStoredPanels(tx: Reader, author: number, panels: string[]): Promise<StoredPanels> {
  if (panels.length === 0) return new Map();
  const rows = await tx.$queryRaw<{ panel: PanelName; rows: unknown[] }[]>(
    sql`SELECT panel, rows FROM author_panel WHERE author_id = ${author}`,
  );
  return new Map(rows.map((row) => [row.panel, row.rows]));
}

/** Rows of a panel: stored ones, else those of the database function of that name. Both have the same shape, because the stored ones come from it. */
export async function panelRows<Row>(
  stored: StoredPanels,
  panel: PanelName,
  live: () => Promise<{ row: Row }[]>,
): Promise<Row[]> {
  const rows = stored.get(panel);
  if (rows) return rows as Row[];
  return (await live()).map(({ row }) => row);
}
