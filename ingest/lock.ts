import type pg from 'pg';
import { LOAD_LOCK } from '#/lib/setup/load-lock';
import type { Progress } from './progress';

/** Loads take turns: waits for the one that runs, and says so. The lock ends with the connection, however that ends. */
export async function waitForLock(client: pg.ClientBase, progress: Progress): Promise<void> {
  const { rows } = await client.query<{ got: boolean }>('SELECT pg_try_advisory_lock($1) AS got', [
    LOAD_LOCK,
  ]);
  if (rows[0]?.got) return;
  progress.step('another load is running; this one starts when it has ended');
  await client.query('SELECT pg_advisory_lock($1)', [LOAD_LOCK]);
}
