import { Rng } from '../rng';
import { type Community, LAST_YEAR, LAST_YEAR_PART, makeCommunities } from './community';
import { drawKind } from './draw-kind';
import { KIND } from './kind';

/** What is known of every work before one is written: three bytes a work, so that memory stays small. */
export interface Plan {
  works: number;
  communities: Community[];
  year: Int16Array;
  kind: Uint8Array;
}

/** Decides communities, years and kinds of all works. */
export function makePlan(seed: number, works: number, withCollaboration: boolean): Plan {
  const communities = makeCommunities(seed, works, withCollaboration);
  const plan: Plan = { works, communities, year: new Int16Array(works), kind: new Uint8Array(works) };
  for (const community of communities) planCommunity(plan, community, new Rng(seed, community.index, 0x91a4));
  return plan;
}

function planCommunity({ year, kind }: Plan, community: Community, rng: Rng): void {
  const { start, count, firstYear, lastYear } = community;
  const span = lastYear - firstYear + (lastYear === LAST_YEAR ? LAST_YEAR_PART : 1);
  for (let at = 0; at < count; at++) {
    const work = start + at;
    year[work] = Math.min(lastYear, firstYear + Math.floor(span * ((at + rng.next()) / count) ** 0.7));
    const previous = at > 0 ? kind[work - 1] : KIND.paratext;
    kind[work] = community.members
      ? community.members > 2000
        ? KIND.collaboration
        : KIND.large
      : drawKind(previous, at + 1 < count, rng);
    if (kind[work] === KIND.published) year[work] = Math.min(year[work], year[work - 1] + rng.below(3));
    else if (at > 0 && kind[work] >= KIND.sameDoi && kind[work] <= KIND.peerReview)
      year[work] = year[work - 1];
  }
}
