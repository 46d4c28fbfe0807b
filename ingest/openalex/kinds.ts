/** Entities that are named by works or have records of their own: author, institution, source, topic, field, concept. */
export type EntityKind = 'A' | 'I' | 'S' | 'T' | 'F' | 'C';

const KINDS: Record<string, string> = {
  article: 'paper',
  'journal-article': 'paper',
  'proceedings-article': 'paper',
  review: 'paper',
  preprint: 'paper',
  'posted-content': 'paper',
  report: 'paper',
  other: 'paper',
  book: 'book',
  monograph: 'book',
  'edited-book': 'book',
  'reference-book': 'book',
  'book-chapter': 'chapter',
  'book-section': 'chapter',
  'book-part': 'chapter',
  dataset: 'dataset',
  dissertation: 'dissertation',
};
const NEVER_A_VERSION = new Set(['erratum', 'retraction', 'peer-review', 'supplementary-materials']);

/** Kind of rule 4 for a record's type; no type is a paper, an unlisted type is alike to nothing (null). */
export function kindOf(type: string | null): string | null {
  return type === null ? 'paper' : (KINDS[type] ?? null);
}

/** False for records about another work, which are never a version of anything. */
export function canBeVersion(type: string | null): boolean {
  return type === null || !NEVER_A_VERSION.has(type);
}

/** Kinds of what OpenAlex merges: one id leads to another. */
export const MERGED_KINDS = ['A', 'W', 'I', 'S'] as const;
export type MergedKind = (typeof MERGED_KINDS)[number];
