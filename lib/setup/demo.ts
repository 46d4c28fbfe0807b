import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './children';
import { lastLine } from './cluster';
import { withClient } from './connect';
import { Failure } from './failure';
import { ROOT } from './root';

/** Whether the demo library is to be loaded: nothing was ever loaded, or only a part of the demo was. */
export async function needsDemo(url: string, dataFolder: string): Promise<boolean> {
  const begun = path.join(dataFolder, 'demo-begun');
  if (existsSync(begun) && readFileSync(begun, 'utf8') === databaseName(url)) return true;
  return withClient(url, async (client) => (await client.query('select from load limit 1')).rowCount === 0);
}

/** Loads the demo library with the ordinary loader, as a person would. Throws a Failure when a load fails. */
export async function loadDemo(url: string, dataFolder: string): Promise<void> {
  const begun = path.join(dataFolder, 'demo-begun');
  // A demo cut short is loaded again, but only into the database it was meant for.
  writeFileSync(begun, databaseName(url));
  const files = path.join(dataFolder, 'demo');
  rmSync(files, { recursive: true, force: true });
  mkdirSync(files);
  try {
    const { demoCommands } = await import('../../prisma/demo/commands');
    for (const args of await demoCommands(files)) await ingest(args, url);
    rmSync(begun, { force: true });
  } finally {
    rmSync(files, { recursive: true, force: true });
  }
}

async function ingest(args: string[], url: string) {
  const command = ['--import', 'tsx', path.join(ROOT, 'ingest/cli.ts'), ...args];
  const { code, output } = await runChild(command, { env: { DATABASE_URL: url }, quiet: true });
  if (code !== 0) throw new Failure(`The demo library could not be loaded: ${lastLine(output)}`);
}

function databaseName(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}
