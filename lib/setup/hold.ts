import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Place } from './place';
import { ensureRunning, type Running, serverUrl, stopServer } from './server';

// Each command that uses the server shares this lock. The last one out, who alone can have it exclusively, stops it.
export const USERS_LOCK = 7_295_463_001;

export type Hold = { release: (mayStop: boolean) => Promise<void> };

/**
 * Keeps the server running while this command uses it, and brings it back if it crashes. `release` gives it up and
 * stops the server when nobody else uses it and it may be. Undefined when the server is just going down.
 */
export async function takeHold(place: Place, running: Running): Promise<Hold | undefined> {
  const first = await lockShared(place, running);
  if (!first) return undefined;
  let client = first;
  let isReleasing = false;
  let rejoining = Promise.resolve();

  function watch() {
    client.once('end', () => {
      if (!isReleasing) rejoining = rejoin();
    });
  }

  async function rejoin() {
    while (!isReleasing) {
      await sleep(500);
      if (isReleasing) return;
      const next = await ensureRunning(place)
        .then((again) => lockShared(place, again))
        .catch(() => undefined);
      if (!next) continue;
      client = next;
      watch();
      return;
    }
  }

  async function release(mayStop: boolean) {
    isReleasing = true;
    await rejoining;
    try {
      await client.query('select pg_advisory_unlock_shared($1)', [USERS_LOCK]);
      const { rows } = await client.query('select pg_try_advisory_lock($1) as "isLast"', [USERS_LOCK]);
      if (rows[0].isLast && mayStop) await stopServer(place);
    } catch (error) {
      // A connection that is gone means that the server is; what else goes wrong is worth telling.
      if (error instanceof Error && error.name === 'Failure') throw error;
    } finally {
      await client.end().catch(() => {});
    }
  }

  watch();
  return { release };
}

async function lockShared(place: Place, running: Running): Promise<pg.Client | undefined> {
  const connectionString = serverUrl(place, running, 'postgres');
  const client = new pg.Client({ connectionString, application_name: 'byline (in use)', keepAlive: true });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select pg_advisory_lock_shared($1)', [USERS_LOCK]);
    return client;
  } catch {
    await client.end().catch(() => {});
    return undefined;
  }
}
