import type pg from 'pg';
import type { Columns } from './encode';
import { CopyWriter } from './writer';

/** Copies rows that are at hand into a table on the given connection. */
export async function copyRows(
  client: pg.ClientBase,
  table: string,
  columns: Columns,
  rows: Iterable<Record<string, unknown>>,
): Promise<void> {
  const writer = new CopyWriter(client, table, columns);
  for (const row of rows) {
    const full = writer.write(row);
    if (full) await full;
  }
  await writer.end();
}
