import { FIELDS, type Field, TOTAL_SHARE } from '../fields';
import { conceptId, url } from '../ids';
import { Rng } from '../rng';
import { freshName } from './naming';

export interface Concept {
  index: number;
  id: string;
  wikidata: string;
  name: string;
  level: number;
  field: Field;
}

/** The levels 1 to 5, and up to which share of a field's concepts each goes. Level 0 is the field itself. */
const LEVELS = [
  { until: 0.09, level: 1, patterns: ['{T} science', '{K} studies', '{T} and {t}'] },
  { until: 0.58, level: 2, patterns: ['{T}', '{K} {t}', '{T} {t}'] },
  { until: 0.85, level: 3, patterns: ['{T} {t}', '{K} {t} {t}'] },
  { until: 0.95, level: 4, patterns: ['{w} {t}', '{K} {w}'] },
  { until: 1, level: 5, patterns: ['{w}', '{w} ({t})'] },
];

/** The concepts of the older vocabulary, field by field, each with its level. */
export function makeConcepts(seed: number, count: number): Concept[] {
  const rng = new Rng(seed, 0xc0ce);
  const taken = new Set<string>();
  const concepts: Concept[] = [];
  for (const field of FIELDS) {
    const wanted = Math.max(12, Math.round((count * field.share) / TOTAL_SHARE));
    concepts.push(concept(concepts.length, field.name.split(',')[0], 0, field));
    for (let at = 1; at < wanted; at++) {
      const { level, patterns } = LEVELS.find(({ until }) => at / wanted < until) ?? LEVELS[0];
      concepts.push(concept(concepts.length, freshName(patterns, field, taken, rng), level, field));
    }
  }
  return concepts;
}

function concept(index: number, name: string, level: number, field: Field): Concept {
  const wikidata = `https://www.wikidata.org/wiki/Q${900_000_000 + index * 37}`;
  return { index, id: url(conceptId(index)), wikidata, name, level, field };
}
