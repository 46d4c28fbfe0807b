import type { UnknownValue } from '../view-models/shared';

/** A filter in use: what it says, the query of the list without it, and how many that holds where it was counted. */
export type Cut = { filter: string; words: string; query: string; left: number | null };

/** The filters in use over a list of whatever kind: HTML and Markdown print the same ones. */
export type Cuts = {
  noun: { one: string; many: string };
  path: string;
  /** Where the list begins on its page. */
  at: string;
  cuts: Cut[];
  whole: { query: string; total: number };
};

/** A way back from an empty list, and what it opens. */
export type WayBack = { words: string; query: string; total: number };

/** What leads from an empty list to others: each filter off, or all of them. None of these is empty. */
export function waysBack({ cuts, whole }: Cuts): WayBack[] {
  const ways = cuts.map(({ words, query, left }) => ({
    words: `Not only ${words}`,
    query,
    total: left ?? 0,
  }));
  if (cuts.length > 1) ways.push({ words: 'Without any filter', ...whole });
  return ways.filter(({ total }) => total > 0);
}

const KINDS: Record<string, string> = {
  topic: 'topic',
  venue: 'venue',
  institution: 'institution',
  with: 'author',
};

/** `The topic “nonsense” is not known here and was left out.` */
export function unknownSentence({ filter, value }: UnknownValue): string {
  const kind = KINDS[filter];
  return kind === undefined
    ? `“${value}” is no work of this author in the library and was left out.`
    : `The ${kind} “${value}” is not known here and was left out.`;
}
