import type { Citations } from './citations';
import type { Plan } from './plan';

/** How often each work is cited from inside the library: the bibliographies are drawn once ahead, to be counted. */
export function countReceived({ works, communities, year, kind }: Plan, citations: Citations): Uint32Array {
  const received = new Uint32Array(works);
  for (const community of communities) {
    for (let work = community.start; work < community.start + community.count; work++) {
      const inside = citations.inside({
        work,
        community,
        year: year[work],
        kind: kind[work],
      });
      for (const cited of inside) received[cited] = received[cited] + 1;
    }
  }
  return received;
}
