import { processWide } from './process-wide';
import { Turns } from './turns';
import { presentVisit } from './visit';
import { ANSWER_MS, within } from './within';

/** Who has waited so long for a turn would not wait for the page too. */
const WAIT_MS = 20_000;

/**
 * Turns at the database, together as many as it has connections (`lib/db.ts`), so that all waiting is done here, in order,
 * and no kind of page keeps another from its own. A turn of a page lasts until the page is made: rendering costs more.
 */
const turns = processWide('turns', () => ({
  /** Pages that are kept: everybody's. */
  kept: new Turns(5, 1_000, WAIT_MS),
  /** Lists cut by filters and searches, of which anybody can make up endlessly many. */
  fresh: new Turns(3, 256, WAIT_MS),
  /** What an address leads to: one small statement. */
  lookUp: new Turns(2, 1_000, WAIT_MS),
}));

/** Reads for a page in its turn. @throws when there is none or the database does not answer in time. */
export async function inTurn<T>(kind: 'kept' | 'fresh', read: () => Promise<T>): Promise<T> {
  await presentVisit()?.turnOf(turns[kind]);
  return within(ANSWER_MS, read());
}

/** Looks up an address in its turn. @throws as `inTurn`. */
export function lookUpInTurn<T>(look: () => Promise<T>): Promise<T> {
  return turns.lookUp.run(() => within(ANSWER_MS, look()));
}
