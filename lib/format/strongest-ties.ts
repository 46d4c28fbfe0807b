import type { Network, Tie } from '../view-models/co-authors';

/** Of each person so many ties are drawn where all of them would hide each other. */
export const STRONGEST = 3;

/** So many ties a person, and lines can still be followed. */
const FEW = 2;

/** Whether some ties are left out of the drawing. */
export function isThinned({ people, ties }: Network): boolean {
  return ties.length > FEW * people.length;
}

/**
 * The network as it is drawn: with few ties all of them, else each person's strongest; of equal ones those with whoever
 * stands earlier. The same data give the same ties, in the order in which they came.
 */
export function drawnNetwork(network: Network): Network {
  if (!isThinned(network)) return network;
  const { people, ties } = network;
  const kept = new Set<Tie>();
  for (const person of people.keys()) {
    const other = ({ a, b }: Tie) => (a === person ? b : a);
    const own = ties.filter(({ a, b }) => a === person || b === person);
    own.sort((x, y) => y.works - x.works || other(x) - other(y));
    for (const tie of own.slice(0, STRONGEST)) kept.add(tie);
  }
  return { people, ties: ties.filter((tie) => kept.has(tie)) };
}
