import { describe, expect, it } from 'vitest';
import { parseByline } from '#/ingest/openalex/byline';
import { Mentions } from '#/ingest/openalex/mentions';
import { parseWork, workFault } from '#/ingest/openalex/work';
import { authorship, workRecord } from '../support/records';

const context = { lastYear: 2027, abstracts: 'start' } as const;
const parse = (over: Record<string, unknown>) => parseWork(workRecord(1, over), 1, context, () => {});

describe('parseWork', () => {
  it.each(['authorships', 'referenced_works', 'updated_date'])(
    'takes a record without %s for a partial answer',
    (key) => {
      const { [key]: _, ...rest } = workRecord(1);
      expect(workFault(rest, 2027)).toBe(`partial answer: no ${key}`);
    },
  );

  it.each(['garbage', '2026-13-01', '9999-01-01'])('takes no record whose date is %j', (updated_date) => {
    expect(workFault(workRecord(1, { updated_date }), 2027)).toBe('updated_date is no date of the past');
  });

  it.each([
    [0, null],
    [1000, null],
    [1197, null],
    [2099, null],
    [2027, 2027],
    [1600, 1600],
    ['2018', 2018],
  ])('year %j → %j', (given, year) => {
    const record = parse({ publication_year: given });
    expect(record.year).toBe(year);
    expect(record.year_uncertain).toBe(year === null);
  });

  it.each([null, ''])('no year (%j) is unknown, not uncertain', (given) => {
    expect(parse({ publication_year: given })).toMatchObject({
      year: null,
      year_uncertain: false,
      date: null,
    });
  });

  it.each([
    [undefined, null],
    [null, null],
    [-1, null],
    [2.5, null],
    [true, null],
    [[3], null],
    [1e308, null],
    [0, 0],
    [1_234_567, 1_234_567],
    ['7', null],
  ])('citations %j → %j', (given, citations) => {
    expect(parse({ cited_by_count: given }).citations).toBe(citations);
  });

  it.each(['10.5555/ABC.Def1', 'https://doi.org/10.5555/abc.def1', 'doi:10.5555/abc.def1 '])(
    'DOI %j is one',
    (doi) => expect(parse({ doi }).doi).toBe('10.5555/abc.def1'),
  );

  it.each([
    [{ doi: 'https://doi.org/10.48550/arXiv.1901.05758' }, '1901.05758'],
    [{ locations: [{ landing_page_url: 'http://arxiv.org/abs/1901.05758v2' }] }, '1901.05758'],
    [
      { locations: [{ landing_page_url: 'https://export.arxiv.org/pdf/hep-th/9901001.pdf' }] },
      'hep-th/9901001',
    ],
    [
      { locations: [{ landing_page_url: 'https://api.datacite.org/dois/10.48550/arxiv.2006.09503' }] },
      '2006.09503',
    ],
    [{}, null],
  ])('arXiv id of %j', (over, id) => expect(parse(over).arxiv_id).toBe(id));

  it('takes the venue from the primary location, else from a host venue with an id', () => {
    const host = { id: 'https://openalex.org/S7', display_name: 'Host', type: 'journal' };
    expect(parse({ host_venue: host })).toMatchObject({ source_id: 7, published: true, is_venue: true });
    expect(parse({ source: [3, 'repository'], host_venue: host })).toMatchObject({
      source_id: 3,
      published: false,
      is_venue: false,
    });
    expect(parse({ host_venue: { id: null, display_name: 'x' } })).toMatchObject({
      source_id: null,
      published: false,
      is_venue: null,
    });
  });

  it('takes concepts of level 1 and deeper with a score of at least 0.3, also as a string', () => {
    const concept = (id: number, level: number, score: number | string) => ({
      id: `https://openalex.org/C${id}`,
      display_name: `C${id}`,
      level,
      score,
    });
    expect(
      parse({
        concepts: [concept(1, 0, 0.9), concept(2, 1, '0.3'), concept(3, 2, 0.29), concept(4, 3, '0.4512')],
      }).concept_ids,
    ).toEqual([2, 4]);
  });

  it('tells sameness by content, not by date', () => {
    expect(parse({ updated_date: '2026-02-02' }).content).toBe(parse({}).content);
    expect(parse({ cited_by_count: 1 }).content).not.toBe(parse({}).content);
  });

  it('does not fail on half-empty objects', () => {
    const record = parse({
      title: null,
      authorships: [{ author: null, institutions: [{}, null], raw_affiliation_strings: null }, null],
      primary_location: null,
      abstract_inverted_index: null,
      topics: [null, {}],
      counts_by_year: null,
    });
    expect(record).toMatchObject({ title: null, has_abstract: false, author_ids: [] });
  });

  it('takes a NUL out of text', () => expect(parse({ title: 'foo\u0000bar' }).title).toBe('foobar'));
});

describe('parseByline', () => {
  it('counts an author listed twice once, at the first place, with the institutions of both lines', () => {
    const lines = parseByline(
      [authorship(1, 'A', [5]), authorship(2, 'B'), authorship(1, 'A', [6, 5])],
      () => {},
    );
    expect(lines.map((line) => [line.a, line.i])).toEqual([
      [1, [5, 6]],
      [2, []],
    ]);
  });

  it.each(['', 'et al.', 'Anonymous', '-', 'No Authors Listed', 'N/A', '…'])('%j is nobody', (name) => {
    const [line] = parseByline([authorship(7, name)], () => {});
    expect(line?.a ?? null).toBe(name === 'N/A' ? 7 : null);
  });

  it.each([9_999_999_999, 5_317_838_346])('A%d is a stand-in', (id) =>
    expect(parseByline([authorship(id, 'Somebody')], () => {})[0]?.a).toBeNull(),
  );

  it('takes e-mail addresses out of printed affiliations', () => {
    const [line] = parseByline(
      [authorship(1, 'A', [], { raw_affiliation_strings: ['Alder University. a@b.example', ''] })],
      () => {},
    );
    expect(line?.s).toEqual([['Alder University.', []]]);
  });
});

describe('Mentions', () => {
  it('keeps the newest work\u2019s words, then the lowest id\u2019s', () => {
    const mentions = new Mentions();
    let seq = 0;
    const say = (date: string, work: number, name: string | null) =>
      mentions.from(date, work, ++seq)('I', 1, () => ({ name }));
    say('2024', 9, 'Old');
    say('2025', 8, 'New');
    say('2025', 7, 'New, lower id');
    say('2023', 1, 'Older');
    const said = () => [...mentions.rows()].map(([, , , date, work, { name }]) => [date, work, name]);
    const best = [
      ['2025', 7, 'New, lower id'],
      ['2025', 8, 'New'],
      ['2024', 9, 'Old'],
    ];
    expect(said()).toEqual([...best, ['2023', 1, 'Older']]);
    // Of one work the newest record, or the one read last; no more than four works; no name is no witness.
    say('2022', 2, 'Too old');
    say('2024', 7, 'Its older record');
    say('2023', 1, 'Read again');
    say('2026', 3, null);
    expect(said()).toEqual([...best, ['2023', 1, 'Read again']]);
    say('2026', 9, 'Old no more');
    expect(said()).toEqual([['2026', 9, 'Old no more'], ...best.slice(0, 2), ['2023', 1, 'Read again']]);
  });
});
