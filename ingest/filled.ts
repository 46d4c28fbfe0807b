import type pg from 'pg';
import { makePostponedIndexes, type PostponedTable } from '#/lib/setup/postponed-indexes';
import type { StepRunner } from './derive/run';

/** Makes the indexes of tables that a first load has filled, for the steps that look something up in them. No step of any other load. */
export async function indexFilled(
  client: pg.ClientBase,
  step: StepRunner,
  tables: PostponedTable[],
): Promise<void> {
  const { rows } = await client.query<{ some: boolean }>(
    'SELECT EXISTS (SELECT FROM postponed_index WHERE table_name = ANY ($1)) AS some',
    [tables],
  );
  if (rows[0]?.some) await step(`index ${tables.join(', ')}`, () => makePostponedIndexes(client, tables));
}
