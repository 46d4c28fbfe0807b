import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { outsideHome } from '#/lib/setup/place';
import { freePort } from '#/lib/setup/port';
import { ROOT } from '#/lib/setup/root';
import { nodeProblem } from '#/scripts/run.mjs';
import { DIST_DIR } from '../support/global-site';
import { siteUrl } from '../support/site';

let folder: string;
let port: string;
const sites: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'byline-setup-'));
  // Open to the user that PostgreSQL runs as.
  chmodSync(folder, 0o755);
  port = String(await freePort());
});

afterAll(async () => {
  for (const site of sites)
    if (site.exitCode === null && site.signalCode === null) await end(site, 'SIGTERM');
  run('scripts/db.mjs', ['stop']);
  rmSync(folder, { recursive: true, force: true });
});

// The embedded server in a folder of its own, and the build that the browser tests have made already.
function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const data = { BYLINE_DATA_DIR: path.join(folder, 'data'), BYLINE_DEMO: '0', DATABASE_URL: '' };
  return { ...process.env, ...data, PORT: port, SITE_URL: siteUrl(), BYLINE_DIST_DIR: DIST_DIR, ...more };
}

function run(script: string, args: string[] = [], more: Record<string, string> = {}) {
  const options = { cwd: ROOT, env: environment(more), encoding: 'utf8' } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], options);
  return { status, output: (stdout + stderr).trim() };
}

async function startSite(program = process.execPath, args = ['scripts/start.mjs']): Promise<ChildProcess> {
  const child = spawn(program, args, {
    cwd: ROOT,
    env: environment({}),
    stdio: 'ignore',
  });
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`The start ended with ${child.exitCode}.`);
    await sleep(100);
  }
  return child;
}

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill(signal);
  return ended;
}

async function isUp(): Promise<boolean> {
  const response = await fetch(`http://localhost:${port}/healthz`, {
    headers: { connection: 'close' },
  }).catch(() => undefined);
  return response?.ok ?? false;
}

describe('what a person can mend is told in one sentence, with exit code 2', () => {
  test.each([
    ['a malformed environment', { PORT: 'x', ABSTRACTS: 'y' }, /PORT must be .*ABSTRACTS must be/],
    [
      'a database that cannot be reached',
      { DATABASE_URL: 'postgresql://a:b@127.0.0.1:1/c' },
      /c at 127.0.0.1:1 cannot/,
    ],
    ['a data folder that cannot be written', { BYLINE_DATA_DIR: '/dev/null/data' }, /BYLINE_DATA_DIR/],
  ])('%s', (_, more, sentence) => {
    const { status, output } = run('scripts/start.mjs', [], more);
    expect(output).toMatch(sentence);
    expect(output.split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  test('a busy port', () => {
    const busy = new URL(siteUrl()).port;
    const { status, output } = run('scripts/start.mjs', [], { PORT: busy });
    expect(output).toMatch(`Port ${busy} is in use`);
    expect(output.split('\n')).toHaveLength(1);
    expect(status).toBe(2);
  });

  test('an old Node', () => {
    expect(nodeProblem('v18.20.4')).toMatch(/needs Node 20.9 or newer, and this is v18.20.4/);
    expect(nodeProblem('v20.8.1')).toBeTruthy();
    expect(['v20.9.0', 'v22.1.0'].map(nodeProblem)).toEqual([undefined, undefined]);
  });
});

test('the embedded database alone: started, told, stopped', () => {
  const url = run('scripts/db.mjs', ['start']).output;
  expect(url).toMatch(/^postgresql:\/\/byline:[0-9a-f]{64}@127\.0\.0\.1:\d+\/byline$/);
  expect(run('scripts/db.mjs', ['url']).output).toBe(url);
  expect(run('scripts/db.mjs', ['status']).output).toMatch(/used by 0 commands, kept running/);
  expect(run('scripts/db.mjs', ['stop']).output).toBe('Stopped.');
  expect(run('scripts/db.mjs', ['url'])).toMatchObject({ status: 2 });
});

test.runIf(process.getuid?.() === 0)('root with a closed data folder: the database lies outside', () => {
  const closed = path.join(folder, 'closed');
  mkdirSync(closed, { mode: 0o700 });
  const more = { BYLINE_DATA_DIR: path.join(closed, 'data') };
  expect(run('scripts/db.mjs', ['start'], more).status).toBe(0);
  const home = outsideHome(more.BYLINE_DATA_DIR) ?? '';
  expect(run('scripts/db.mjs', ['status'], more).output).toMatch(`Running in ${home}`);
  expect(run('scripts/db.mjs', ['stop'], more).output).toBe('Stopped.');
  expect(home).toMatch(/^\/var\/lib\/byline\/[0-9a-f]{12}$/);
  rmSync(home, { recursive: true });
});

test('a site comes up, shares its database, and leaves nothing behind when it is stopped', async () => {
  // Through npm, whose shell does not hand signals on by itself.
  const site = await startSite('npm', ['start']);
  expect(run('scripts/db.mjs', ['status']).output).toMatch(/used by 1 command\.$/);
  expect(run('scripts/db.mjs', ['stop']).output).toMatch(/In use by 1 command/);
  expect(await isUp()).toBe(true);
  expect(await end(site, 'SIGTERM')).toBe(143);
  expect(await isUp()).toBe(false);
  expect(run('scripts/db.mjs', ['status']).output).toBe('Stopped.');
  const log = readFileSync(path.join(folder, 'data/postgres/server.log'), 'utf8').trim();
  expect(log).toMatch(/database system is shut down$/);
});

test('after a kill of everything, an old mark of the database does not stop the next start', async () => {
  const site = await startSite();
  const mark = path.join(folder, 'data/postgres/cluster/postmaster.pid');
  const text = readFileSync(mark, 'utf8');
  await end(site, 'SIGKILL');
  process.kill(Number(text.split('\n')[0]), 'SIGKILL');
  while (await isUp()) await sleep(100);
  // As after a restart of the machine, when the number is another program's.
  writeFileSync(mark, text.replace(/^\d+/, String(process.pid)));
  expect(await end(await startSite(), 'SIGINT')).toBe(130);
  expect(run('scripts/db.mjs', ['status']).output).toBe('Stopped.');
});
