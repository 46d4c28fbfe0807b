import { describe, expect, it } from 'vitest';
import { clusterVersions, type VersionEdge, type VersionRecord } from '#/ingest/derive/cluster';

const record = (id: number, over: Partial<VersionRecord> = {}): VersionRecord => ({
  id,
  inLibrary: true,
  published: false,
  citations: 0,
  year: 2020,
  merged: false,
  ...over,
});
const alike = (a: number, b: number): VersionEdge => ({ a, b, strong: false, alike: true });
const strong = (a: number, b: number): VersionEdge => ({ a, b, strong: true, alike: false });

describe('clusterVersions (rule 4)', () => {
  it('joins a preprint with its printed form, which leads', () => {
    const clusters = clusterVersions(
      [record(1, { citations: 40 }), record(2, { published: true, citations: 10 })],
      [alike(1, 2)],
    );
    expect([...clusters]).toEqual([
      [1, 2],
      [2, 2],
    ]);
  });

  it('never joins two printed clusters by title, and gives the preprint to the nearest in year', () => {
    const records = [
      record(1, { year: 2020 }),
      record(2, { published: true, year: 2023 }),
      record(3, { published: true, year: 2021 }),
    ];
    expect(clusterVersions(records, [alike(1, 2), alike(1, 3)])).toEqual(
      new Map([
        [1, 3],
        [2, 2],
        [3, 3],
      ]),
    );
  });

  it('prefers the more cited, then the lower id, at equal distance', () => {
    const printed = (id: number, citations: number) => record(id, { published: true, citations, year: 2021 });
    expect(
      clusterVersions([record(1), printed(2, 5), printed(3, 9)], [alike(1, 2), alike(1, 3)]).get(1),
    ).toBe(3);
    expect(
      clusterVersions([record(1), printed(2, 5), printed(3, 5)], [alike(1, 2), alike(1, 3)]).get(1),
    ).toBe(2);
  });

  it('joins loose clusters with each other first, then one printed cluster', () => {
    const records = [record(1), record(2), record(3, { published: true })];
    expect(new Set(clusterVersions(records, [alike(1, 2), alike(2, 3)]).values())).toEqual(new Set([3]));
  });

  it('joins strong pairs even when both are printed; the most cited leads', () => {
    const records = [
      record(1, { published: true, citations: 3 }),
      record(2, { published: true, citations: 7 }),
    ];
    expect(new Set(clusterVersions(records, [strong(1, 2)]).values())).toEqual(new Set([2]));
  });

  it('is led by a library record before a printed one', () => {
    const records = [record(1), record(2, { published: true, inLibrary: false })];
    expect(clusterVersions(records, [alike(1, 2)]).get(2)).toBe(1);
  });

  it('gives the same clusters in any order', () => {
    const records = [
      record(1),
      record(2, { year: 2019 }),
      record(3, { published: true, year: 2022 }),
      record(4, { published: true, year: 2018 }),
      record(5),
    ];
    const edges = [alike(1, 2), alike(2, 4), alike(1, 3), strong(4, 5)];
    const sorted = (map: Map<number, number>) => [...map].sort((a, b) => a[0] - b[0]);
    const expected = sorted(clusterVersions(records, edges));
    expect(sorted(clusterVersions([...records].reverse(), [...edges].reverse()))).toEqual(expected);
    expect(
      sorted(
        clusterVersions(
          [...records].sort((a, b) => (a.id % 3) - (b.id % 3)),
          edges,
        ),
      ),
    ).toEqual(expected);
  });
});
