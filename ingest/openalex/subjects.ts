import { idNumber, pathIdNumber } from '#/lib/ids';
import { nameOf } from '../clean/name';
import { listOf, objectOf } from '../clean/text';
import type { MentionSink } from './mentions';

const LEAST_SCORE = 0.3;

/** The field of a topic, which is mentioned under its own id; null for none. */
export function mentionField(topic: Record<string, unknown>, mention: MentionSink): number | null {
  const field = objectOf(topic.field);
  const id = pathIdNumber(field.id);
  if (id !== null) mention('F', id, () => ({ name: nameOf(field.display_name) }));
  return id;
}

/** A topic's place in the hierarchy, as topics and works carry it. */
export function topicStub(topic: Record<string, unknown>) {
  return {
    name: nameOf(topic.display_name),
    field_id: pathIdNumber(objectOf(topic.field).id),
    subfield: nameOf(objectOf(topic.subfield).display_name),
    domain: nameOf(objectOf(topic.domain).display_name),
  };
}

/** Distinct topics, their distinct fields, and the concepts of level 1 and deeper with a score of at least 0.3 (rule 7). */
export function parseSubjects(record: Record<string, unknown>, mention: MentionSink) {
  const topics = new Set<number>();
  const fields = new Set<number>();
  for (const raw of listOf(record.topics)) {
    const topic = objectOf(raw);
    const id = idNumber(topic.id, 'T');
    if (id === null) continue;
    topics.add(id);
    const field = mentionField(topic, mention);
    mention('T', id, () => topicStub(topic));
    if (field !== null) fields.add(field);
  }
  return {
    topic_ids: [...topics],
    field_ids: [...fields],
    concept_ids: parseConcepts(record.concepts, mention),
  };
}

function parseConcepts(value: unknown, mention: MentionSink): number[] {
  const concepts = new Set<number>();
  for (const raw of listOf(value)) {
    const concept = objectOf(raw);
    const id = idNumber(concept.id, 'C');
    // The score is a string in older records.
    const level = Math.floor(Number(concept.level));
    if (id === null || !(level >= 1 && level < 100) || !(Number(concept.score) >= LEAST_SCORE)) continue;
    concepts.add(id);
    mention('C', id, () => ({ name: nameOf(concept.display_name), level }));
  }
  return [...concepts];
}
