import { type ChildProcess, spawn } from 'node:child_process';
import { ROOT } from '#/lib/setup/root';

export type Ended = { code: number | null; out: string; err: string };

/** `npm run ingest -- …` in a process of its own, which can be killed; how it ended and what it printed. */
export function command(url: string, args: string[]): { child: ChildProcess; ended: Promise<Ended> } {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'ingest/cli.ts', ...args, '--date', '2026-11-30'],
    { cwd: ROOT, env: { ...process.env, DATABASE_URL: url }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const ended: Ended = { code: null, out: '', err: '' };
  child.stdout.on('data', (text) => {
    ended.out += text;
  });
  child.stderr.on('data', (text) => {
    ended.err += text;
  });
  return {
    child,
    ended: new Promise((resolve) => child.on('close', (code) => resolve({ ...ended, code }))),
  };
}
