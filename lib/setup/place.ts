import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Account, canWrite, serverAccount } from './account';
import { type Binaries, findBinaries, OUTSIDE } from './binaries';
import { getSecret, makeFolder, prepareDataFolder } from './data-folder';
import { errorCode } from './failure';

/** Everything about one embedded server that does not change while it runs. */
export type Place = {
  /** holds the cluster, the log and the port; belongs to the account */
  home: string;
  /** PostgreSQL's own data directory */
  cluster: string;
  password: string;
  account: Account | undefined;
  binaries: Binaries;
};

/** The place of the server of a data folder: inside it, or outside when root keeps it where `postgres` cannot go. */
export async function findPlace(dataFolder: string): Promise<Place> {
  prepareDataFolder(dataFolder);
  const account = serverAccount();
  const home = await findHome(dataFolder, account);
  const password = getSecret('postgres-password', dataFolder);
  return {
    home,
    cluster: path.join(home, 'cluster'),
    password,
    account,
    binaries: await findBinaries(account),
  };
}

async function findHome(dataFolder: string, account: Account | undefined): Promise<string> {
  const inside = path.join(dataFolder, 'postgres');
  const noted = outsideHome(dataFolder);
  if (noted === undefined) {
    if (existsSync(path.join(inside, 'cluster')) || (await claim(inside, account))) return inside;
    rmSync(inside, { recursive: true, force: true });
    // A random name, noted in the data folder: a folder that is moved keeps its library, a new one begins empty.
    noteHome(dataFolder, path.join(OUTSIDE, randomBytes(6).toString('hex')));
  }
  const outside = outsideHome(dataFolder) ?? inside;
  await claim(outside, account);
  return outside;
}

/** Where the server's files lie when that is not in the data folder. */
export function outsideHome(dataFolder: string): string | undefined {
  const note = noteFile(dataFolder);
  return existsSync(note) ? readFileSync(note, 'utf8').trim() : undefined;
}

function noteHome(dataFolder: string, home: string) {
  try {
    writeFileSync(noteFile(dataFolder), `${home}\n`, { flag: 'wx' });
  } catch (error) {
    // Another process noted its own first, and that holds.
    if (errorCode(error) !== 'EEXIST') throw error;
  }
}

function noteFile(dataFolder: string): string {
  return path.join(dataFolder, 'postgres-folder');
}

/** Makes the folder and gives it to the account. Tells whether the account can use it. */
export async function claim(folder: string, account: Account | undefined): Promise<boolean> {
  makeFolder(folder);
  if (account) chownSync(folder, account.uid, account.gid);
  return canWrite(account, folder);
}
