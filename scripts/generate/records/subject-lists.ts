import type { Rng } from '../rng';
import type { Concept } from '../subjects/concept';
import type { Topic } from '../subjects/topic';
import type { Fragments } from './fragments';
import { list, rounded } from './json';

/** `topics`, `topic_share` and `x_concepts`, which authors, institutions and sources all have. */
export function subjectLists(
  topics: Topic[],
  concepts: Concept[],
  works: number,
  fragments: Fragments,
  rng: Rng,
): { topics: string; topic_share: string; x_concepts: string } {
  const named = (topic: Topic) => `"id":"${topic.id}","display_name":${JSON.stringify(topic.name)}`;
  return {
    topics: list(
      topics.map(
        (topic, at) =>
          `{${named(topic)},"count":${Math.max(1, Math.round(works / (at + 1.5)))}${fragments.topicEnd(topic)}`,
      ),
    ),
    topic_share: list(
      topics.map(
        (topic) => `{${named(topic)},"value":${rounded(rng.next() * 0.001, 7)}${fragments.topicEnd(topic)}`,
      ),
    ),
    x_concepts: list(
      concepts.map((concept, at) => `${fragments.conceptStart(concept)}${rounded(100 / (1 + at * 0.4), 1)}}`),
    ),
  };
}

/** `counts_by_year` of an entity: its works and citations over the last years, newest first. */
export function yearlyCounts(works: number, cited: number, first: number, last: number): string {
  const from = Math.max(2012, first);
  const span = Math.max(1, 2026 - first);
  const years: string[] = [];
  for (let year = 2026; year >= from; year--) {
    const count = year <= last ? Math.round(works / span) : 0;
    const citations = Math.round(cited / Math.max(1, 2026 - from + 1));
    if (count + citations > 0)
      years.push(
        `{"year":${year},"works_count":${count},"oa_works_count":${Math.floor(count / 2)},"cited_by_count":${citations}}`,
      );
  }
  return list(years);
}
