import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ROOT } from './root';

const WATCH = pathToFileURL(path.join(ROOT, 'lib/setup/watch-parent.mjs')).href;
const children = new Set<ChildProcess>();

export type ChildOptions = { env?: Record<string, string>; quiet?: boolean };

/**
 * Starts a Node program in a process group of its own: a Ctrl-C reaches only us, who stop things in order.
 * A child notices when we are killed, and ends too.
 */
export function startChild(args: string[], { env = {}, quiet = false }: ChildOptions = {}): ChildProcess {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, ['--import', WATCH, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env, BYLINE_PARENT: String(process.pid) },
    stdio: ['ignore', output, output, 'ipc'],
    detached: true,
  });
  children.add(child);
  child.once('exit', () => children.delete(child));
  return child;
}

export type Ending = { code: number; output: string };

/** Runs a Node program to its end. `output` holds what it said when `quiet`. */
export function runChild(args: string[], options: ChildOptions = {}): Promise<Ending> {
  const child = startChild(args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Stops all children: asked first, after ten seconds forced. */
export async function stopChildren(): Promise<void> {
  await Promise.all([...children].map(stopChild));
}

export async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  signalGroup(child, 'SIGTERM');
  const forced = new AbortController();
  const force = sleep(10_000, undefined, { signal: forced.signal, ref: false }).then(() =>
    signalGroup(child, 'SIGKILL'),
  );
  await Promise.race([ended, force.catch(() => {})]);
  await ended;
  forced.abort();
  // What it started itself may outlive it.
  signalGroup(child, 'SIGKILL');
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals) {
  try {
    if (child.pid && process.platform !== 'win32') process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has just ended.
  }
}
