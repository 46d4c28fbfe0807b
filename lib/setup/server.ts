import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { runAs } from './account';
import { isAlive, lastLine, prepareCluster, SUPERUSER } from './cluster';
import { errorCode, Failure } from './failure';
import type { Place } from './place';
import { freePort } from './port';
import { serverSettings } from './settings';

/** The identity of a running server: `run` differs at each start. */
export type Running = { port: number; run: string };

const PATIENCE = 15 * 60_000;

/** The address of a database of the server. */
export function serverUrl({ password }: Place, { port }: Running, database: string): string {
  return `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}

/** The server of this place if it runs and answers, else undefined. Throws a Failure if it refuses the password. */
export async function findRunning(place: Place): Promise<Running | undefined> {
  const mark = readMark(place);
  if (!mark || !isAlive(mark.pid) || !mark.port) return undefined;
  const running = { port: mark.port, run: mark.run };
  const client = new pg.Client({
    connectionString: serverUrl(place, running, 'postgres'),
    connectionTimeoutMillis: 5000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query('select current_setting($1) as folder', ['data_directory']);
    return path.resolve(rows[0].folder) === path.resolve(place.cluster) ? running : undefined;
  } catch (error) {
    if (errorCode(error) !== '28P01') return undefined;
    throw new Failure(
      `The embedded database in ${place.home} does not accept the password kept in the data folder.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}

/** Starts the server unless it runs. Safe to call from several processes at once: they all get the same server. */
export async function ensureRunning(place: Place, extra: Record<string, string> = {}): Promise<Running> {
  await prepareCluster(place);
  const deadline = Date.now() + PATIENCE;
  for (let attempt = 1; Date.now() < deadline; attempt++) {
    const running = await findRunning(place);
    if (running) return running;
    const mark = readMark(place);
    if (mark && isAlive(mark.pid) && isPostgres(mark.pid)) {
      // It is starting, recovering or stopping: of another command, or after a crash.
      await sleep(200);
      continue;
    }
    if (mark && isAlive(mark.pid)) rmSync(markFile(place), { force: true });
    const problem = await start(place, extra);
    if (problem && attempt >= 5)
      throw new Failure(`The embedded database did not start: ${problem} (see ${logFile(place)})`);
    if (problem) await sleep(200);
  }
  throw new Failure(`The embedded database did not answer in time: see ${logFile(place)}.`);
}

/** Stops the server with a fast shutdown and waits until it is down. */
export async function stopServer({ account, binaries, cluster, home }: Place): Promise<void> {
  if (!existsSync(path.join(cluster, 'postmaster.pid'))) return;
  const { ok, output } = await runAs(account, binaries.pgCtl, [
    'stop',
    '-D',
    cluster,
    '-m',
    'fast',
    '-t',
    '300',
  ]);
  if (!ok && existsSync(path.join(cluster, 'postmaster.pid'))) {
    throw new Failure(`The embedded database in ${home} did not stop: ${lastLine(output)}`);
  }
}

async function start(place: Place, extra: Record<string, string>): Promise<string | undefined> {
  const portFile = path.join(place.home, 'port');
  const port = await freePort(existsSync(portFile) ? Number(readFileSync(portFile, 'utf8')) : 0);
  const settings = { ...serverSettings(place.home), ...extra, port: String(port) };
  const options = Object.entries(settings).map(
    ([name, value]) => `-c ${name}=${value === '' ? "''" : value}`,
  );
  const log = logFile(place);
  if (existsSync(log) && statSync(log).size > 10_000_000) rmSync(log);
  const args = ['start', '-D', place.cluster, '-l', log, '-w', '-t', '600', '-o', options.join(' ')];
  const { ok, output } = await runAs(place.account, place.binaries.pgCtl, args);
  if (!ok) return lastLine(existsSync(log) ? readFileSync(log, 'utf8').slice(-4000) : output);
  writeFileSync(portFile, `${port}\n`);
  return undefined;
}

function logFile({ home }: Place): string {
  return path.join(home, 'server.log');
}

function markFile({ cluster }: Place): string {
  return path.join(cluster, 'postmaster.pid');
}

// The lines of postmaster.pid: process, data directory, start time, port, …
function readMark(place: Place): { pid: number; port: number; run: string } | undefined {
  if (!existsSync(markFile(place))) return undefined;
  const [pid, , started, port] = readFileSync(markFile(place), 'utf8').split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), port: Number(port), run: `${pid} ${started}` } : undefined;
}

// After a reboot the process id in an old file may be another program's.
function isPostgres(pid: number): boolean {
  const file = `/proc/${pid}/cmdline`;
  return (
    !existsSync('/proc/self/cmdline') || (existsSync(file) && readFileSync(file, 'utf8').includes('postgres'))
  );
}
