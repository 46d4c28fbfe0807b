import type { Field } from '../fields';
import type { Institution } from '../places/institution';
import type { Source } from '../sources/source';
import type { Concept } from '../subjects/concept';
import type { Topic } from '../subjects/topic';
import type { Release } from './release';

/** One author's line on a work. */
export interface Line {
  /** OpenAlex id, or null where OpenAlex knows only the name. */
  id: string | null;
  name: string;
  orcid: string | null;
  printed: string;
  institutions: Institution[];
  /** Printed affiliations; the first ones belong to the institutions in their order. */
  affiliations: string[];
  corresponding: boolean;
}

export interface Location {
  key: string;
  isOa: boolean;
  landing: string | null;
  pdf: string | null;
  source: Source | null;
  license: string | null;
  version: 'publishedVersion' | 'submittedVersion' | 'acceptedVersion' | null;
  rawType: string | null;
}

/** What is true of a work whatever year's form it is written in. */
export interface Facts {
  work: number;
  id: string;
  kind: number;
  release: Release;
  updated: string;
  field: Field;
  title: string | null;
  year: number;
  date: string;
  type: string;
  language: string | null;
  doi: string | null;
  pmid: string | null;
  locations: Location[];
  biblio: (string | null)[];
  retracted: boolean;
  paratext: boolean;
  lines: Line[];
  truncated: boolean;
  topics: { topic: Topic; score: number }[];
  concepts: { concept: Concept; score: number }[];
  cited: number;
  citedByYear: [year: number, count: number][];
  references: string[];
  related: string[];
  /** The inverted index as JSON, or `null`. */
  abstract: string;
}
