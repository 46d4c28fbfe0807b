import { describe, expect, test } from 'vitest';
import { networkSentence } from '#/lib/format/co-author-words';
import { drawnNetwork, isThinned } from '#/lib/format/strongest-ties';
import type { Network } from '#/lib/view-models/co-authors';

const people = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: `A${index}`,
    slug: null,
    name: `P ${index}`,
    works: 9,
  }));

/** Everybody wrote with everybody; two neighbours in one of four pairs more than others. */
function close(count: number): Network {
  const all = people(count);
  const ties = all.flatMap((_, a) =>
    all
      .slice(a + 1)
      .map((_person, index) => ({ a, b: a + 1 + index, works: index === 0 && a % 4 === 2 ? 7 : 5 })),
  );
  return { people: all, ties };
}

describe('ties of a close group', () => {
  const network = close(30);
  const drawn = drawnNetwork(network);

  test('are few, and everybody has at least one, the strongest', () => {
    expect([network.ties.length, isThinned(network)]).toEqual([435, true]);
    expect(drawn.ties.length).toBeLessThanOrEqual(60);
    expect(new Set(drawn.ties.flatMap(({ a, b }) => [a, b])).size).toBe(30);
    for (const tie of network.ties.filter(({ works }) => works === 7)) expect(drawn.ties).toContain(tie);
  });

  test('are the same each time, and the sentence says which', () => {
    expect(drawnNetwork(close(30))).toEqual(drawn);
    expect(networkSentence(network)).toContain('the two strongest ties are drawn');
  });
});

test('few ties are all drawn', () => {
  const network = { people: people(8), ties: close(5).ties };
  expect(drawnNetwork(network)).toBe(network);
  expect(networkSentence(network)).not.toContain('strongest');
});
