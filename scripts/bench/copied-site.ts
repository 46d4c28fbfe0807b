import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runChild, startChild, stopChild } from '#/lib/setup/children';
import { Failure } from '#/lib/setup/failure';
import { freePort } from '#/lib/setup/port';
import { ROOT } from '#/lib/setup/root';
import { serveArgs } from '#/lib/setup/site';

/** Inside the checkout, so that packages are found. */
const FOLDER = path.join(ROOT, 'tests/.cache/bench');
const NEXT = path.join(ROOT, 'node_modules/next/dist/bin/next');
const COPIED = ['app', 'components', 'lib', 'public', 'prisma/generated', 'proxy.ts', 'next.config.ts'];
const SETTINGS = ['tsconfig.json', 'tsconfig.base.json', 'postcss.config.mjs', 'package.json'];

/** A copy of the sources that can be changed before it is built; files by their paths from the root. */
export type Sources = {
  read: (file: string) => string;
  write: (file: string, content: string) => void;
  move: (from: string, to: string) => void;
};

const at = (file: string) => path.join(FOLDER, file);
const sources: Sources = {
  read: (file) => readFileSync(at(file), 'utf8'),
  write: (file, content) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  },
  move: (from, to) => renameSync(at(from), at(to)),
};

const ENVIRONMENT = { NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', BYLINE_DIST_DIR: '' };

/** Copies the sources, lets `change` write over them, and builds the copy. */
export async function buildCopy(databaseUrl: string, change: (sources: Sources) => void): Promise<void> {
  rmSync(FOLDER, { recursive: true, force: true });
  for (const name of [...COPIED, ...SETTINGS]) cpSync(path.join(ROOT, name), at(name), { recursive: true });
  change(sources);
  const { code, output } = await runChild([NEXT, 'build', FOLDER], {
    env: { ...ENVIRONMENT, DATABASE_URL: databaseUrl, SITE_URL: 'http://localhost' },
    quiet: true,
  });
  if (code !== 0) throw new Failure(`The copy could not be built:\n${output.trim()}`, 1);
}

/** Serves the built copy, with more variables in its environment, gives `use` its address, and stops it. */
export async function withCopy<T>(
  databaseUrl: string,
  use: (site: string) => Promise<T>,
  more: Record<string, string> = {},
): Promise<T> {
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const env = { ...ENVIRONMENT, DATABASE_URL: databaseUrl, SITE_URL: site, ...more };
  const server = startChild(serveArgs(port, FOLDER), { env, quiet: true });
  server.stdout?.resume();
  server.stderr?.pipe(process.stderr);
  try {
    while (!(await fetch(`${site}/healthz`).catch(() => null))?.ok) {
      if (server.exitCode !== null) throw new Failure('The copy did not start.', 1);
      await sleep(100);
    }
    return await use(site);
  } finally {
    await stopChild(server);
  }
}
