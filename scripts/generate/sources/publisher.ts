import { publisherId, url } from '../ids';
import { Rng } from '../rng';
import { words } from '../words/field-words';

export interface Publisher {
  id: string;
  name: string;
  /** Own id last, the parent before it. */
  lineage: string[];
  lineageNames: string[];
}

const FIRST = words(
  'Aldine Birchwood Corvina Dromond Eastgate Fenwick Granary Holm Ibex Juniper Kestrel Larkspur Meridian Northlight Orrery Palimpsest Quarto Rosetta Sable Tessera Umber Vellum Whinstone Yarrow',
);
const LAST = [
  'Press',
  'Publishing',
  'Academic',
  'BV',
  'University Press',
  'Verlag',
  '& Sons',
  'Science',
  'Media',
  'Editions',
];

/** About 200 made-up publishers; the first few print most journals. */
export function makePublishers(seed: number): Publisher[] {
  const rng = new Rng(seed, 0x9ab);
  const list: Publisher[] = [];
  for (const last of LAST) {
    for (const first of FIRST.filter(() => rng.chance(0.85))) {
      const id = url(publisherId(list.length));
      const name = `${first} ${last}`;
      const parent = list.length > 8 && rng.chance(0.15) ? list[rng.below(6)] : undefined;
      list.push({
        id,
        name,
        lineage: parent ? [parent.id, id] : [id],
        lineageNames: parent ? [parent.name, name] : [name],
      });
    }
  }
  return list;
}
