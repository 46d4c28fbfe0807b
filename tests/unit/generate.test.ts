import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fold } from '#/lib/fold';
import { isOrcid } from '#/lib/ids';
import { type Options, parseOptions } from '#/scripts/generate/options';
import { assignments } from '#/scripts/generate/people/assignments';
import { GIANT } from '#/scripts/generate/people/roles';
import { generate } from '#/scripts/generate/run';
import { makeWorld } from '#/scripts/generate/world';

interface Work {
  id: string;
  doi: string | null;
  title: string | null;
  type: string;
  publication_year: number;
  updated_date: string;
  is_retracted: boolean;
  authorships: {
    author: { id: string | null; display_name: string; orcid: string | null };
    institutions: { id: string | null }[];
    raw_author_name?: string;
    raw_affiliation_strings?: string[];
  }[];
  locations: { source: { type: string } | null }[];
  primary_location: { source: { type: string } | null } | null;
  concepts: { level: number; score: number | string }[];
  referenced_works: string[];
  abstract_inverted_index: Record<string, number[]> | null;
}

const WORKS = 2000;
const folders: string[] = [];
let folder: string;
let works: Work[];
let lines: string[];

beforeAll(async () => {
  folder = await library({ works: WORKS });
  lines = textOf(folder, 'works').split('\n').filter(Boolean);
  works = lines.map((line) => JSON.parse(line));
});

afterAll(async () => {
  for (const each of folders) await rm(each, { recursive: true });
});

async function library(options: Partial<Options>): Promise<string> {
  const out = await mkdtemp(join(tmpdir(), 'byline-generate-'));
  folders.push(out);
  await generate({ works: 300, seed: 1, giants: true, touch: null, ...options, out });
  return out;
}

function partsOf(out: string, entity: string): string[] {
  const base = join(out, 'data/jsonl', entity);
  const all = readdirSync(base, { recursive: true, encoding: 'utf8' }).sort();
  return all.filter((name) => name.endsWith('.gz')).map((name) => join(base, name));
}

const textOf = (out: string, entity: string): string =>
  partsOf(out, entity)
    .map((path) => gunzipSync(readFileSync(path)).toString())
    .join('');

const recordsOf = <T>(out: string, entity: string): T[] =>
  textOf(out, entity)
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as T);

