import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Options } from './options';
import type { EntityFiles } from './output/manifest';
import { Snapshot } from './output/snapshot';
import { LATER_DATE, SNAPSHOT_DATE } from './work/release';
import { makeWorld } from './world';
import { writeLater } from './write-later';
import { writeLibrary } from './write-library';

/** Writes the library, or the later release, and answers with the files written. */
export async function generate(options: Options): Promise<EntityFiles[]> {
  // Old parts beside new ones would look like one snapshot.
  if (existsSync(join(options.out, 'data/jsonl'))) {
    throw new Error(`${options.out} already holds a snapshot: name another folder with --out.`);
  }
  const world = makeWorld(options);
  const snapshot = new Snapshot(options.out, options.touch === null ? SNAPSHOT_DATE : LATER_DATE);
  if (options.touch === null) await writeLibrary(world, snapshot);
  else await writeLater(world, snapshot, options.touch);
  return snapshot.finish();
}
