import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Env } from '../env';
import { ROOT } from './root';

const FOLDERS = ['app', 'components', 'lib', 'public', 'prisma/schema.prisma'];
const NOT_BUILT = ['next-env.d.ts', 'biome.json', 'vitest.config.ts', 'prisma.config.ts'];

/** A fingerprint of all that a build is made from: contents, since `git` gives files new dates for no reason. */
export function sourceStamp({ siteUrl, contact, abstracts, authorPageMinWorks }: Env): string {
  const hash = createHash('sha256').update(process.version);
  // Pages that are made ahead hold these.
  hash.update(JSON.stringify([siteUrl, contact, abstracts, authorPageMinWorks]));
  for (const file of sourceFiles()) {
    const content = readFileSync(path.join(ROOT, file));
    hash.update(`${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
}

function sourceFiles(): string[] {
  const top = readdirSync(ROOT).filter(
    (name) => /\.(ts|js|mjs|json)$/.test(name) && !NOT_BUILT.includes(name),
  );
  return [...top, ...FOLDERS.flatMap(filesIn)].sort();
}

function filesIn(name: string): string[] {
  const full = path.join(ROOT, name);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [name];
  return readdirSync(full).flatMap((entry) => filesIn(path.join(name, entry)));
}