const share = <T>(list: T[], is: (each: T) => boolean): number => list.filter(is).length / list.length;
const median = (numbers: number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const bylines = () => works.flatMap((work) => work.authorships);
const authorIds = (work: Work) => work.authorships.flatMap(({ author }) => author.id ?? []);

const WORK_KEYS = {
  '2023-03':
    'id doi title display_name publication_year publication_date ids primary_location host_venue type open_access authorships cited_by_count biblio is_retracted is_paratext concepts mesh locations best_oa_location alternate_host_venues referenced_works related_works ngrams_url abstract_inverted_index cited_by_api_url counts_by_year updated_date created_date',
  '2024-10':
    'id doi title display_name publication_year publication_date ids language primary_location type type_crossref indexed_in open_access authorships institution_assertions countries_distinct_count institutions_distinct_count corresponding_author_ids corresponding_institution_ids apc_list apc_paid fwci has_fulltext cited_by_count citation_normalized_percentile cited_by_percentile_year biblio is_retracted is_paratext primary_topic topics keywords concepts mesh locations_count locations best_oa_location sustainable_development_goals grants datasets versions referenced_works_count referenced_works related_works abstract_inverted_index cited_by_api_url counts_by_year updated_date created_date',
  '2026-03':
    'id doi title display_name publication_year publication_date ids language primary_location type indexed_in open_access authorships institutions countries_distinct_count institutions_distinct_count corresponding_author_ids corresponding_institution_ids apc_list apc_paid fwci has_fulltext cited_by_count citation_normalized_percentile cited_by_percentile_year biblio is_retracted is_paratext is_xpac primary_topic topics keywords concepts mesh locations_count locations best_oa_location sustainable_development_goals awards funders has_content content_urls referenced_works_count referenced_works related_works abstract_inverted_index counts_by_year updated_date created_date',
};

const BYLINE_KEYS = {
  '2023-03': 'author_position author institutions raw_affiliation_string',
  '2023-04': 'author_position author institutions is_corresponding raw_affiliation_string',
  '2024-10':
    'author_position author institutions countries is_corresponding raw_author_name raw_affiliation_strings affiliations',
  '2026-05':
    'author_position author institutions countries is_corresponding raw_author_name raw_affiliation_strings raw_orcid affiliations',
};

const AUTHOR_KEYS =
  'id orcid display_name display_name_alternatives works_count cited_by_count summary_stats ids affiliations last_known_institutions topics topic_share x_concepts counts_by_year works_api_url updated_date created_date';

/** Keys that only some records of a period have. */
const OPTIONAL = new Set(['fulltext_origin', 'abstract_inverted_index_v3', 'is_authors_truncated']);

describe('files', () => {
  test('the same seed gives the same text, another seed another', async () => {
    const hash = async (seed: number) =>
      createHash('sha256').update(textOf(await library({ seed }), 'works'));
    const [first, second, other] = [await hash(5), await hash(5), await hash(6)].map((each) =>
      each.digest('hex'),
    );
    expect(second).toBe(first);
    expect(other).not.toBe(first);
  }, 30_000);

  test('the manifest names every file with its records', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'data/jsonl/manifest.json'), 'utf8'));
    expect(manifest.entities.map(({ entity }: { entity: string }) => entity).sort()).toEqual([
      'authors',
      'concepts',
      'institutions',
      'sources',
      'topics',
      'works',
    ]);
    for (const { entity, files } of manifest.entities) {
      const found = partsOf(folder, entity);
      expect(
        files.map(({ url }: { url: string }) => join(folder, url.replace('s3://openalex/', ''))),
      ).toEqual(found);
      const counted = found.map((path) => gunzipSync(readFileSync(path)).toString().split('\n').length - 1);
      expect(files.map(({ meta }: { meta: { record_count: number } }) => meta.record_count)).toEqual(counted);
    }
  });

  test('a record lies in the partition of its day, and once', () => {
    for (const path of partsOf(folder, 'works')) {
      const day = /updated_date=([\d-]+)/.exec(path)?.[1] ?? '';
      const records = gunzipSync(readFileSync(path)).toString().trim().split('\n');
      expect(records.every((line) => (JSON.parse(line) as Work).updated_date.startsWith(day))).toBe(true);
    }
    expect(new Set(works.map(({ id }) => id)).size).toBe(WORKS);
  });

  test('records are of real size', () => {
    const mean = lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0) / WORKS;
    expect(mean).toBeGreaterThan(12_000);
    expect(mean).toBeLessThan(18_000);
  });

  test('a folder that holds a snapshot is left alone', async () => {
    await expect(generate({ works: 300, seed: 1, giants: true, touch: null, out: folder })).rejects.toThrow(
      'already holds',
    );
  });
});

describe('keys are those of real records, in their order', () => {
  const of = (month: string) => works.filter((work) => work.updated_date.startsWith(month));

  test.each(Object.entries(WORK_KEYS))('works of %s', (month, keys) => {
    const found = of(month);
    expect(found.length).toBeGreaterThan(50);
    for (const work of found)
      expect(
        Object.keys(work)
          .filter((key) => !OPTIONAL.has(key))
          .join(' '),
      ).toBe(keys);
  });

  test.each(Object.entries(BYLINE_KEYS))('authorships of %s', (month, keys) => {
    for (const line of of(month).flatMap((work) => work.authorships))
      expect(Object.keys(line).join(' ')).toBe(keys);
  });

  test('authors', () => {
    for (const author of recordsOf<object>(folder, 'authors'))
      expect(Object.keys(author).join(' ')).toBe(AUTHOR_KEYS);
  });
});

