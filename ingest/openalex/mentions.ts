import type { EntityKind } from './kinds';

/** What one record says of another entity: its name and the little more that works repeat. */
export type MentionBody = { name: string | null } & Record<string, string | number | null>;
export type MentionSink = (kind: EntityKind, id: number, body: () => MentionBody) => void;

export type Mention = {
  kind: EntityKind;
  id: number;
  date: string;
  work: number;
  seq: number;
  body: MentionBody;
};

/**
 * The best mention of each entity of what one reader reads: the newest record's, then the lowest id's (rule 13).
 * Holds one small object an entity, however many works mention it: bounded by OpenAlex's institutions, sources, topics and concepts.
 */
export class Mentions {
  readonly #best = new Map<string, Mention>();

  /** A sink for what one record mentions, the `seq`th that is read; mentions without a name give nothing. */
  from(date: string, work: number, seq: number): MentionSink {
    return (kind, id, body) => {
      const key = `${kind}${id}`;
      const known = this.#best.get(key);
      if (known && (known.date > date || (known.date === date && known.work < work))) return;
      const said = body();
      if (said.name !== null) this.#best.set(key, { kind, id, date, work, seq, body: said });
      // Without a name it is shown by its id, until anybody names it.
      else if (!known) this.#best.set(key, { kind, id, date: '', work, seq, body: said });
    };
  }

  all(): Iterable<Mention> {
    return this.#best.values();
  }
}
