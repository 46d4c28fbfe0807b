import type { ChildProcess } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../env';
import { runChild, startChild } from './children';
import { isAlive } from './cluster';
import { Failure } from './failure';
import { ROOT } from './root';
import { sourceStamp } from './source-stamp';

const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');

/** Arguments for Node that serve a built site on a port, from this checkout or a copy of it. */
export function serveArgs(port: number, dir = ROOT): string[] {
  return ['--import', 'tsx', path.join(ROOT, 'scripts/serve.ts'), dir, String(port)];
}

function buildFolder(): string {
  return path.join(ROOT, process.env.BYLINE_DIST_DIR || '.next');
}

/** Whether the build folder holds a whole build of the present sources and settings. */
export function isBuilt(env: Env): boolean {
  const file = path.join(buildFolder(), 'byline-stamp');
  return existsSync(file) && readFileSync(file, 'utf8') === sourceStamp(env);
}

/** Builds the site. Throws a Failure when it does not build, or when a running site still uses the old build. */
export async function build(env: Env): Promise<void> {
  const user = await runningSite();
  if (user)
    throw new Failure(
      `The site of process ${user} runs from this folder, whose sources have changed: stop it first.`,
    );
  const stamp = sourceStamp(env);
  rmSync(path.join(buildFolder(), 'byline-stamp'), { force: true });
  const { code, output } = await runChild([NEXT, 'build'], { env: nextEnv(env, 'production'), quiet: true });
  if (code !== 0) throw new Failure(`The site could not be built:\n${output.trim()}`, 1);
  writeFileSync(path.join(buildFolder(), 'byline-stamp'), stamp);
}

/** Starts Next and waits until the port answers. Throws a Failure when it ends before. */
export async function serve(env: Env, { isDev = false, quiet = false } = {}): Promise<ChildProcess> {
  const args = isDev ? [NEXT, 'dev', '--port', String(env.port)] : serveArgs(env.port);
  const child = startChild(args, { env: nextEnv(env, isDev ? 'development' : 'production'), quiet });
  // A full pipe would stop the server.
  child.stdout?.resume();
  child.stderr?.pipe(process.stderr);
  if (!isDev) writeFileSync(path.join(buildFolder(), 'byline-site'), `${process.pid} ${env.port}`);
  while (!(await answers(env.port))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Failure('The site ended before it was ready.', 1);
    await sleep(50);
  }
  return child;
}

async function runningSite(): Promise<number | undefined> {
  const file = path.join(buildFolder(), 'byline-site');
  if (!existsSync(file)) return undefined;
  const [pid, port] = readFileSync(file, 'utf8').split(' ').map(Number);
  return pid && port && pid !== process.pid && isAlive(pid) && (await answers(port)) ? pid : undefined;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}

function nextEnv(env: Env, mode: 'production' | 'development'): Record<string, string> {
  return {
    NODE_ENV: mode,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: env.siteUrl,
    BYLINE_DATA_DIR: env.dataDir,
  };
}
