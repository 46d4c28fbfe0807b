import { Rng } from '../rng';
import type { World } from '../world';
import { GIANT } from './roles';

export interface Post {
  institution: number;
  from: number;
}

/** Where an author works over the years: first at their community's places, then up to four moves; the largest author has dozens of posts. */
export function career(world: World, author: number): Post[] {
  const rng = new Rng(world.seed, author, 0xca9e);
  const { community, firstYear: first } = world.people.origin(author);
  const home = world.homes[community];
  if (author === GIANT)
    return Array.from({ length: 40 }, (_, at) => ({
      institution: rng.skewed(world.institutions.length, 2.4),
      from: first + Math.floor(at * 1.4),
    }));
  const posts: Post[] = [{ institution: home[rng.skewed(home.length, 2.2)], from: first - 2 }];
  for (
    let from = first + 2 + rng.skewed(16, 1.4);
    posts.length < 5 && rng.chance(0.55);
    from += 3 + rng.skewed(15, 1.4)
  ) {
    posts.push({
      institution: rng.chance(0.45) ? rng.pick(home) : rng.skewed(world.institutions.length, 3),
      from,
    });
  }
  return posts;
}

/** The post that is held in a year. */
export function postIn(posts: Post[], year: number): number {
  let institution = posts[0].institution;
  for (const post of posts) if (post.from <= year) institution = post.institution;
  return institution;
}