describe('shapes', () => {
  test('three periods of OpenAlex', () => {
    expect(share(works, (work) => 'host_venue' in work)).toBeCloseTo(0.1, 1);
    expect(share(works, (work) => 'is_xpac' in work)).toBeGreaterThan(0.65);
    expect(
      works
        .filter((work) => 'host_venue' in work)
        .flatMap(({ concepts }) => concepts)
        .every(({ score }) => typeof score === 'string'),
    ).toBe(true);
  });

  test('teams: small ones, large ones, some nobody', () => {
    const sizes = works.map(({ authorships }) => authorships.length);
    expect(median(sizes)).toBeGreaterThanOrEqual(3);
    expect(median(sizes)).toBeLessThanOrEqual(4);
    expect(Math.max(...sizes)).toBeGreaterThan(100);
    expect(share(sizes, (size) => size === 0)).toBeCloseTo(0.01, 2);
  });

  test('bylines: lost ids, no institutions, several, e-mail addresses, other printed names', () => {
    const all = bylines();
    expect(share(all, ({ author }) => author.id === null)).toBeCloseTo(0.05, 1);
    expect(share(all, ({ institutions }) => institutions.length === 0)).toBeCloseTo(0.25, 1);
    expect(share(all, ({ institutions }) => institutions.length > 1)).toBeGreaterThan(0.05);
    expect(
      share(all, (line) => JSON.stringify(line.raw_affiliation_strings ?? '').includes('@')),
    ).toBeCloseTo(0.03, 2);
    const printed = all.filter((line) => line.raw_author_name !== undefined);
    expect(share(printed, (line) => line.raw_author_name !== line.author.display_name)).toBeCloseTo(0.29, 1);
  });

  test('some authors stand twice on a work', () => {
    const twice = share(works, (work) => new Set(authorIds(work)).size < authorIds(work).length);
    expect(twice).toBeGreaterThan(0.001);
    expect(twice).toBeLessThan(0.012);
  });

  test('people: many with one work, few with many; every ORCID iD is well made', () => {
    const counts = new Map<string, number>();
    for (const id of works.flatMap((work) => [...new Set(authorIds(work))]))
      counts.set(id, (counts.get(id) ?? 0) + 1);
    expect(counts.size / WORKS).toBeGreaterThan(2.3);
    expect(counts.size / WORKS).toBeLessThan(2.9);
    expect(share([...counts.values()], (count) => count === 1)).toBeGreaterThan(0.7);
    expect(Math.max(...counts.values())).toBeGreaterThan(20);
    const iDs = bylines().flatMap(({ author }) => author.orcid ?? []);
    expect(iDs.length).toBeGreaterThan(1000);
    expect(iDs.every((iD) => isOrcid(iD.replace('https://orcid.org/', '')))).toBe(true);
  });

  test('homonyms and names in other scripts', () => {
    const people = new Map<string, Set<string>>();
    for (const { author } of bylines()) {
      if (author.id)
        people.set(author.display_name, (people.get(author.display_name) ?? new Set()).add(author.id));
    }
    expect(Math.max(...[...people.values()].map((ids) => ids.size))).toBeGreaterThanOrEqual(4);
    for (const script of ['Han', 'Hangul', 'Cyrillic', 'Arabic', 'Hebrew']) {
      expect(
        [...people.keys()].some((name) => new RegExp(`\\p{Script=${script}}`, 'u').test(name)),
        script,
      ).toBe(true);
    }
  });

  test('versions: one work in sixteen has a preprint with its title and team', () => {
    const published = new Map(
      works
        .filter((work) => work.primary_location?.source?.type !== 'repository')
        .map((work) => [fold(work.title ?? ''), work]),
    );
    const preprints = works.filter((work) => {
      const other = published.get(fold(work.title ?? ''));
      const ids = new Set(authorIds(work));
      return (
        work.title &&
        other &&
        other.id !== work.id &&
        work.primary_location?.source?.type === 'repository' &&
        authorIds(other).some((id) => ids.has(id))
      );
    });
    expect(preprints.length / WORKS).toBeGreaterThan(0.04);
    expect(preprints.length / WORKS).toBeLessThan(0.08);
  });

  test('citations stay inside the library for a third to a half, and follow a power law', () => {
    const ids = new Set(works.map(({ id }) => id));
    const references = works.flatMap(({ referenced_works }) => referenced_works);
    expect(references.length / WORKS).toBeGreaterThan(20);
    expect(share(references, (id) => ids.has(id))).toBeGreaterThan(0.33);
    expect(share(references, (id) => ids.has(id))).toBeLessThan(0.55);
    const cited = new Map<string, number>();
    for (const id of references.filter((each) => ids.has(each))) cited.set(id, (cited.get(id) ?? 0) + 1);
    expect(Math.max(...cited.values())).toBeGreaterThan(10 * median([...cited.values()]));
  });

  test('abstracts, identifiers and titles are missing now and then', () => {
    expect(share(works, (work) => work.abstract_inverted_index !== null)).toBeCloseTo(0.8, 1);
    expect(share(works, (work) => work.doi === null)).toBeCloseTo(0.07, 1);
    expect(works.some(({ title }) => title === null)).toBe(true);
    expect(works.some(({ title }) => /<(i|sub|sup|scp)>/.test(title ?? ''))).toBe(true);
  });

  test('author records: sixty in a hundred, all with three works among them', () => {
    const counts = new Map<string, number>();
    for (const id of works.flatMap((work) => [...new Set(authorIds(work))]))
      counts.set(id, (counts.get(id) ?? 0) + 1);
    const recorded = new Set(recordsOf<{ id: string }>(folder, 'authors').map(({ id }) => id));
    expect(recorded.size / counts.size).toBeCloseTo(0.6, 1);
    for (const [id, count] of counts)
      if (count >= 3 && /A8/.test(id)) expect(recorded.has(id), id).toBe(true);
  });
});

