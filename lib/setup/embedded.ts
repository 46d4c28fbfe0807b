import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ensureDatabase, withClient } from './connect';
import { takeHold, USERS_LOCK } from './hold';
import { findPlace, type Place } from './place';
import { ensureRunning, findRunning, type Running, serverUrl } from './server';

export type Embedded = { url: string; close: () => Promise<void>; keep: () => void };

/**
 * Joins the embedded server of a data folder, started if need be. `close` leaves it: the server is stopped unless
 * another command uses it or `keep` was called since it started.
 */
export async function openEmbedded(dataFolder: string): Promise<Embedded> {
  const place = await findPlace(dataFolder);
  for (;;) {
    const running = await ensureRunning(place);
    const hold = await takeHold(place, running);
    if (!hold) continue;
    await ensureDatabase(serverUrl(place, running, 'postgres'), 'byline');
    return {
      url: serverUrl(place, running, 'byline'),
      close: () => hold.release(!isKept(place, running)),
      keep: () => writeFileSync(keepFile(place), running.run),
    };
  }
}

export type Status = { home: string; url: string; users: number; isKept: boolean };

/** What runs at the moment, and how many commands use it; undefined: nothing runs. */
export async function serverStatus(dataFolder: string): Promise<Status | undefined> {
  const place = await findPlace(dataFolder);
  const running = existsSync(place.cluster) ? await findRunning(place) : undefined;
  if (!running) return undefined;
  const users = await withClient(serverUrl(place, running, 'postgres'), async (client) => {
    const { rows } = await client.query(
      `select count(*)::int as users from pg_locks where locktype = 'advisory' and mode = 'ShareLock' and granted
       and (classid::bigint << 32) + objid::bigint = $1`,
      [USERS_LOCK],
    );
    return rows[0].users;
  });
  return {
    home: place.home,
    url: serverUrl(place, running, 'byline'),
    users,
    isKept: isKept(place, running),
  };
}

/** Ends a `keep`. Returns how many commands still use the server; at 0 it has been stopped. */
export async function releaseServer(dataFolder: string): Promise<number> {
  const place = await findPlace(dataFolder);
  rmSync(keepFile(place), { force: true });
  const running = existsSync(place.cluster) ? await findRunning(place) : undefined;
  const hold = running && (await takeHold(place, running));
  await hold?.release(true);
  return (await serverStatus(dataFolder))?.users ?? 0;
}

// The mark holds for one run of the server: after a restart of the machine commands stop it again.
function isKept(place: Place, running: Running): boolean {
  return existsSync(keepFile(place)) && readFileSync(keepFile(place), 'utf8') === running.run;
}

function keepFile(place: Place): string {
  return path.join(place.home, 'keep');
}
