import type { Field } from '../fields';
import { authorId, url } from '../ids';
import { GROUP_AUTHORS, NOBODIES, STAND_INS } from '../names/odd-bylines';
import { GIANT } from '../people/roles';
import type { Rng } from '../rng';
import { fill } from '../subjects/naming';
import type { Line } from './facts';

/** Ids for names that are no people lie far above those of authors. */
const NOBODY_IDS = 300_000_000;
const GIANT_ID = url(authorId(GIANT));

/** Stand-ins for lost authors, "et al.", groups, and the same author twice. */
export function addOddities(lines: Line[], field: Field, rng: Rng): void {
  const draw = rng.next();
  if (draw < 0.001) lose(rng.pick(lines), rng);
  else if (draw < 0.0016)
    lines.push({
      ...nobody(rng.pick(NOBODIES)),
      id: rng.chance(0.5) ? url(authorId(NOBODY_IDS + rng.below(20))) : null,
    });
  else if (draw < 0.0036) lines.push(nobody(fill(rng.pick(GROUP_AUTHORS), field, rng)));
  else if (draw < 0.0088) {
    const twice = rng.pick(lines);
    lines.splice(rng.below(lines.length + 1), 0, {
      ...twice,
      printed: twice.name.toUpperCase(),
      institutions: [],
      affiliations: [],
    });
  }
}

/** The largest author is never lost, so that the count of their works is known. */
function lose(line: Line, rng: Rng): void {
  if (line.id !== GIANT_ID)
    Object.assign(line, { id: url(`A${rng.pick(STAND_INS)}`), orcid: null, name: 'Deleted Author ID' });
}

const nobody = (name: string): Line => ({
  id: null,
  name,
  orcid: null,
  printed: name,
  institutions: [],
  affiliations: [],
  corresponding: false,
});