test('the later release holds only what changed, under a newer day', async () => {
  const later = recordsOf<Work & { cited_by_count: number }>(
    await library({ works: WORKS, touch: 10 }),
    'works',
  );
  const before = new Map(works.map((work) => [work.id, work]));
  const known = later.filter(({ id }) => before.has(id));
  expect(known.length / WORKS).toBeCloseTo(0.1, 1);
  expect(later.length).toBeGreaterThan(known.length);
  expect(later.every((work) => work.updated_date > (before.get(work.id)?.updated_date ?? '2026-07'))).toBe(
    true,
  );
  const same = known.filter(
    (work) => authorIds(work).join() === authorIds(before.get(work.id) as Work).join(),
  );
  expect(same.length / known.length).toBeGreaterThan(0.8);
  expect(same.length).toBeLessThan(known.length);
});

test('giants: from 50,000 works on one author signs 23 % of them, and 2,900 people sign 150', () => {
  const world = makeWorld({ works: 50_000, seed: 1, giants: true, touch: null, out: '' });
  const orders = [...assignments(world)];
  expect(orders.filter(({ team }) => team.includes(GIANT)).length).toBe(11_500);
  const collaboration = orders.filter(({ team }) => team.length === 2900);
  expect(collaboration.length).toBe(150);
  expect(new Set(collaboration.flatMap(({ team }) => team)).size).toBe(2900);
  expect(makeWorld({ works: 50_000, seed: 1, giants: false, touch: null, out: '' }).giantWorks).toBe(0);
});

test('bad options are told in one sentence', () => {
  expect(() => parseOptions([])).toThrow('--out DIR');
  expect(() => parseOptions(['--out', 'x', '--works', 'many'])).toThrow('--works takes a whole number');
  expect(() => parseOptions(['--out', 'x', '--touch', '0'])).toThrow('--touch takes a percentage');
  expect(parseOptions(['--out', 'x', '--touch', '1'])).toEqual({
    works: 149_439,
    seed: 1,
    out: 'x',
    giants: true,
    touch: 1,
  });
});
