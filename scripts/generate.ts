import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Options, parseOptions, USAGE } from './generate/options';
import { Snapshot } from './generate/output/snapshot';
import { printSummary } from './generate/output/summary';
import { LATER_DATE, SNAPSHOT_DATE } from './generate/work/release';
import { makeWorld } from './generate/world';
import { writeLater } from './generate/write-later';
import { writeLibrary } from './generate/write-library';

async function generate(options: Options): Promise<void> {
  const start = Date.now();
  if (existsSync(join(options.out, 'data/jsonl')))
    throw new Error(`${options.out} already holds a snapshot: name another folder with --out.`);
  const world = makeWorld(options);
  const snapshot = new Snapshot(options.out, options.touch === null ? SNAPSHOT_DATE : LATER_DATE);
  if (options.touch === null) await writeLibrary(world, snapshot);
  else await writeLater(world, snapshot, options.touch);
  printSummary(await snapshot.finish(), Date.now() - start);
}

try {
  await generate(parseOptions(process.argv.slice(2)));
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
