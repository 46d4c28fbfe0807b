/** A record that has an edge to another, as clustering needs it. */
export type VersionRecord = {
  id: number;
  inLibrary: boolean;
  published: boolean;
  citations: number | null;
  year: number | null;
  /** OpenAlex merged it into another record: it never leads one that stands. */
  merged: boolean;
};
/** A pair of records: `strong` pairs are always one work; `alike` ones by the rules for loose clusters. */
export type VersionEdge = { a: number; b: number; strong: boolean; alike: boolean };

/**
 * Clusters of versions (design, rule 4): record id to id of the leading version, for all records given.
 * Strong pairs join. A cluster without a printed record is loose: loose clusters with alike records join each other,
 * then at most one printed cluster, that of the alike record nearest in year, then most cited, then of lowest id.
 * Two printed clusters never join by title. The answer does not depend on the order of records or edges.
 */
export function clusterVersions(records: VersionRecord[], edges: VersionEdge[]): Map<number, number> {
  const byId = new Map(records.map((record) => [record.id, record]));
  const sets = new DisjointSets(byId.keys());
  for (const edge of edges) if (edge.strong) sets.join(edge.a, edge.b);

  const printed = new Set(records.filter((record) => record.published).map((record) => sets.find(record.id)));
  const isLoose = new Map(records.map((record) => [record.id, !printed.has(sets.find(record.id))]));
  const alike = edges.filter((edge) => edge.alike);
  for (const { a, b } of alike) if (isLoose.get(a) && isLoose.get(b)) sets.join(a, b);

  const nearest = new Map<number, { distance: number; citations: number; id: number }>();
  for (const { a, b } of alike) {
    for (const [loose, other] of [
      [a, b],
      [b, a],
    ] as const) {
      if (!isLoose.get(loose) || isLoose.get(other)) continue;
      const found = byId.get(other) as VersionRecord;
      const candidate = {
        distance: Math.abs((byId.get(loose)?.year ?? 0) - (found.year ?? 0)),
        citations: found.citations ?? 0,
        id: other,
      };
      const cluster = sets.find(loose);
      const best = nearest.get(cluster);
      if (!best || isNearer(candidate, best)) nearest.set(cluster, candidate);
    }
  }
  for (const [cluster, { id }] of nearest) sets.join(cluster, id);
  return leaders(records, sets);
}

function isNearer(
  a: { distance: number; citations: number; id: number },
  b: { distance: number; citations: number; id: number },
): boolean {
  return (
    a.distance - b.distance < 0 ||
    (a.distance === b.distance && (a.citations > b.citations || (a.citations === b.citations && a.id < b.id)))
  );
}

/** A record that stands leads before one that was merged, a library record before others, then one with a printed source, the most cited, the lowest id. */
function leaders(records: VersionRecord[], sets: DisjointSets): Map<number, number> {
  const best = new Map<number, VersionRecord>();
  for (const record of records) {
    const root = sets.find(record.id);
    const leader = best.get(root);
    if (!leader || compareLead(record, leader) < 0) best.set(root, record);
  }
  return new Map(records.map((record) => [record.id, (best.get(sets.find(record.id)) as VersionRecord).id]));
}

function compareLead(a: VersionRecord, b: VersionRecord): number {
  return (
    Number(a.merged) - Number(b.merged) ||
    Number(b.inLibrary) - Number(a.inLibrary) ||
    Number(b.published) - Number(a.published) ||
    (b.citations ?? -1) - (a.citations ?? -1) ||
    a.id - b.id
  );
}

/** Union-find with path halving over numbers. */
class DisjointSets {
  readonly #parent: Map<number, number>;

  constructor(items: Iterable<number>) {
    this.#parent = new Map([...items].map((item) => [item, item]));
  }

  find(item: number): number {
    let at = item;
    for (;;) {
      const parent = this.#parent.get(at) ?? at;
      if (parent === at) return at;
      const grand = this.#parent.get(parent) ?? parent;
      this.#parent.set(at, grand);
      at = grand;
    }
  }

  join(a: number, b: number): void {
    this.#parent.set(this.find(a), this.find(b));
  }
}
