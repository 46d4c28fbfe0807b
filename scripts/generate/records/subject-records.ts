import { Rng } from '../rng';
import type { Concept } from '../subjects/concept';
import type { Topic } from '../subjects/topic';
import { timestamp } from '../work/release';
import type { World } from '../world';
import { list, object, plain, text, texts } from './json';
import { yearlyCounts } from './subject-lists';

/** A topic's own record. */
export function topicRecord(
  world: World,
  { index, id, name, subfield, keywords }: Topic,
  date: string,
): string {
  const rng = new Rng(world.seed, index, 0x70ec);
  const named = (path: string, of: { id: number; name: string }) =>
    object({ id: `"https://openalex.org/${path}/${of.id}"`, display_name: text(of.name) });
  const works = rng.between(300, 90_000);
  return object({
    id: plain(id),
    display_name: text(name),
    description: text(
      `This cluster of papers is about ${keywords.slice(0, 5).join(', ')}. It was made up for tests.`,
    ),
    keywords: texts(keywords),
    ids: object({ openalex: plain(id) }),
    subfield: named('subfields', subfield),
    field: named('fields', subfield.field),
    domain: named('domains', subfield.field.domain),
    siblings: list(
      world.topics
        .filter((other) => other.subfield === subfield && other.index !== index)
        .map((other) => object({ id: plain(other.id), display_name: text(other.name) })),
    ),
    works_count: works,
    cited_by_count: works * 11,
    works_api_url: `"https://api.openalex.org/works?filter=topics.id:${id.slice('https://openalex.org/'.length)}"`,
    updated_date: plain(timestamp(date, rng)),
    created_date: '"2024-01-23"',
  });
}

/** A concept's own record. */
export function conceptRecord(
  world: World,
  { index, id, wikidata, name, level, field }: Concept,
  date: string,
): string {
  const rng = new Rng(world.seed, index, 0xc0ec);
  const works = rng.between(500, 900_000);
  const root = (world.conceptsOf.find(([root]) => root.field === field) as Concept[])[0];
  return object({
    id: plain(id),
    wikidata: plain(wikidata),
    display_name: text(name),
    level,
    description: text(rng.chance(0.2) ? null : `subject within ${field.name.toLowerCase()}`),
    works_count: works,
    cited_by_count: works * 9,
    summary_stats: `{"2yr_mean_citedness":1.5,"h_index":${Math.round(Math.sqrt(works))},"i10_index":${Math.round(works / 5)}}`,
    ids: object({ openalex: plain(id), wikidata: plain(wikidata) }),
    image_url: null,
    image_thumbnail_url: null,
    international: object({ display_name: object({ en: text(name) }) }),
    ancestors:
      level === 0
        ? '[]'
        : list([
            object({
              id: plain(root.id),
              wikidata: plain(root.wikidata),
              display_name: text(root.name),
              level: 0,
            }),
          ]),
    related_concepts: '[]',
    counts_by_year: yearlyCounts(works, works * 9, 1980, 2026),
    works_api_url: `"https://api.openalex.org/works?filter=concepts.id:${id.slice('https://openalex.org/'.length)}"`,
    updated_date: plain(timestamp(date, rng)),
    created_date: '"2016-06-24"',
  });
}
