import { describe, expect, test } from 'vitest';
import { layOutNetwork, type Spot } from '#/components/charts/network-layout';
import { textWidth } from '#/components/charts/text-width';
import type { Network } from '#/lib/view-models/co-authors';

/** People with names of all lengths and scripts; each wrote with some of those before, by a rule and not by chance. */
function madeUp(count: number): Network {
  const names = [
    'Ada Lind',
    '王小芳',
    'Wolfgang Amadeus von Hohenstaufen-Oettingen',
    'مينا',
    'J. Q.',
    'Mira Quell',
  ];
  const people = Array.from({ length: count }, (_, index) => ({
    id: `A${index}`,
    slug: null,
    name: `${names[index % names.length]} ${index}`,
    works: 1 + Math.floor((count - index) / 3),
  }));
  const ties = people.flatMap((_, b) =>
    [Math.floor(b / 2), Math.floor(b / 3), (b * 7) % count]
      .filter((a) => a < b)
      .map((a) => ({ a, b, works: 1 + ((a + b) % 4) })),
  );
  return { people, ties };
}

const box = ({ x, y, radius, name }: Spot) => ({
  left: x - radius,
  right: x + radius + 5 + textWidth(name),
  top: y - 9,
  bottom: y + 9,
});

describe.each([3, 15, 24, 60])('a network of %i', (count) => {
  test.each([688, 320])('%i px wide: no name on another, none outside', (width) => {
    const drawing = layOutNetwork(madeUp(count), width);
    const boxes = drawing.spots.map(box);
    expect(boxes).toHaveLength(count);
    for (const [index, a] of boxes.entries()) {
      expect(a.left).toBeGreaterThanOrEqual(-1);
      expect(a.right).toBeLessThanOrEqual(width + 1);
      expect(a.bottom).toBeLessThanOrEqual(drawing.height + 1);
      for (const b of boxes.slice(index + 1)) {
        const isApart = a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
        expect(isApart, `${drawing.spots[index]?.name} and ${JSON.stringify(b)}`).toBe(true);
      }
    }
  });

  test('is the same drawing each time', () => {
    expect(layOutNetwork(madeUp(count), 688)).toEqual(layOutNetwork(madeUp(count), 688));
  });
});

test('people who wrote together stand nearer than others', () => {
  const { people } = madeUp(12);
  const ties = [0, 1, 2, 3].flatMap((a) => [1, 2, 3].filter((b) => b > a).map((b) => ({ a, b, works: 3 })));
  const { spots } = layOutNetwork({ people, ties }, 688);
  const distance = (a = 0, b = 0) =>
    Math.hypot((spots[a]?.x ?? 0) - (spots[b]?.x ?? 0), (spots[a]?.y ?? 0) - (spots[b]?.y ?? 0));
  const together = ties.map(({ a, b }) => distance(a, b));
  const apart = [4, 5, 6, 7, 8, 9, 10, 11].map((other) => distance(0, other));
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  expect(mean(together)).toBeLessThan(mean(apart));
});
