import { chownSync, existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runAs } from './account';
import { errorCode, Failure } from './failure';
import type { Place } from './place';

export const SUPERUSER = 'byline';

/** Makes the cluster if there is none. It appears whole or not at all, also when two processes make it at once. */
export async function prepareCluster({ home, cluster, account, binaries, password }: Place): Promise<void> {
  if (existsSync(path.join(cluster, 'PG_VERSION'))) return;
  removeDrafts(home);
  const draft = path.join(home, `draft-${process.pid}`);
  const passwordFile = `${draft}.password`;
  try {
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (account) chownSync(passwordFile, account.uid, account.gid);
    const { ok, output } = await runAs(account, binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      // The built-in locale sorts by code points and knows the letters of all scripts, the same on every machine.
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ]);
    if (!ok) throw new Failure(`The embedded database could not be made in ${home}: ${lastLine(output)}`);
    renameSync(draft, cluster);
  } catch (error) {
    if (!['ENOTEMPTY', 'EEXIST'].includes(errorCode(error))) throw error;
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(draft, { recursive: true, force: true });
  }
}

function removeDrafts(home: string) {
  for (const name of readdirSync(home)) {
    const maker = /^draft-(\d+)/.exec(name)?.[1];
    if (maker && !isAlive(Number(maker))) rmSync(path.join(home, name), { recursive: true, force: true });
  }
}

/** Whether a process of that id exists, of whatever user. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

/** What a program said last: of several lines the one that tells the reason. */
export function lastLine(output: string): string {
  const lines = output.split('\n').filter((line) => line.trim() !== '');
  const reason = lines.findLast((line) => /\b(FATAL|PANIC|ERROR|error|could not)\b/.test(line));
  return (reason ?? lines.at(-1) ?? 'no reason was given').trim();
}
