import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runChild } from './children';
import { lastLine } from './cluster';
import { Failure } from './failure';
import { ROOT } from './root';

const SCHEMA = path.join(ROOT, 'prisma/schema.prisma');
const STAMP = path.join(ROOT, 'prisma/generated/.schema');

/** Makes the Prisma client unless that of the present schema is there: not every machine runs install scripts. */
export async function ensureClient(): Promise<void> {
  const stamp = schemaStamp();
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === stamp) return;
  // `generate` needs no engine, but downloads one unless it is shown a program.
  const env = {
    PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
    PRISMA_HIDE_UPDATE_MESSAGE: '1',
    CHECKPOINT_DISABLE: '1',
  };
  const prisma = path.join(ROOT, 'node_modules/prisma/build/index.js');
  const { code, output } = await runChild([prisma, 'generate'], { env, quiet: true });
  if (code !== 0) throw new Failure(`The Prisma client could not be made: ${lastLine(output)}`);
  writeFileSync(STAMP, stamp);
}

function schemaStamp(): string {
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'node_modules/prisma/package.json'), 'utf8'));
  return createHash('sha256').update(version).update(readFileSync(SCHEMA)).digest('hex');
}
