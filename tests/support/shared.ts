import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '#/lib/setup/root';

/**
 * The folder of real records beside the checkout (BYLINE_SHARED: elsewhere), or null, with a line that says so.
 * Throws in CI, where tests that need it must not be left out.
 */
export function sharedData(): string | null {
  const folder = path.resolve(process.env.BYLINE_SHARED || path.join(ROOT, '../shared'));
  if (existsSync(path.join(folder, 'data'))) return folder;
  const message = `No real records at ${folder}: tests that need them are left out.`;
  if (process.env.CI === 'true') throw new Error(`${message} In CI they must run: set BYLINE_SHARED.`);
  console.warn(message);
  return null;
}
