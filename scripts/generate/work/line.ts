import { FIELDS } from '../fields';
import { authorId, orcid, url } from '../ids';
import { type PersonName, personName } from '../names/author-name';
import { printedName } from '../names/printed-name';
import { career, postIn } from '../people/career';
import { GIANT } from '../people/roles';
import type { Institution } from '../places/institution';
import { COLLABORATION } from '../plan/community';
import { KIND } from '../plan/kind';
import { mix, type Rng } from '../rng';
import type { World } from '../world';
import { affiliationStrings } from './affiliation-strings';
import type { BylineOrder } from './bylines';
import type { Line } from './facts';

/** So many in a thousand lines have a name, but no author id. */
const WITHOUT_ID = 52;

/** One author's line; forms of one work agree on who has an id. */
export function byline(
  world: World,
  order: BylineOrder,
  { author, isBare }: { author: number; isBare: boolean },
  rng: Rng,
): Line {
  const { seed } = world;
  const name = personName(seed, author);
  const isCollaboration = order.kind === KIND.collaboration;
  const institutions = isCollaboration
    ? [memberPlace(world, order, author)]
    : isBare || rng.chance(0.1)
      ? []
      : workplaces(world, order, author, rng);
  const isKnown =
    isCollaboration || author === GIANT || mix(seed, author, order.origin, 0x1d) % 1000 >= WITHOUT_ID;
  return {
    id: isKnown ? url(authorId(author)) : null,
    name: nameAtThatTime(name, order, author),
    orcid:
      isKnown && hasOrcid(seed, author) && rng.chance(0.95) ? `https://orcid.org/${orcid(author)}` : null,
    printed: printedName(name, rng),
    institutions,
    affiliations: isCollaboration
      ? institutions.map(({ name }) => name)
      : affiliationStrings(institutions, name, FIELDS[order.community.field], rng),
    corresponding: false,
  };
}

/** Half of the authors. */
export const hasOrcid = (seed: number, author: number): boolean => mix(seed, author, 0x0c1d) % 2 === 0;

/** OpenAlex knew some people in 2023 by another form of their name than today. */
function nameAtThatTime(
  { display, given, family, group }: PersonName,
  { release }: BylineOrder,
  author: number,
): string {
  return release.schema === '2023' && !group.order && mix(author, 0x0a3e) % 7 === 0
    ? `${given.charAt(0)}. ${family}`
    : display;
}

function memberPlace(
  { homes, institutions }: World,
  { community }: BylineOrder,
  author: number,
): Institution {
  const places = homes[community.index];
  return institutions[places[(author % COLLABORATION.members) % places.length] as number];
}

/** Mostly one; the largest author, being many people, is everywhere at home. */
function workplaces(world: World, { community, year }: BylineOrder, author: number, rng: Rng): Institution[] {
  const found = new Set([
    author === GIANT ? world.homes[community.index]?.[0] : postIn(career(world, author), year),
  ]);
  const draw = rng.next();
  const wanted = draw < 0.1 ? 2 : draw < 0.125 ? rng.between(3, 5) : 1;
  while (found.size < wanted) found.add(rng.skewed(world.institutions.length, 2.4));
  return [...found].map((index) => world.institutions[index]);
}
