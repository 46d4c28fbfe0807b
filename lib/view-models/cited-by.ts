import type { CitedByFilter, CitedByState, Citer, CitingBase } from '../list-state';
import type { SourceDate, UnknownValue, WorkRow } from './shared';

/** One of the author's works, as it stands beside a work that cites it. */
export type CitedWork = { id: string; slug: string | null; url: string | null; title: string };

/** A citing work with those of the author's works that its bibliography names, most cited first. */
export type CitingWork = WorkRow & { cites: CitedWork[] };

/** Works of the library that cite works of the library of an author: one page of them, and the ways on. */
export type CitedByPage = {
  author: { id: string; slug: string; name: string };
  /** As it is written in the address. */
  state: CitedByState;
  /** Citing works of the list, and (citing, cited) pairs that they make: the lines of all `cites`. */
  total: number;
  pairs: number;
  /** The same over the base, without filters. */
  all: number;
  allPairs: number;
  page: number;
  pages: number;
  works: CitingWork[];
  /** Citing works a year as if no year were asked for, ascending; those of the list without a plausible year. */
  byYear: { year: number; works: number }[];
  undated: number;
  /** Citing works by whom they are, as if nobody were asked for; the three add up. */
  split: Record<Citer, number>;
  bases: Record<CitingBase, number>;
  /** The filters in use, the title of the one cited work, and how many works there were without each. */
  chips: { filter: CitedByFilter; title: string | null; works: number }[];
  unknown: UnknownValue[];
  bibliographiesRead: number;
  sources: SourceDate[];
  updated: string;
};
