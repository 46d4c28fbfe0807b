import type { Snapshot } from './output/snapshot';
import type { Fragments } from './records/fragments';
import { institutionRecord } from './records/institution-record';
import { sourceRecord } from './records/source-record';
import { conceptRecord, topicRecord } from './records/subject-records';
import type { World } from './world';

/** Institutions, sources, topics and concepts: few beside the works, but they name everything. */
export async function writeEntities(world: World, snapshot: Snapshot, fragments: Fragments): Promise<void> {
  const day = (index: number, ...dates: string[]) => dates[index % dates.length];
  for (const institution of world.institutions) {
    const date = day(institution.index, '2025-10-19', '2026-03-30', '2026-06-24');
    await snapshot.add('institutions', date, institutionRecord(world, institution, date, fragments));
  }
  for (const source of world.sources) {
    const date = day(source.index, '2025-10-28', '2026-06-24');
    await snapshot.add('sources', date, sourceRecord(world, source, date, fragments));
  }
  for (const topic of world.topics) {
    const date = day(topic.index, '2024-07-01', '2026-06-24');
    await snapshot.add('topics', date, topicRecord(world, topic, date));
  }
  for (const concept of world.concepts)
    await snapshot.add('concepts', '2025-10-28', conceptRecord(world, concept, '2025-10-28'));
}
