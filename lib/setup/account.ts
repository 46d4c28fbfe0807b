import { execFileSync, spawn } from 'node:child_process';
import { Failure } from './failure';

/** The user that PostgreSQL runs as, where that is not the current one. */
export type Account = { uid: number; gid: number };

/** PostgreSQL refuses to run as root: root gets the account `postgres`, made if there is none. Others get undefined. */
export function serverAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return findAccount() ?? makeAccount();
}

function findAccount(): Account | undefined {
  try {
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    return undefined;
  }
}

function makeAccount(): Account {
  try {
    execFileSync('useradd', ['--system', '--user-group', '--shell', '/bin/sh', 'postgres'], {
      stdio: 'ignore',
    });
  } catch {
    // told below
  }
  const account = findAccount();
  if (account) return account;
  throw new Failure(
    'PostgreSQL does not run as root and no user `postgres` could be made: make one, start as another user, or set DATABASE_URL.',
  );
}

export type Outcome = { ok: boolean; output: string };

/**
 * Runs a program as the account, in a session of its own, so that a Ctrl-C in the terminal does not end it half-way.
 * The environment is bare: variables like PGDATA or LC_ALL of the caller must not change what it does.
 */
export function runAs(account: Account | undefined, file: string, args: string[]): Promise<Outcome> {
  const env = { PATH: process.env.PATH, LC_ALL: 'C' } as unknown as NodeJS.ProcessEnv;
  const cwd = account ? '/' : undefined;
  const child = spawn(file, args, {
    ...account,
    env,
    cwd,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
    });
  }
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => resolve({ ok: code === 0, output: output.trim() }));
  });
}

/** Whether the account can enter the folder and write there. */
export async function canWrite(account: Account | undefined, folder: string): Promise<boolean> {
  if (!account) return true;
  const script = 'cd "$1" && : > .probe && rm .probe';
  return (await runAs(account, '/bin/sh', ['-c', script, 'sh', folder])).ok;
}
