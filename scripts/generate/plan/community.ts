import { FIELDS } from '../fields';
import { Rng } from '../rng';

/** People who work together: their works lie side by side, oldest first. */
export interface Community {
  index: number;
  /** Number of their first work, and how many works there are. */
  start: number;
  count: number;
  field: number;
  firstYear: number;
  lastYear: number;
  /** Above zero for a large collaboration whose members sign together. */
  members: number;
}

export const LAST_YEAR = 2026;
/** The last year is not over. */
export const LAST_YEAR_PART = 0.4;
/** The one collaboration that tests the largest bylines. */
export const COLLABORATION = { members: 2900, works: 150 };

const PHYSICS = FIELDS.findIndex(({ name }) => name.startsWith('Physics'));
const MEDICINE = FIELDS.findIndex(({ name }) => name === 'Medicine');

/** Cuts the works into communities of very different sizes, field by field. */
export function makeCommunities(seed: number, works: number, withCollaboration: boolean): Community[] {
  const rng = new Rng(seed, 0xc0_33);
  const collaboration = withCollaboration ? COLLABORATION.works : 0;
  const large = sizes(Math.max(works >= 1000 ? 2 : 0, Math.round(works / 1000)), () =>
    rng.between(4, 30),
  ).map((count) => ({
    count,
    field: rng.chance(0.6) ? PHYSICS : MEDICINE,
    members: Math.min(1500, Math.round(rng.lognormal(190, 0.6)) + 104),
  }));
  const left = works - collaboration - large.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(60, Math.round(left / 45));
  const groups = sizes(left, () => Math.min(most, Math.round(rng.pareto(7, 1.05)))).map((count) => ({
    count,
    field: FIELDS.indexOf(rng.byShare(FIELDS)),
    members: 0,
  }));
  const all = [...groups, ...large].sort((a, b) => a.field - b.field);
  if (collaboration) all.push({ count: collaboration, field: PHYSICS, members: COLLABORATION.members });
  let start = 0;
  return all.map(({ count, field, members }, index) => {
    const community = { index, start, count, field, members, ...years(rng, count, members) };
    start += count;
    return community;
  });
}

function sizes(total: number, draw: () => number): number[] {
  const list: number[] = [];
  for (let left = total; left > 0; left -= list.at(-1) as number) list.push(Math.min(left, draw()));
  return list;
}

/** Two thirds still publish; most began in the last thirty years, the large ones not just now. */
function years(rng: Rng, count: number, members: number): { firstYear: number; lastYear: number } {
  if (members) return { firstYear: rng.between(2004, 2014), lastYear: rng.between(2018, LAST_YEAR) };
  const firstYear =
    LAST_YEAR - 2 - Math.max(rng.skewed(62, 1.6), Math.round(2.2 * Math.log2(count)) - rng.below(6));
  return {
    firstYear,
    lastYear: rng.chance(0.66) ? LAST_YEAR : Math.min(LAST_YEAR, firstYear + rng.between(2, 28)),
  };
}
