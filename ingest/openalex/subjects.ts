import { idNumber, pathIdNumber } from '#/lib/ids';
import { nameOf } from '../clean/name';
import { listOf, objectOf } from '../clean/text';
import type { MentionSink } from './mentions';

const LEAST_SCORE = 0.3;

/** A topic's place in the hierarchy, as topics and works carry it; the field is mentioned under its own id. */
export function topicStub(topic: Record<string, unknown>, mention: MentionSink) {
  const field = objectOf(topic.field);
  const fieldId = pathIdNumber(field.id);
  if (fieldId !== null) mention('F', fieldId, () => ({ name: nameOf(field.display_name) }));
  return {
    name: nameOf(topic.display_name),
    field_id: fieldId,
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
    const stub = topicStub(topic, mention);
    mention('T', id, () => stub);
    if (stub.field_id !== null) fields.add(stub.field_id);
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
