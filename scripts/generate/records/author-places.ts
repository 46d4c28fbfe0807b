import type { Post } from '../people/career';
import { Rng } from '../rng';
import type { World } from '../world';
import type { Fragments } from './fragments';
import { list } from './json';

/** `affiliations` with the years seen on bylines, newest first and with gaps, and `last_known_institutions`. */
export function statedPlaces(
  world: World,
  posts: Post[],
  { author, first, last }: { author: number; first: number; last: number },
  fragments: Fragments,
): { affiliations: string; lastKnown: string } {
  const rng = new Rng(world.seed, author, 0x91ace);
  if (rng.chance(0.06)) return { affiliations: '[]', lastKnown: '[]' };
  const rows = new Map<number, number[]>();
  posts.forEach(({ institution, from }, at) => {
    const until = (posts[at + 1]?.from ?? last + 2) - 1;
    for (let year = Math.max(first, from); year <= Math.min(last, until); year++) {
      if (year === first || year === last || rng.chance(0.7))
        rows.set(institution, [year, ...(rows.get(institution) ?? [])]);
    }
  });
  const written = [...rows]
    .map(([index, years]) => ({
      json: fragments.institution(world.institutions[index]),
      years,
    }))
    .sort((a, b) => b.years[0] - a.years[0]);
  return {
    affiliations: list(
      written.map(({ json, years }) => `{"institution":${json},"years":[${years.join(',')}]}`),
    ),
    lastKnown: list(written.filter(({ years }) => years[0] >= last).map(({ json }) => json)),
  };
}
