import { type Reader, sql } from '../../db';

export type PanelName = 'affiliations' | 'subjects' | 'years' | 'co-authors' | 'venues' | 'cited-by';
export type StoredPanels = ReadonlyMap<PanelName, unknown[]>;

/** The stored panels of an author whose lists are too long to be counted while reading; one statement. */
export async function getStoredPanels(tx: Reader, author: number): Promise<StoredPanels> {
  const rows = await tx.$queryRaw<{ panel: PanelName; rows: unknown[] }[]>(sql`SELECT panel, rows FROM author_panel WHERE author_id = ${author}`);
  return new Map(rows.map((row) => [row.panel, row.rows]));
}

/** Rows of a panel: stored ones, else those of the database function of that name. Both have the same shape, because the stored ones come from it. */
export async function panelRows<Row>(stored: StoredPanels | null, panel: PanelName, live: () => Promise<{ row: Row }[]>): Promise<Row[]> {
  if (stored) return (stored.get(panel) ?? []) as Row[];
  return (await live()).map(({ row }) => row);
}
