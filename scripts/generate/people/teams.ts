import type { Community } from '../plan/community';
import { Rng } from '../rng';
import { type Lead, Leads } from './leads';
import type { People } from './people';
import type { Visitors } from './visitors';

/** Makes the teams of one community, work by work in the order of years. */
export class Teams {
  readonly #leads = new Leads();
  readonly #members: number[] = [];
  readonly #rng: Rng;

  constructor(
    seed: number,
    private readonly community: Community,
    private readonly people: People,
    private readonly visitors: Visitors,
  ) {
    this.#rng = new Rng(seed, community.index, 0x7ea3);
    for (let at = 0; at < community.members; at++)
      this.#members.push(people.create(community.index, community.firstYear));
  }

  /** The authors of the next work, in the order of the byline. */
  next(year: number): number[] {
    if (this.#members.length > 2000) return [...this.#members];
    if (this.#members.length) return this.#members.filter(() => this.#rng.chance(0.93));
    const rng = this.#rng;
    const size = Math.min(70, Math.max(1, Math.round(rng.lognormal(3.3, 0.72))));
    const lead = this.#leads.pick(year, rng) ?? this.#newLead(year);
    const team = new Set<number>();
    if (size > 1 || rng.chance(0.55)) team.add(lead.author);
    for (let tries = 0; team.size < size && tries < size * 3; tries++) team.add(this.#colleague(lead, year));
    return order([...team], lead.author, rng);
  }

  #colleague(lead: Lead, year: number): number {
    const rng = this.#rng;
    const draw = rng.next();
    if (draw < 0.08) return (this.#leads.pick(year, rng) ?? lead).author;
    if (draw < 0.12) return this.visitors.pick(year, rng) ?? lead.author;
    if (draw < 0.26 && lead.juniors.length) {
      const junior = lead.juniors[rng.below(lead.juniors.length)];
      if (junior.until >= year) return junior.author;
    }
    return this.#newcomer(lead, year);
  }

  #newcomer(lead: Lead, year: number): number {
    const rng = this.#rng;
    const author = this.people.create(this.community.index, year);
    if (rng.chance(0.045)) this.visitors.remember(this.#leads.add(author, year + 1, rng));
    if (rng.chance(0.45)) lead.juniors.push({ author, until: year + 1 + rng.below(6) });
    if (lead.juniors.length > 12) lead.juniors.shift();
    return author;
  }

  #newLead(year: number): Lead {
    const lead = this.#leads.add(this.people.create(this.community.index, year), year, this.#rng);
    this.visitors.remember(lead);
    return lead;
  }
}

/** The lead signs last, as a rule. */
function order(team: number[], lead: number, rng: Rng): number[] {
  const at = team.indexOf(lead);
  if (team.length < 2 || at < 0) return team;
  team.splice(at, 1);
  const draw = rng.next();
  team.splice(draw < 0.6 ? team.length : draw < 0.78 ? 0 : rng.below(team.length + 1), 0, lead);
  return team;
}
