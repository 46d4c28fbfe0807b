import { FIELDS, type Field, TOTAL_SHARE } from '../fields';
import { conceptId, url } from '../ids';
import { Rng } from '../rng';
import { coined } from '../words/coined';
import { capital, fill } from './topic';

export interface Concept {
  index: number;
  id: string;
  wikidata: string;
  name: string;
  level: number;
  field: Field;
}

/** Shares of the levels 1 to 5 in one field; level 0 is the field itself. */
const LEVELS: [number, number, string[]][] = [
  [0.09, 1, ['{T} science', '{K} studies']],
  [0.58, 2, ['{T}', '{K} {t}', '{T} {t}']],
  [0.85, 3, ['{T} {t}', '{K} {t} {t}']],
  [0.95, 4, ['{w} {t}', '{K} {w}']],
  [1, 5, ['{w}', '{w} ({t})']],
];

/** The concepts of the older vocabulary, field by field, each with its level. */
export function makeConcepts(seed: number, count: number): Concept[] {
  const rng = new Rng(seed, 0xc0ce);
  const concepts: Concept[] = [];
  const taken = new Set<string>();
  for (const field of FIELDS) {
    add(field.name.split(',')[0], 0, field);
    const wanted = Math.max(12, Math.round((count * field.share) / TOTAL_SHARE));
    for (let at = 1; at < wanted; at++) {
      const [, level, patterns] = LEVELS.find(([bound]) => at / wanted < bound) as [number, number, string[]];
      add(freshName(patterns, field), level, field);
    }
  }
  return concepts;

  function freshName(patterns: string[], field: Field): string {
    for (;;) {
      const name = capital(
        fill(
          rng.pick(patterns).replace('{w}', () => coined(rng.below(6000))),
          field,
          rng,
        ),
      );
      if (!taken.has(name)) return name;
    }
  }

  function add(name: string, level: number, field: Field): void {
    taken.add(name);
    const index = concepts.length;
    concepts.push({
      index,
      id: url(conceptId(index)),
      wikidata: `https://www.wikidata.org/wiki/Q${900_000_000 + index * 37}`,
      name,
      level,
      field,
    });
  }
}
