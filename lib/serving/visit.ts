import { AsyncLocalStorage } from 'node:async_hooks';
import type { ServerResponse } from 'node:http';
import { processWide } from './process-wide';
import type { GiveBack, Turns } from './turns';

/** A page that takes longer to be made has gone wrong; it must not keep others from theirs. */
const LONGEST_MS = 30_000;

/** One request, from its arrival until its answer is made: what the proxy reads for it is there for its page. */
export class Visit {
  /** What was read for this request alone, by what was asked. */
  readonly reads = new Map<string, Promise<unknown>>();
  readonly #turns = new Map<Turns, Promise<void>>();
  readonly #held: GiveBack[] = [];
  #isOver = false;

  /** Waits for one of these turns, once a visit; it is given back when the answer is made. @throws as `Turns.take`. */
  turnOf(turns: Turns): Promise<void> {
    const taking =
      this.#turns.get(turns) ??
      turns.take().then((giveBack) => {
        if (this.#isOver) giveBack();
        else this.#held.push(giveBack);
        setTimeout(giveBack, LONGEST_MS).unref();
      });
    this.#turns.set(turns, taking);
    return taking;
  }

  end(): void {
    this.#isOver = true;
    for (const giveBack of this.#held.splice(0)) giveBack();
  }
}

const visits = processWide('visits', () => new AsyncLocalStorage<Visit>());

/** The request that is being answered; none where Next serves by itself, as while developing. */
export function presentVisit(): Visit | undefined {
  return visits.getStore();
}

/** Answers a request as a visit. It ends when the answer is made, however slowly it is then taken, or nobody waits any more. */
export function asVisit(response: ServerResponse, answer: () => void): void {
  const visit = new Visit();
  const { end } = response;
  response.end = ((...args: unknown[]) => {
    visit.end();
    return (end as (...args: unknown[]) => ServerResponse).apply(response, args);
  }) as ServerResponse['end'];
  response.once('close', () => visit.end());
  visits.run(visit, answer);
}
