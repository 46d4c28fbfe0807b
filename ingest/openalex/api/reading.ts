import { idNumber, orcidOf } from '#/lib/ids';
import type { Progress } from '../../progress';
import { recordsIn } from '../../read/records';
import type { OpenAlexStage } from '../stage';
import type { ApiClient } from './client';
import { workPages } from './pages';
import { FIRST_PAGE, type Place } from './place';
import { fetchSingle } from './single';
import { Stop } from './stop';
import { type ApiTarget, targetText } from './targets';
import { WholeBylines } from './whole-bylines';

/** Reads targets of the live API into the stage, at most `limit` records; `notes` take what a librarian should know. */
export class ApiReading {
  readonly bylines: WholeBylines;
  taken = 0;
  #expected = 0;

  constructor(
    readonly client: ApiClient,
    readonly stage: OpenAlexStage,
    readonly progress: Progress,
    readonly limit: number,
    readonly notes: string[],
  ) {
    this.bylines = new WholeBylines(client);
  }

  get isFull(): boolean {
    return this.taken >= this.limit;
  }

  /** Reads one target on from `place`, which is moved along page by page. @throws Stop when it cannot go on. */
  async read(target: ApiTarget, place: Place): Promise<void> {
    const filter = target.kind === 'filter' ? target.filter : await this.#author(target);
    if (filter === null || this.isFull) return;
    const kept = { ...place };
    try {
      await this.#works(filter, place);
    } catch (error) {
      if (kept.cursor === FIRST_PAGE || place.cursor !== kept.cursor || !isRefusal(error)) throw error;
      await this.#startOver(filter, place);
      this.notes.push(
        `OpenAlex no longer takes the page kept for ${targetText(target)}: read again from the start.`,
      );
    }
  }

  /** From the first page; if that fails too, it was not the cursor, and the place stays. */
  async #startOver(filter: string, place: Place): Promise<void> {
    const kept = { ...place };
    Object.assign(place, { cursor: FIRST_PAGE, received: 0 });
    try {
      await this.#works(filter, place);
    } catch (error) {
      if (place.received === 0) Object.assign(place, kept);
      throw error;
    }
  }

  /** The filter of an author's works; null when there is no such author. The author's record is taken too. */
  async #author(target: Exclude<ApiTarget, { kind: 'filter' }>): Promise<string | null> {
    const isId = target.kind === 'author';
    const asked = isId ? `A${target.id}` : target.orcid;
    const file = `OpenAlex authors/${asked}`;
    const worksOf = (id: string) => (isId ? `authorships.author.id:${id}` : `authorships.author.orcid:${id}`);
    const single = await fetchSingle(this.client, 'A', isId ? asked : `orcid:${asked}`);
    if (single.kind === 'record' && (isId || orcidOf(single.record.orcid) === asked)) {
      const isTaken = await this.#take(file, 1, single.record);
      if (!isTaken || !isId) return worksOf(asked);
      if (single.isMoved) await this.stage.takeMerge(file, 1, 'A', target.id, single.id);
      return worksOf(`A${single.id}`);
    }
    const reason = {
      missing: 'OpenAlex does not know this author',
      'stand-in': 'OpenAlex has deleted this author',
      fault: single.kind === 'fault' ? single.reason : '',
      record: 'answer with another ORCID iD',
    }[single.kind];
    await this.stage.reject(file, 1, 'authors', isId ? asked : null, reason);
    // Works of the stand-in are those of nobody, and there are millions.
    if (single.kind === 'fault') return worksOf(asked);
    this.notes.push(`${targetText(target)}: ${reason}.`);
    return null;
  }

  async #works(filter: string, place: Place): Promise<void> {
    const file = `OpenAlex works?filter=${filter}`;
    const before = place.received;
    let count = 0;
    for await (const page of workPages(this.client, filter, place.cursor)) {
      place.cursor = page.cursor;
      if (place.received === before) this.#expected += Math.max(0, page.count - before);
      this.progress.expect(this.#expected);
      count = page.count;
      let line = place.received;
      for await (const { record, movedFrom } of this.bylines.of(page.records)) {
        if (this.isFull) return;
        line += 1;
        const isTaken = await this.#take(file, line, record);
        const id = idNumber((record as { id?: unknown } | null)?.id, 'W');
        if (isTaken && movedFrom !== null && id !== null)
          await this.stage.takeMerge(file, line, 'W', movedFrom, id);
      }
      // The page stays the one to go on with: its bylines are still to be had.
      if (this.bylines.spent !== null) throw this.bylines.spent;
      if (page.records.length === 0 && place.received === before && before > 0 && before < count)
        throw new Stop('refused', 'OpenAlex has nothing more after the page kept', 200);
      place.received += page.records.length;
      if (page.next !== null) place.cursor = page.next;
    }
    if (place.received < count) {
      const reason = `OpenAlex counts ${count} works and sends ${place.received}`;
      await this.stage.reject(file, place.received, 'other', null, reason);
      this.notes.push(`${reason} (${filter}).`);
    }
  }

  async #take(file: string, line: number, value: unknown): Promise<boolean> {
    this.taken += 1;
    let isTaken = false;
    for (const found of recordsIn({ line, value })) isTaken = await this.stage.take(file, found);
    this.progress.bytes(1);
    this.progress.record();
    return isTaken;
  }
}

/** True if the API answered, and not with what it asks for; it says so of old cursors in several ways. */
function isRefusal(error: unknown): boolean {
  return error instanceof Stop && error.kind !== 'spent' && error.status !== null;
}
