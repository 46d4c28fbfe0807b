import type { Community } from '../plan/community';
import { mix, Rng } from '../rng';
import type { Concept } from '../subjects/concept';
import type { Topic } from '../subjects/topic';
import type { World } from '../world';
import type { Facts } from './facts';

/** Topics and concepts: those of the community, seldom ones from elsewhere. Forms of one work share most. */
export function subjectsOf(
  world: World,
  community: Community,
  origin: number,
  own: Rng,
): Pick<Facts, 'topics' | 'concepts'> {
  const rng = new Rng(world.seed, origin, 0x50b);
  return {
    topics: own.chance(0.015) ? [] : topicsOf(world, community, rng),
    concepts: own.chance(0.01) ? [] : conceptsOf(world, community, rng),
  };
}

function topicsOf(world: World, { index, field }: Community, rng: Rng): Facts['topics'] {
  const own = world.topicsOf[field];
  const found = new Set<Topic>();
  const wanted = rng.chance(0.75) ? 3 : rng.between(1, 2);
  while (found.size < Math.min(wanted, own.length)) {
    const favourite = mix(world.seed, index, rng.skewed(5, 1.6), 0x70) % own.length;
    found.add(
      rng.chance(0.12) ? rng.pick(world.topics) : own[rng.chance(0.8) ? favourite : rng.below(own.length)],
    );
  }
  const scores = falling(found.size, 0.8 + 0.2 * rng.next(), 0.1, rng);
  return [...found].map((topic, at) => ({ topic, score: scores[at] }));
}

function conceptsOf(world: World, { index, field }: Community, rng: Rng): Facts['concepts'] {
  const own = world.conceptsOf[field];
  const found = new Set<Concept>([own[0]]);
  const wanted = rng.between(5, 15);
  for (let tries = 0; found.size < wanted && tries < 60; tries++) {
    const favourite = own[mix(world.seed, index, rng.skewed(24, 1.4), 0xc0) % own.length];
    found.add(rng.chance(0.1) ? rng.pick(world.concepts) : rng.chance(0.75) ? favourite : rng.pick(own));
  }
  const scores = falling(found.size, 0.6 + 0.38 * rng.next(), 0.22, rng);
  return [...found].map((concept, at) => ({ concept, score: scores[at] }));
}

/** Scores from the best down, each up to that share lower than the one before. */
function falling(count: number, best: number, most: number, rng: Rng): number[] {
  const scores: number[] = [];
  for (let score = best; scores.length < count; score *= 1 - most * rng.next()) scores.push(score);
  return scores;
}

/** What a community writes about most, for the records of its people. */
export function favourites(
  world: World,
  community: number,
  count: number,
  rng: Rng,
): { topics: Topic[]; concepts: Concept[] } {
  const { field } = world.plan.communities[community];
  const take = <T>(list: T[], places: number, salt: number, wanted: number) => [
    ...new Set(
      Array.from(
        { length: wanted },
        () => list[mix(world.seed, community, rng.skewed(places, 1.5), salt) % list.length],
      ),
    ),
  ];
  return {
    topics: take(world.topicsOf[field], 5, 0x70, Math.min(5, count)),
    concepts: take(world.conceptsOf[field], 24, 0xc0, Math.min(10, count + 1)),
  };
}
