// Plain JavaScript that every version of Node can read: it says what is missing before TypeScript is loaded.
import { existsSync } from 'node:fs';

/** One sentence if this version of Node is too old, else undefined. */
export function nodeProblem(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 9)) return undefined;
  return `Byline needs Node 20.9 or newer, and this is ${version}: install a newer one from nodejs.org.`;
}

/** Checks Node and the packages, makes the Prisma client if need be, and runs a TypeScript file of this checkout. */
export async function run(file) {
  const root = new URL('../', import.meta.url);
  const packages = existsSync(new URL('node_modules/tsx/package.json', root));
  const problem =
    nodeProblem(process.version) || (packages ? undefined : 'The packages are not installed: run npm ci.');
  if (problem) {
    console.error(problem);
    process.exit(2);
  }
  const { register } = await import('tsx/esm/api');
  register();
  const { runCommand } = await import(new URL('lib/setup/failure.ts', root).href);
  const { ensureClient } = await import(new URL('lib/setup/prisma-client.ts', root).href);
  await runCommand(async () => {
    await ensureClient();
    const { main } = await import(new URL(file, root).href);
    return main(process.argv.slice(2));
  });
}
