import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getEnv } from '../env';
import { errorCode, Failure } from './failure';

/**
 * Makes a folder that others may enter, whatever the umask. Throws a Failure where nothing can be written.
 */
export function makeFolder(folder: string): string {
  try {
    if (!existsSync(folder)) {
      makeFolder(path.dirname(folder));
      makeOne(folder);
    }
    return folder;
  } catch (error) {
    throw cannotWrite(folder, error);
  }
}

function makeOne(folder: string) {
  try {
    mkdirSync(folder);
    chmodSync(folder, 0o755);
  } catch (error) {
    // Another process was quicker.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

/** Checks that the data folder can be written, makes it if there is none, and returns its path. */
export function prepareDataFolder(folder: string = getEnv().dataDir): string {
  const probe = path.join(makeFolder(folder), `.probe-${process.pid}`);
  try {
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    throw cannotWrite(folder, error);
  }
  return folder;
}

/**
 * A random secret of 64 hexadecimal digits, made at the first call and kept in the data folder (mode 600).
 * Two processes that ask at once get the same one.
 */
export function getSecret(name: string, dataFolder: string = getEnv().dataDir): string {
  const folder = path.join(makeFolder(dataFolder), 'secrets');
  const file = path.join(folder, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600 });
    // A link, unlike a rename, never replaces what another process has just made.
    linkSync(draft, file);
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw cannotWrite(folder, error);
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(file, 'utf8').trim();
}

function cannotWrite(folder: string, error: unknown): unknown {
  const known = ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOSPC'];
  if (!known.includes(errorCode(error))) return error;
  return new Failure(
    `Nothing can be written to the data folder ${folder} (${errorCode(error)}): ` +
      'make it writable, or set BYLINE_DATA_DIR to another folder.',
  );
}
