import { FIELDS, type Field, TOTAL_SHARE } from '../fields';
import { url } from '../ids';
import { Rng } from '../rng';
import { fill, freshName } from './naming';

export interface Subfield {
  id: number;
  name: string;
  field: Field;
}

export interface Topic {
  index: number;
  id: string;
  name: string;
  subfield: Subfield;
  keywords: string[];
}

const SUBFIELD_PATTERNS = [
  '{K} {T}',
  '{T} and {T}',
  'Applied {T} Studies',
  '{T} Theory',
  'General {T}',
  '{K} {T} and {T}',
  '{T}, Policy and {T}',
  '{K} Methods',
];
const TOPIC_PATTERNS = [
  '{K} {t} and {t}',
  '{K} {T} in {T}',
  '{T} and {k} {t} studies',
  'Advances in {k} {t}',
  '{T}, {t}, and {t}',
  '{T} Research and {T} Analysis',
  '{K} {t} techniques',
  'History of {k} {t}',
];

/** The topics in the order of their fields; each belongs to one subfield. */
export function makeTopics(seed: number, count: number): Topic[] {
  const rng = new Rng(seed, 0x70b1c);
  const topics: Topic[] = [];
  const taken = new Set<string>();
  for (const field of FIELDS) {
    const wanted = Math.max(6, Math.round((count * field.share) / TOTAL_SHARE));
    const subfields = Array.from({ length: Math.max(3, Math.round(wanted / 6)) }, (_, at) => ({
      id: field.id * 100 + at,
      name: freshName(SUBFIELD_PATTERNS, field, taken, rng),
      field,
    }));
    for (let at = 0; at < wanted; at++) {
      const index = topics.length;
      const keywords = Array.from({ length: 10 }, () =>
        fill(rng.pick(['{T}', '{K} {T}', '{T} {T}']), field, rng),
      );
      topics.push({
        index,
        id: url(`T${80_001 + index}`),
        name: freshName(TOPIC_PATTERNS, field, taken, rng),
        subfield: subfields[at % subfields.length],
        keywords,
      });
    }
  }
  return topics;
}
