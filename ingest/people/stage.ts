import type { StagingWriters } from '../copy/staging';
import { add, type Counts, type Kind } from '../counts';
import { contentHash } from '../openalex/work';
import type { PersonRow } from './record';

export const PERSON_KINDS = { orcid: 'ORCID records', wikidata: 'Wikidata items' } as const satisfies Record<
  string,
  Kind
>;
export type PersonSource = keyof typeof PERSON_KINDS;

/** Takes parsed records of ORCID or Wikidata one by one into staging; what cannot be used is rejected with its reason. */
export class PeopleStage {
  #seq = 0;

  constructor(
    readonly writers: StagingWriters,
    readonly counts: Counts,
    readonly source: PersonSource,
  ) {}

  /** A row, a reason why there is none, or null for a record about something else. */
  async take(file: string, line: number, row: PersonRow | string | null): Promise<void> {
    const kind = PERSON_KINDS[this.source];
    add(this.counts, row === null ? 'other' : kind, 'read');
    if (row === null) return;
    if (typeof row === 'string') return this.#reject(file, line, kind, null, row);
    this.#seq += 1;
    const { key, updated, body, refs, faults } = row;
    await this.writers.write('person', {
      seq: this.#seq,
      source: this.source,
      key,
      updated_date: updated,
      content: contentHash(body),
      body,
      refs,
    });
    for (const fault of faults) {
      add(this.counts, 'dates', 'read');
      await this.#reject(file, line, 'dates', key, fault);
    }
  }

  async #reject(
    file: string,
    line: number,
    kind: Kind,
    entity: string | null,
    reason: string,
  ): Promise<void> {
    add(this.counts, kind, 'rejected');
    await this.writers.write('reject', { file, line, entity, reason });
  }
}
