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

const TYPES: { share: number; type: SourceType }[] = [
  { share: 76, type: 'journal' },
  { share: 9, type: 'conference' },
  { share: 5, type: 'repository' },
  { share: 6, type: 'book series' },
  { share: 4, type: 'ebook platform' },
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
  const list = KNOWN.map(known);
  const taken = new Set<string>();
  while (list.length < count) {
    const { type } = rng.byShare(TYPES);
    const field = FIELDS[list.length % FIELDS.length];
    const owner = type === 'repository' ? institutions[rng.skewed(institutions.length)] : null;
    const name = sourceName(type, field, owner?.name ?? '', rng);
    if (taken.has(name)) continue;
    taken.add(name);
    const host = owner
      ? { ...owner, lineage: [owner.id], lineageNames: [owner.name] }
      : publisher(publishers, rng);
    list.push({
      index: list.length,
      id: url(sourceId(list.length)),
      name,
      type,
      field,
      host,
      ...serial(type, list.length, rng),
    });
  }
  return list;
}

function known([id, name, type, isOa]: (typeof KNOWN)[number], index: number): Source {
  return {
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
  };
}

function serial(
  type: SourceType,
  index: number,
  rng: Rng,
): Pick<Source, 'issn' | 'isOa' | 'isInDoaj' | 'isCore'> {
  const isSerial = type === 'journal' || type === 'book series';
  const isOa = rng.chance(type === 'repository' ? 0.9 : 0.3);
  const issns = [issn(index * 2), issn(index * 2 + 1)].slice(0, rng.between(1, 2));
  return {
    isOa,
    issn: isSerial && rng.chance(0.95) ? issns : null,
    isInDoaj: isOa && type === 'journal' && rng.chance(0.6),
    isCore: isSerial && rng.chance(0.8),
  };
}

/** A few publishers print most journals; some journals have none. */
function publisher(publishers: Publisher[], rng: Rng): Publisher | null {
  return rng.chance(0.18) ? null : publishers[rng.skewed(publishers.length, 3)];
}
