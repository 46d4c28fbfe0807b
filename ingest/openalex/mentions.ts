import type { EntityKind } from './kinds';

/** What one record says of another entity: its name and the little more that works repeat. */
export type MentionBody = { name: string | null } & Record<string, string | number | null>;
export type MentionSink = (kind: EntityKind, id: number, body: () => MentionBody) => void;

type Mention = { date: string; work: number; seq: number; body: MentionBody };

/** So many works are kept as witnesses of an entity's name: when the best one leaves it, the next one is asked. */
export const WITNESSES = 4;

/**
 * The best mentions of each entity of one load: the newest records', then the lowest ids' (rule 13), one a work.
 * Holds a few small objects an entity, however many works mention it: bounded by OpenAlex's institutions, sources, topics and concepts.
 */
export class Mentions {
  // A map a kind, since making one text of kind and id costs more than all else that is done for a mention.
  readonly #best: Record<EntityKind, Map<number, Mention[]>> = {
    A: new Map(),
    I: new Map(),
    S: new Map(),
    T: new Map(),
    F: new Map(),
    C: new Map(),
  };
  readonly #inOrder: [EntityKind, number, Mention[]][] = [];

  /**
   * A sink for what one work's record mentions, read as the `seq`th. A record about something else has no date and a
   * negative number in place of the work's: it is a weaker witness than any work. So is a mention without a name: the
   * entity is shown by its id, until anybody names it.
   */
  from(date: string, work: number, seq: number): MentionSink {
    return (kind, id, body) => {
      const known = this.#best[kind].get(id);
      if (known === undefined) {
        const first = [mention(date, work, seq, body())];
        this.#best[kind].set(id, first);
        this.#inOrder.push([kind, id, first]);
        return;
      }
      const worst = known[WITNESSES - 1];
      if (worst && isBefore(worst, date, work)) return;
      const said = mention(date, work, seq, body());
      const own = known.findIndex((other) => other.work === work);
      if (own >= 0) {
        // Of one work the newer record speaks, at the same date the one that stands last; files come in any order.
        const before = known[own] as Mention;
        if (before.date > said.date || (before.date === said.date && before.seq > seq)) return;
        known.splice(own, 1);
      }
      const place = known.findIndex((other) => !isBefore(other, said.date, work));
      known.splice(place < 0 ? known.length : place, 0, said);
      if (known.length > WITNESSES) known.pop();
    };
  }

  /** All mentions as (kind, id, seq, date, work, body), in the order in which entities were first mentioned. */
  *rows(): Generator<[EntityKind, number, number, string, number, MentionBody]> {
    for (const [kind, id, mentions] of this.#inOrder)
      for (const { seq, date, work, body } of mentions) yield [kind, id, seq, date, work, body];
  }
}

function mention(date: string, work: number, seq: number, body: MentionBody): Mention {
  return { date: body.name === null ? '' : date, work, seq, body };
}

function isBefore(known: Mention, date: string, work: number): boolean {
  if (known.date !== date) return known.date > date;
  return Math.abs(known.work) < Math.abs(work);
}
