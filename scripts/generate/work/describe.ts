import { FIELDS } from '../fields';
import { url, workId } from '../ids';
import type { Citing } from '../plan/citations';
import { follows, KIND } from '../plan/kind';
import { mix, Rng } from '../rng';
import type { World } from '../world';
import { abstractOf } from './abstract-of';
import { bylines } from './bylines';
import { citedByYear } from './cited-by-year';
import { publicationDate } from './dates';
import type { Facts } from './facts';
import { identify } from './identifiers';
import { placesOf } from './locations';
import { pickRelease, type Release, timestamp } from './release';
import { subjectsOf } from './subjects-of';
import { titleOf } from './title-of';
import { typeOf } from './type-of';
import { pickVenue } from './venue';

/** A work to be described. */
export interface Order extends Citing {
  team: number[];
  /** Set for a later state of the work: when it was written, with more citations, and perhaps with a changed byline. */
  later?: { release: Release; changedByline: boolean };
}

/** Makes up everything about one work. Only its number, its team and the seed matter, so it can be made again. */
export function describe(world: World, order: Order): Facts {
  const { work, kind, year: planned, community, later } = order;
  const origin = follows(kind) ? work - 1 : work;
  const field = FIELDS[community.field];
  const rng = new Rng(world.seed, work, 0x3042);
  const own = pickRelease(planned, kind, rng);
  const release = later?.release ?? own;
  const venue = pickVenue(world, kind, origin, community, rng);
  const type = typeOf(kind, venue, rng);
  const ids = identify(world, { work, origin, kind, year: planned, field, venue });
  const cited = citationCount(world, work, rng) + (later ? mix(world.seed, work, 0x1a7) % 9 : 0);
  return {
    work,
    kind,
    release,
    field,
    type,
    cited,
    ...publicationDate(planned, rng),
    id: url(workId(work)),
    updated: timestamp(release.date, new Rng(world.seed, work, 0x71e)),
    title: titleOf(world, kind, origin, field, new Rng(world.seed, work, 0x717)),
    language: rng.chance(0.9)
      ? 'en'
      : rng.chance(0.1)
        ? null
        : rng.pick(['de', 'fr', 'es', 'pt', 'zh', 'ja', 'ru', 'it', 'pl', 'ko']),
    doi: ids.doi,
    pmid: ids.pmid,
    locations: placesOf(world, ids, venue, { kind, release }, new Rng(world.seed, work, 0x10c)),
    biblio: biblio(planned, new Rng(world.seed, work, 0xb1b)),
    retracted: rng.chance(0.001),
    paratext: kind === KIND.paratext,
    ...bylines(world, { ...order, origin, release }),
    ...subjectsOf(world, community, origin, rng),
    citedByYear: citedByYear(cited, planned, release, new Rng(world.seed, work, 0xc17)),
    references: [
      ...world.citations.inside(order).map(workId),
      ...outsideIds(world.citations.outsideCount(order), rng),
    ].map(url),
    related: outsideIds(rng.chance(0.04) ? 0 : 10, rng).map(url),
    abstract: abstractOf(field, kind, new Rng(world.seed, origin, 0xab5), new Rng(world.seed, work, 0xab6)),
  };
}

/** OpenAlex counts the whole world's citations, so never fewer than come from inside the library. */
function citationCount({ received }: World, work: number, rng: Rng): number {
  return Math.round((received[work] ?? 0) * (1 + rng.lognormal(0.9, 0.7))) + rng.skewed(4, 3);
}

/** Works that the library does not hold. */
function outsideIds(count: number, rng: Rng): string[] {
  return Array.from({ length: count }, () => workId(120_000_000 + rng.skewed(200_000_000, 2)));
}

function biblio(year: number, rng: Rng): (string | null)[] {
  if (rng.chance(0.18)) return [null, null, null, null];
  const first = rng.between(1, 1900);
  const issue = rng.chance(0.75) ? String(rng.between(1, 12)) : null;
  return [
    String(Math.max(1, year - 1950 + rng.below(30))),
    issue,
    rng.chance(0.12) ? `e${first}` : String(first),
    rng.chance(0.85) ? String(first + rng.between(0, 24)) : null,
  ];
}
