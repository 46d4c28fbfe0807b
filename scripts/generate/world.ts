import { FIELDS } from './fields';
import type { Options } from './options';
import { People } from './people/people';
import { GIANT_SHARE, GIANT_WORKS } from './people/roles';
import { type Institution, makeInstitutions } from './places/institution';
import { Citations } from './plan/citations';
import type { Community } from './plan/community';
import { makePlan, type Plan } from './plan/plan';
import { countReceived } from './plan/received';
import { Rng } from './rng';
import { makeSources, type Source } from './sources/source';
import { type Concept, makeConcepts } from './subjects/concept';
import { makeTopics, type Topic } from './subjects/topic';

/** Everything that all works share. */
export interface World {
  seed: number;
  works: number;
  /** How many works the largest author gets; 0 without giants. */
  giantWorks: number;
  plan: Plan;
  citations: Citations;
  /** How often each work is cited from inside the library. */
  received: Uint32Array;
  people: People;
  institutions: Institution[];
  sources: Source[];
  sourcesOf: Source[][];
  topics: Topic[];
  topicsOf: Topic[][];
  concepts: Concept[];
  conceptsOf: Concept[][];
  /** The institutions of each community, its own first. */
  homes: number[][];
}

/** Small libraries get fewer institutions, sources and topics, so that each has some works. */
export function makeWorld({ seed, works, giants }: Options): World {
  const scale = Math.min(1, Math.max(0.1, Math.sqrt(works / 100_000)));
  const institutions = makeInstitutions(seed, Math.round(4000 * scale));
  const sources = makeSources(seed, Math.round(3000 * scale), institutions);
  const topics = makeTopics(seed, Math.round(1500 * scale));
  const concepts = makeConcepts(seed, Math.round(3000 * scale));
  const withGiants = giants && works >= 50_000;
  const plan = makePlan(seed, works, withGiants);
  const citations = new Citations(seed, plan);
  return {
    seed,
    works,
    plan,
    citations,
    institutions,
    sources,
    topics,
    concepts,
    giantWorks: withGiants ? Math.min(GIANT_WORKS, Math.floor(works * GIANT_SHARE)) : 0,
    received: countReceived(plan, citations),
    people: new People(Math.round(works * 2.7) + 8000),
    sourcesOf: FIELDS.map((field) =>
      sources.filter((source, at) => at > 2 && source.field === field && source.type !== 'repository'),
    ),
    topicsOf: FIELDS.map((field) => topics.filter(({ subfield }) => subfield.field === field)),
    conceptsOf: FIELDS.map((field) => concepts.filter((concept) => concept.field === field)),
    homes: plan.communities.map((community) => homes(seed, community, institutions.length)),
  };
}

function homes(seed: number, { index, members }: Community, institutions: number): number[] {
  const rng = new Rng(seed, index, 0x40e5);
  return Array.from({ length: members ? Math.min(150, Math.ceil(members / 8)) : rng.between(2, 6) }, () =>
    rng.skewed(institutions, 2.4),
  );
}
