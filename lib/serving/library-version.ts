import { Client } from 'pg';
import { databaseUrl } from '../db-url';
import { getLibraryVersion } from '../queries/library';
import { processWide } from './process-wide';
import { within } from './within';

/** A connection that died without a word is found out by the poll at the latest. */
const POLL_MS = 10_000;
const CONNECT_MS = 3_000;
/** After a failed attempt, requests fail at once for so long instead of queueing up behind the next. */
const PAUSE_MS = 250;

type State = {
  listener: Client | null;
  version: number;
  connecting: Promise<number> | null;
  pausedUntil: number;
};

const state = processWide<State>('library-version', () => ({
  listener: null,
  version: 0,
  connecting: null,
  pausedUntil: 0,
}));

function drop(listener: Client): void {
  if (state.listener === listener) state.listener = null;
  listener.end().catch(() => {});
}

async function poll(listener: Client): Promise<void> {
  const before = state.version;
  try {
    const version = await within(CONNECT_MS, getLibraryVersion());
    await within(CONNECT_MS, listener.query('SELECT 1'));
    if (state.listener !== listener) return;
    // An announcement that came meanwhile is newer than what was read before it.
    if (state.version === before) state.version = version;
    setTimeout(poll, POLL_MS, listener).unref();
  } catch {
    drop(listener);
  }
}

/** Listens first and reads then, so that no load can fall between the two. */
async function connect(): Promise<number> {
  const listener = new Client({
    connectionString: databaseUrl(),
    connectionTimeoutMillis: CONNECT_MS,
    keepAlive: true,
    application_name: 'byline: loads',
  });
  let announced = 0;
  listener.on('error', () => drop(listener));
  listener.on('end', () => drop(listener));
  listener.on('notification', ({ payload }) => {
    announced = Number(payload) || 0;
    if (state.listener === listener) state.version = announced;
  });
  try {
    await listener.connect();
    await within(CONNECT_MS, listener.query('LISTEN byline_load'));
    const version = await within(CONNECT_MS, getLibraryVersion());
    state.version = Math.max(version, announced);
    state.listener = listener;
    setTimeout(poll, POLL_MS, listener).unref();
    return state.version;
  } catch (error) {
    state.pausedUntil = Date.now() + PAUSE_MS;
    drop(listener);
    throw error;
  }
}

/**
 * The number of the library's last load. From memory while a connection listens for loads, so that it costs a page
 * nothing; without that connection it is asked for anew, and if that fails so does this: nothing stale is ever served.
 */
export async function libraryVersion(): Promise<number> {
  if (state.listener) return state.version;
  if (Date.now() < state.pausedUntil) throw new Error('the database was away a moment ago');
  state.connecting ??= connect().finally(() => {
    state.connecting = null;
  });
  return state.connecting;
}
