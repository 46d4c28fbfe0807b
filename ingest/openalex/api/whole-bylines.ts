import { idNumber } from '#/lib/ids';
import { listOf, objectOf } from '../../clean/text';
import { workFault } from '../work';
import type { ApiClient } from './client';
import { trySingle } from './single';
import { Stop } from './stop';

/** A record of a page, whole where it could be had; `movedFrom` if OpenAlex meanwhile merged it into another. */
export type Completed = { record: unknown; movedFrom: number | null };

// Lists cut bylines at 100 authors.
const CUT_AT = 100;
const AT_ONCE = 4;
const MOST_FAILURES = 3;

/**
 * Fetches works singly whose byline a list has cut. What cannot be fetched stays cut, is marked so and counted;
 * after a few failures in a row, or when the budget is spent, the rest is not asked for.
 */
export class WholeBylines {
  cut = 0;
  /** set when single records cost more than is left */
  spent: Stop | null = null;
  #failures = 0;

  constructor(readonly client: ApiClient) {}

  /** The records of a page in their order, a few fetched at once. */
  async *of(records: unknown[]): AsyncGenerator<Completed> {
    const underway: Promise<Completed>[] = [];
    for (const record of records) {
      underway.push(this.#complete(record));
      const first = underway.length < AT_ONCE ? undefined : underway.shift();
      if (first) yield await first;
    }
    for (const last of underway) yield await last;
  }

  async #complete(given: unknown): Promise<Completed> {
    const record = objectOf(given);
    const id = idNumber(record.id, 'W');
    const authors = listOf(record.authorships).length;
    if (id === null || (record.is_authors_truncated !== true && authors < CUT_AT))
      return { record: given, movedFrom: null };
    const whole = await this.#fetch(id, authors);
    if (whole !== null) return whole;
    this.cut += 1;
    // The flag is what keeps a cut byline from replacing a whole one.
    return { record: { ...record, is_authors_truncated: true }, movedFrom: null };
  }

  async #fetch(id: number, authors: number): Promise<Completed | null> {
    if (this.spent !== null || this.#failures >= MOST_FAILURES) return null;
    try {
      const single = await trySingle(this.client, 'W', `W${id}`);
      const isWhole =
        single.kind === 'record' &&
        workFault(single.record, Number.POSITIVE_INFINITY) === null &&
        single.record.is_authors_truncated !== true &&
        listOf(single.record.authorships).length >= authors;
      this.#failures = single.kind === 'fault' ? this.#failures + 1 : 0;
      return isWhole ? { record: single.record, movedFrom: single.isMoved ? id : null } : null;
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      this.spent = error;
      return null;
    }
  }
}
