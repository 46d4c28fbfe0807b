import { Progress } from './output/progress';
import type { Snapshot } from './output/snapshot';
import { authorRecord } from './records/author-record';
import type { Fragments } from './records/fragments';
import { mix } from './rng';
import type { World } from './world';

/** Days on which author records were last written. */
const DATES = ['2025-10-26', '2026-01-20', '2026-04-18', '2026-06-24'];
/** So many of the authors have a record of their own, all with three works among them. */
const SHARE = 0.6;
const ALWAYS_FROM_WORKS = 3;

/** Writes the records of 60 % of the authors, once it is known how many works each has. */
export async function writeAuthors(world: World, snapshot: Snapshot, fragments: Fragments): Promise<void> {
  const { people, seed } = world;
  const chance = restChance(world);
  const progress = new Progress('authors', people.count);
  for (let author = 0; author < people.count; author++) {
    const works = people.works[author];
    if (works === 0 || (works < ALWAYS_FROM_WORKS && mix(seed, author, 0x4ec0) / 2 ** 32 >= chance)) continue;
    const date = DATES[mix(seed, author, 0xda7e) % DATES.length];
    await snapshot.add('authors', date, authorRecord(world, author, date, fragments));
    progress.at(author);
  }
}

/** The share of the others that makes the whole come out right. */
function restChance({ people }: World): number {
  let all = 0;
  let always = 0;
  for (let author = 0; author < people.count; author++) {
    if (people.works[author]) all++;
    if (people.works[author] >= ALWAYS_FROM_WORKS) always++;
  }
  return (SHARE * all - always) / (all - always);
}
