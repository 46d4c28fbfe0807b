import { Progress } from './output/progress';
import type { Snapshot } from './output/snapshot';
import { assignments } from './people/assignments';
import { makeFragments } from './records/fragments';
import { workRecord } from './records/work-record';
import { describe } from './work/describe';
import type { World } from './world';
import { writeAuthors } from './write-authors';
import { writeEntities } from './write-entities';

/** Writes the whole library: works first, because the authors' records count them. */
export async function writeLibrary(world: World, snapshot: Snapshot): Promise<void> {
  const fragments = makeFragments(world);
  const progress = new Progress('works', world.works);
  for (const order of assignments(world)) {
    const facts = describe(world, order);
    for (const author of order.team) world.people.record(author, order.year, facts.cited);
    await snapshot.add('works', facts.release.date, workRecord(facts, fragments));
    progress.at(order.work + 1);
  }
  await writeAuthors(world, snapshot, fragments);
  await writeEntities(world, snapshot, fragments);
}
