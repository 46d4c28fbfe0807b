import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { serverAccount } from '#/lib/setup/account';
import { findBinaries } from '#/lib/setup/binaries';
import { ensureDatabase } from '#/lib/setup/connect';
import { claim, type Place } from '#/lib/setup/place';
import { ensureRunning, serverUrl, stopServer } from '#/lib/setup/server';
import { TEST_SETTINGS } from '#/lib/setup/settings';

export type TestServer = {
  url: (database: string) => Promise<string>;
  stop: () => Promise<void>;
  /** takes the server down as its administrator does, until `resume` */
  halt: () => Promise<void>;
  resume: () => Promise<unknown>;
};

/** A PostgreSQL of its own that lives as long as a test run. `url` makes the database if there is none. */
export async function startTestServer(): Promise<TestServer> {
  const account = serverAccount();
  const home = mkdtempSync(path.join(tmpdir(), 'byline-test-'));
  if (!(await claim(home, account))) throw new Error(`PostgreSQL cannot use ${home}: set TMPDIR to another.`);
  const cluster = path.join(home, 'cluster');
  const place: Place = { home, cluster, password: 'test', account, binaries: await findBinaries(account) };
  const stop = guard(place);
  const running = await ensureRunning(place, TEST_SETTINGS);
  return {
    url: async (database) => {
      await ensureDatabase(serverUrl(place, running, 'postgres'), database);
      return serverUrl(place, running, database);
    },
    stop,
    halt: () => stopServer(place),
    resume: () => ensureRunning(place, TEST_SETTINGS),
  };
}

// Waits for the end of its input, which comes also when the test run is killed, and removes the server.
function guard({ home, cluster, account, binaries }: Place): () => Promise<void> {
  const script = 'cat; "$0" stop -D "$1" -m immediate; rm -rf "$2"';
  const child = spawn('/bin/sh', ['-c', script, binaries.pgCtl, cluster, home], {
    ...account,
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return () => {
    child.stdin.end();
    return ended;
  };
}
