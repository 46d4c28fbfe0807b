import type { Network, Tie } from '../view-models/co-authors';

/** Of each person so many ties are drawn where all of them would hide each other; with more, those whom everybody knows hide the groups. */
const STRONGEST = 2;

/** With so many ties a person lines can still be followed. */
const FEW = 2;

/** Said where ties are left out. */
export const THINNED =
  'Of each person the two strongest ties are drawn, of equal ones those to whoever has fewer works.';

/** Whether some ties are left out of the drawing. */
export function isThinned({ people, ties }: Network): boolean {
  return ties.length > FEW * people.length;
}

/**
 * The network as it is drawn: with few ties all of them, else each person's strongest. Of equal ones those to whoever
 * has fewer works, as they are more of these. The same data give the same ties, in the order in which they came.
 */
export function drawnNetwork(network: Network): Network {
  if (!isThinned(network)) return network;
  const { people, ties } = network;
  const kept = new Set<Tie>();
  const works = (person: number) => people[person]?.works ?? 0;
  for (const person of people.keys()) {
    const other = ({ a, b }: Tie) => (a === person ? b : a);
    const own = ties.filter(({ a, b }) => a === person || b === person);
    own.sort((x, y) => y.works - x.works || works(other(x)) - works(other(y)) || other(x) - other(y));
    for (const tie of own.slice(0, STRONGEST)) kept.add(tie);
  }
  return { people, ties: ties.filter((tie) => kept.has(tie)) };
}
