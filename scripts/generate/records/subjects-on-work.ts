import type { Facts } from '../work/facts';
import type { Fragments } from './fragments';
import { list, rounded } from './json';

/** Scores of 2023 are strings, those of 2024 have seven digits, later ones are floats of 32 bits written out. */
function score(value: number, { release: { schema } }: Facts): string | number {
  if (schema === '2023') return `"${rounded(value, 7)}"`;
  return schema === '2024' ? rounded(value, 7) : Math.fround(rounded(value, 4));
}

/** The topics, each as JSON: the first is also the `primary_topic`. */
export function topicsJson(facts: Facts, fragments: Fragments): string[] {
  return facts.topics.map(
    ({ topic, score: value }) =>
      `${fragments.topicStart(topic)}${score(value, facts)}${fragments.topicEnd(topic)}`,
  );
}

/** `concepts`, with scores written as in the record’s period. */
export function conceptsJson(facts: Facts, fragments: Fragments): string {
  return list(
    facts.concepts.map(
      ({ concept, score: value }) => `${fragments.conceptStart(concept)}${score(value, facts)}}`,
    ),
  );
}

/** Keywords are the concepts again, without the broadest: five at most until 2024, all of them later. */
export function keywordsJson(facts: Facts, fragments: Fragments): string {
  const narrow = facts.concepts
    .filter(({ concept }) => concept.level > 0)
    .slice(0, facts.release.schema === '2024' ? 5 : undefined);
  return list(
    narrow.map(({ concept, score: value }) => `${fragments.keywordStart(concept)}${score(value, facts)}}`),
  );
}
