import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isOrcid } from '#/lib/ids';
import { demoCommands } from '#/prisma/demo/commands';
import { readTables, type Tables } from '#/prisma/demo/read-tables';
import { type OpenAlexRecord, toOpenAlex } from '#/prisma/demo/to-openalex';

const REFERENCE_AUTHOR = 'A9000000001';

let tables: Tables;
beforeAll(async () => {
  tables = await readTables();
});

const idsOf = (rows: { id: string }[]) => new Set(rows.map((row) => row.id));
const words = (text: string) => text.split(' ').filter(Boolean);
const missing = (ids: Iterable<string>, known: Set<string>) =>
  [...new Set(ids)].filter((id) => !known.has(id));

describe('the tables of the demo library', () => {
  test('hold every id once, in order of their numbers, and in its form', () => {
    const letters = {
      works: 'W',
      authors: 'A',
      institutions: 'I',
      sources: 'S',
      topics: 'T',
      concepts: 'C',
    } as const;
    for (const [table, letter] of Object.entries(letters)) {
      const ids = tables[table as keyof typeof letters].map((row) => row.id);
      expect(ids.filter((id) => !new RegExp(`^${letter}\\d{1,10}$`).test(id))).toEqual([]);
      const numbers = ids.map((id) => Number(id.slice(1)));
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
    }
    expect(tables.authors.filter((author) => author.orcid && !isOrcid(author.orcid))).toEqual([]);
  });

  test('name no id that has no row', () => {
    const works = idsOf(tables.works);
    const authors = idsOf(tables.authors);
    const institutions = idsOf(tables.institutions);
    const scoredIds = (text: string) => words(text).map((part) => part.split(':')[0] ?? '');
    expect(
      missing(
        tables.bylines.map((line) => line.work),
        works,
      ),
    ).toEqual([]);
    expect(missing(tables.bylines.map((line) => line.author).filter(Boolean), authors)).toEqual([]);
    expect(
      missing(
        tables.bylines.flatMap((line) => words(line.institutions)),
        institutions,
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.authors.flatMap((author) => [
          ...scoredIds(author.affiliations),
          ...words(author.last_institutions),
        ]),
        institutions,
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.institutions.flatMap((institution) => words(institution.lineage)),
        institutions,
      ),
    ).toEqual([]);
    expect(missing(tables.works.map((work) => work.source).filter(Boolean), idsOf(tables.sources))).toEqual(
      [],
    );
    expect(
      missing(
        tables.works.flatMap((work) => scoredIds(work.topics)),
        idsOf(tables.topics),
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.works.flatMap((work) => scoredIds(work.concepts)),
        idsOf(tables.concepts),
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.references.flatMap((row) => [row.work, ...words(row.references)]),
        works,
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.summaries.map((row) => row.work),
        works,
      ),
    ).toEqual([]);
    expect(
      missing(
        tables.bylineCounts.map((row) => row.author),
        authors,
      ),
    ).toEqual([]);
    expect(missing(tables.bylineCounts.map((row) => row.institution).filter(Boolean), institutions)).toEqual(
      [],
    );
  });

  test('hold no row that nothing names', () => {
    expect(missing(idsOf(tables.authors), new Set(tables.bylines.map((line) => line.author)))).toEqual([]);
    expect(missing(idsOf(tables.works), new Set(tables.bylines.map((line) => line.work)))).toEqual([]);
    expect(missing(idsOf(tables.sources), new Set(tables.works.map((work) => work.source)))).toEqual([]);
  });

  test('number the lines of every byline from 1 without a gap', () => {
    const next = new Map<string, number>();
    for (const line of tables.bylines) {
      const position = next.get(line.work) ?? 1;
      expect([line.work, Number(line.position)]).toEqual([line.work, position]);
      next.set(line.work, position + 1);
      expect(line.printed).not.toBe('');
    }
  });

  test('let no work cite itself', () => {
    for (const row of tables.references) expect(words(row.references)).not.toContain(row.work);
  });

  test('hold dates and updates of works in their forms', () => {
    for (const work of tables.works) {
      expect(work.year).toMatch(/^(1[6-9]|20)\d\d$/);
      expect(work.date).toMatch(/^(|\d{4}-\d\d-\d\d)$/);
      expect(work.updated).toMatch(/^\d{4}-\d\d-\d\d/);
    }
  });

  test('hold no address of mail and stay small', async () => {
    const text = JSON.stringify(tables);
    expect(text).not.toMatch(/[\p{L}\p{N}._%+-]+\s?[@＠]\s?[\p{L}\p{N}-]+\./u);
    const names = [
      'works',
      'bylines',
      'authors',
      'institutions',
      'sources',
      'topics',
      'concepts',
      'references',
      'byline-counts',
    ];
    const files = [...names.map((name) => `${name}.tsv`), 'summaries.jsonl'];
    const sizes = await Promise.all(
      files.map(
        async (file) => (await readFile(join(import.meta.dirname, '../../prisma/demo/tables', file))).length,
      ),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThan(600_000);
  });
});

describe('the summaries', () => {
  test('are at least 40, of two to five sentences, one a work of the library', () => {
    const bases = new Map(tables.works.map((work) => [work.id, work.base]));
    expect(tables.summaries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(tables.summaries.map((row) => row.work)).size).toBe(tables.summaries.length);
    for (const { work, summary } of tables.summaries) {
      const sentences = summary.match(/[.?!](?=\s|$)/g)?.length ?? 0;
      expect([work, sentences >= 2 && sentences <= 5]).toEqual([work, true]);
      expect(bases.get(work)).toBe('library');
    }
  });
});

describe('the reference author', () => {
  test('has six works with the stated years and citations, five of them with a summary', () => {
    const own = new Set(
      tables.bylines.filter((line) => line.author === REFERENCE_AUTHOR).map((line) => line.work),
    );
    const works = tables.works
      .filter((work) => own.has(work.id))
      .map((work) => [work.title, work.year, work.cited_by, work.arxiv]);
    expect(works).toEqual([
      [
        'Analysis of Large-Scale Multi-Tenant GPU Clusters for DNN Training Workloads',
        '2019',
        '179',
        '1901.05758',
      ],
      ['PipeDream: Fast and Efficient Pipeline Parallel DNN Training', '2018', '162', '1806.03377'],
      ['Memory-Efficient Pipeline-Parallel DNN Training', '2020', '153', '2006.09503'],
      [
        'Heterogeneity-Aware Cluster Scheduling Policies for Deep Learning Workloads',
        '2020',
        '141',
        '2008.09213',
      ],
      ['Themis: Fair and Efficient GPU Cluster Scheduling', '2019', '87', '1907.01484'],
      ['Blink: Fast and Generic Collectives for Distributed ML', '2019', '58', '1910.04940'],
    ]);
    const summarised = tables.summaries.map((row) => row.work).filter((work) => own.has(work));
    expect(summarised).toHaveLength(5);
    expect(summarised).not.toContain('W9000000006');
  });

  test('has 24 co-authors, most of them once', () => {
    const names = new Map(tables.authors.map((author) => [author.id, author.name]));
    const own = new Set(
      tables.bylines.filter((line) => line.author === REFERENCE_AUTHOR).map((line) => line.work),
    );
    const together = new Map<string, number>();
    for (const line of tables.bylines) {
      if (!own.has(line.work) || line.author === REFERENCE_AUTHOR) continue;
      const name = names.get(line.author) ?? '';
      together.set(name, (together.get(name) ?? 0) + 1);
    }
    expect(together.size).toBe(24);
    expect([...together].filter(([, works]) => works > 1).sort()).toEqual([
      ['Deepak Narayanan', 3],
      ['Matei Zaharia', 2],
      ['Nikhil Devanur', 2],
      ['Shivaram Venkataraman', 3],
    ]);
  });

  test('has the stated affiliations of the stated day, and two that are not named', () => {
    const institutions = new Map(
      tables.institutions.map((row) => [row.id, `${row.name}, ${row.city}, ${row.country}, ${row.type}`]),
    );
    const counts = tables.bylineCounts.map((row) => [
      institutions.get(row.institution) ?? row.unlisted,
      row.works,
      row.from,
      row.to,
      row.date,
    ]);
    expect(counts).toEqual([
      ['Microsoft, Redmond, United States, company', '33', '2013', '2024', '2026-10-14'],
      [
        'Carnegie Mellon University, Pittsburgh, United States, education',
        '16',
        '2007',
        '2018',
        '2026-10-14',
      ],
      ['Microsoft Research, Cambridge, United Kingdom, company', '3', '2020', '2024', '2026-10-14'],
      ['Meta, Menlo Park, United States, company', '2', '2025', '2025', '2026-10-14'],
      ['Cornell University, Ithaca, United States, education', '2', '2006', '2007', '2026-10-14'],
      ['2', '', '', '', '2026-10-14'],
    ]);
  });
});

describe('the records made from the tables', () => {
  test('have the keys of a work of November 2025 or later, and no abstract', () => {
    const records = toOpenAlex(tables);
    const works = [...records.works, ...records.knownWorks];
    expect(works).toHaveLength(tables.works.length);
    for (const work of works) {
      expect(Object.keys(work)).toEqual(
        expect.arrayContaining([
          'authorships',
          'referenced_works',
          'updated_date',
          'awards',
          'funders',
          'is_xpac',
          'topics',
          'concepts',
          'locations',
        ]),
      );
      expect(Object.keys(work)).not.toEqual(expect.arrayContaining(['grants']));
      expect(work.abstract_inverted_index).toBeNull();
      expect(typeof work.updated_date).toBe('string');
      expect(work.referenced_works_count).toBe((work.referenced_works as string[]).length);
    }
  });

  test('say the places of a byline, and leave out nobody', () => {
    const themis = toOpenAlex(tables).works.find((work) => work.id === 'https://openalex.org/W9000000005');
    const authorships = themis?.authorships as OpenAlexRecord[];
    expect(authorships.map((authorship) => authorship.author_position)).toEqual([
      'first',
      'middle',
      'middle',
      'middle',
      'middle',
      'middle',
      'last',
    ]);
    expect(authorships[5]).toMatchObject({
      author: { id: 'https://openalex.org/A9000000001', display_name: 'Amar Phanishayee' },
      raw_affiliation_strings: ['Microsoft Research'],
      countries: ['US'],
    });
  });

  test('give the venue first and arXiv as a second place', () => {
    const work = toOpenAlex(tables).works.find((record) => record.id === 'https://openalex.org/W9000000003');
    const locations = work?.locations as OpenAlexRecord[];
    expect(locations.map((location) => location.landing_page_url)).toEqual([
      null,
      'https://arxiv.org/abs/2006.09503',
    ]);
    expect(work?.primary_location).toMatchObject({
      source: { display_name: 'International Conference on Machine Learning (ICML)', type: 'conference' },
    });
  });

  test('have an author record only where OpenAlex states figures', () => {
    const records = toOpenAlex(tables);
    const priem = records.authors.find((author) => author.id === 'https://openalex.org/A5023888391');
    expect(priem).toMatchObject({ display_name: 'Jason Priem', works_count: 62 });
    expect(records.authors.some((author) => author.id === `https://openalex.org/${REFERENCE_AUTHOR}`)).toBe(
      false,
    );
  });
});

describe('the commands', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'byline-demo-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('write the files and name them in the order of loading', async () => {
    const commands = await demoCommands(folder);
    expect(commands.map((command) => [command[0], command.at(-1)])).toEqual([
      ['openalex', join(folder, 'openalex')],
      ['openalex', join(folder, 'openalex-known')],
      ['openalex', join(folder, 'byline-counts.jsonl')],
      ['summaries', join(folder, 'summaries.jsonl')],
    ]);
    const lines = (await readFile(join(folder, 'openalex', 'works.jsonl'), 'utf8')).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).id)).toContain('https://openalex.org/W9000000001');
    expect(await readFile(join(folder, 'byline-counts.jsonl'), 'utf8')).toContain(
      '{"author":"A9000000001","unlisted":2,"date":"2026-10-14"}\n',
    );
  });
});
