export type Kind =
  | 'works'
  | 'authors'
  | 'institutions'
  | 'sources'
  | 'topics'
  | 'concepts'
  | 'byline counts'
  | 'summaries'
  | 'merges'
  | 'overrides'
  | 'ORCID records'
  | 'Wikidata items'
  | 'dates'
  | 'other';
export type Count = { read: number; inserted: number; updated: number; unchanged: number; rejected: number };
export type Counts = Partial<Record<Kind, Count>>;

/** Adds to a count of a kind, making it when it is the first. */
export function add(counts: Counts, kind: Kind, what: keyof Count, number = 1): void {
  const count = counts[kind] ?? { read: 0, inserted: 0, updated: 0, unchanged: 0, rejected: 0 };
  count[what] += number;
  counts[kind] = count;
}

/** Adds what somebody else counted. */
export function addAll(counts: Counts, others: Counts): void {
  for (const kind of Object.keys(others) as Kind[])
    for (const [what, number] of Object.entries(others[kind] as Count))
      add(counts, kind, what as keyof Count, number);
}

/** What was read and neither written nor rejected is unchanged (older records and doubles included). */
export function settle(counts: Counts): Counts {
  for (const count of Object.values(counts))
    count.unchanged = count.read - count.inserted - count.updated - count.rejected;
  return counts;
}
