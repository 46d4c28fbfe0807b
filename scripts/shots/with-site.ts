import { setTimeout as sleep } from 'node:timers/promises';
import { getEnv } from '#/lib/env';
import { startChild, stopChild } from '#/lib/setup/children';
import { Failure } from '#/lib/setup/failure';

async function isReady(site: string): Promise<boolean> {
  try {
    return (await fetch(`${site}/healthz`)).ok;
  } catch {
    return false;
  }
}

/** Gives `use` the address of the site at PORT: the one that runs there, or one that is started for it and stopped afterwards. */
export async function withSite<T>(use: (site: string) => Promise<T>): Promise<T> {
  const { port } = getEnv();
  const site = `http://localhost:${port}`;
  if (await isReady(site)) return use(site);
  const child = startChild(['scripts/start.mjs']);
  try {
    while (!(await isReady(site))) {
      if (child.exitCode !== null) throw new Failure('The site did not start.', 1);
      await sleep(200);
    }
    return await use(site);
  } finally {
    await stopChild(child);
  }
}
