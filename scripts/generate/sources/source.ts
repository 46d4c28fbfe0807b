import { FIELDS, type Field } from '../fields';
import { issn, sourceId, url } from '../ids';
import type { Institution } from '../places/institution';
import { Rng } from '../rng';
import { makePublishers, type Publisher } from './publisher';
import { sourceName } from './source-name';

export type SourceType =
  | 'journal'
  | 'conference'
  | 'repository'
  | 'book series'
  | 'ebook platform'
  | 'metadata';

export interface Source {
  index: number;
  id: string;
  name: string;
  type: SourceType;
  field: Field;
  issn: string[] | null;
  host: { id: string; name: string; lineage: string[]; lineageNames: string[] } | null;
  isOa: boolean;
  isInDoaj: boolean;
  isCore: boolean;
}

const TYPES: [number, SourceType][] = [
  [0.76, 'journal'],
  [0.85, 'conference'],
  [0.9, 'repository'],
  [0.96, 'book series'],
  [1, 'ebook platform'],
];

/** arXiv, DataCite and PubMed keep their known ids: loaders read arXiv numbers from these sources' locations. */
const KNOWN: [string, string, SourceType, boolean][] = [
  ['S4306400194', 'arXiv (Cornell University)', 'repository', true],
  ['S4393179698', 'DataCite API', 'metadata', true],
  ['S4306525036', 'PubMed', 'repository', false],
];

export const ARXIV = 0;
export const DATACITE = 1;
export const PUBMED = 2;

/** The made-up sources: journals, conferences, repositories and series, each of one field. */
export function makeSources(seed: number, count: number, institutions: Institution[]): Source[] {
  const rng = new Rng(seed, 0x5095);
  const publishers = makePublishers(seed);
  const list: Source[] = KNOWN.map(([id, name, type, isOa], index) => ({
    index,
    id: url(id),
    name,
    type,
    field: FIELDS[0],
    issn: null,
    host: null,
    isOa,
    isInDoaj: false,
    isCore: false,
  }));
  const taken = new Set<string>();
  while (list.length < count) {
    const index = list.length;
    const draw = rng.next();
    const type = (TYPES.find(([bound]) => draw < bound) as [number, SourceType])[1];
    const field = FIELDS[index % FIELDS.length];
    const owner =
      type === 'repository' ? institutions[rng.skewed(institutions.length)] : null;
    const name = sourceName(type, field, owner?.name ?? '', rng);
    if (taken.has(name)) continue;
    taken.add(name);
    const isOa = rng.chance(type === 'repository' ? 0.9 : 0.3);
    const serial = type === 'journal' || type === 'book series';
    list.push({
      index,
      id: url(sourceId(index)),
      name,
      type,
      field,
      isOa,
      issn:
        serial && rng.chance(0.95)
          ? [issn(index * 2), issn(index * 2 + 1)].slice(0, rng.between(1, 2))
          : null,
      host: owner
        ? { id: owner.id, name: owner.name, lineage: [owner.id], lineageNames: [owner.name] }
        : host(publishers, rng),
      isInDoaj: isOa && type === 'journal' && rng.chance(0.6),
      isCore: serial && rng.chance(0.8),
    });
  }
  return list;
}

function host(publishers: Publisher[], rng: Rng): Source['host'] {
  return rng.chance(0.18) ? null : publishers[rng.skewed(publishers.length, 3)];
}
