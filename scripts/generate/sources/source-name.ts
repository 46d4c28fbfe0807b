import type { Field } from '../fields';
import type { Rng } from '../rng';
import { fill } from '../subjects/naming';
import type { SourceType } from './source';

const PATTERNS: Record<Exclude<SourceType, 'repository' | 'metadata'>, string[]> = {
  journal: [
    'Journal of {K} {T}',
    '{T} Letters',
    'Annals of {K} {T}',
    'International Journal of {T} and {T}',
    '{K} {T}',
    'Archives of {T}',
    'Acta {T}',
    '{T} & {T}',
    'Frontiers of {K} {T}',
    'Zeitschrift für {T}',
    'Revista de {T} y {T}',
    'Transactions on {K} {T}',
    '{T} Reviews',
  ],
  conference: [
    'Proceedings of the International Conference on {K} {T}',
    'Symposium on {T} and {T}',
    'International Workshop on {K} {T} (IW{n})',
    'Annual Meeting on {T}',
  ],
  'book series': ['Lecture Notes in {T}', 'Studies in {K} {T}', 'Advances in {T} and {T}'],
  'ebook platform': ['{T} eBooks', '{K} {T} Online', 'Handbooks of {T}'],
};

/** A made-up name of a journal, conference, repository or series. */
export function sourceName(type: SourceType, field: Field, owner: string, rng: Rng): string {
  if (type === 'repository' || type === 'metadata')
    return `${rng.pick(['Open Repository', 'Digital Archive', 'ePrints', 'Publications Server', 'Research Bank'])} (${owner})`;
  return fill(rng.pick(PATTERNS[type]).replace('{n}', String(rng.between(10, 99))), field, rng);
}
