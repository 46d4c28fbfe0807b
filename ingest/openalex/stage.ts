import { STAND_IN_AUTHORS } from '#/lib/ids';
import type { AbstractMode } from '../clean/abstract';
import { nameOf } from '../clean/name';
import { objectOf, textOf } from '../clean/text';
import type { StagingWriters } from '../copy/staging';
import { add, type Counts, type Kind } from '../counts';
import type { FoundRecord } from '../read/records';
import { isBylineCount, parseBylineCount } from './byline-count';
import { ENTITY_PARSERS, entityKind } from './entities';
import type { MergedKind } from './kinds';
import { Mentions } from './mentions';
import { contentHash, parseWork, updatedFault, workFault } from './work';

/** More records than any file holds, and few enough for two million files. */
const FILE_SEQS = 2 ** 32;

const KIND_NAMES: Record<string, Kind> = {
  W: 'works',
  A: 'authors',
  I: 'institutions',
  S: 'sources',
  T: 'topics',
  C: 'concepts',
};

/** Takes records of OpenAlex files one by one into the staging tables; what cannot be used is rejected with its reason. */
export class OpenAlexStage {
  readonly #mentions = new Mentions();
  #seq = 0;

  constructor(
    readonly writers: StagingWriters,
    readonly counts: Counts,
    readonly context: { lastYear: number; abstracts: AbstractMode },
  ) {}

  /** Of files that several readers read each record keeps its place in the order of all: those of the `index`th file come next. */
  startFile(index: number): void {
    this.#seq = index * FILE_SEQS;
  }

  /** False if the record is rejected. */
  async take(file: string, { line, record, fault }: FoundRecord): Promise<boolean> {
    if (record === undefined) return this.reject(file, line, 'other', null, fault ?? 'no record');
    if (isBylineCount(record)) return this.#takeCount(file, line, record);
    const found = entityKind(record.id);
    if (!found)
      return this.reject(
        file,
        line,
        'other',
        textOf(record.id),
        record.id === undefined ? 'no id' : 'not a work, author, institution, source, topic or concept',
      );
    const kind = KIND_NAMES[found.kind] as Kind;
    const { lastYear } = this.context;
    const reason = found.kind === 'W' ? workFault(record, lastYear) : entityFault(found, record, lastYear);
    if (reason !== null) return this.reject(file, line, kind, `${found.kind}${found.id}`, reason);
    add(this.counts, kind, 'read');
    this.#seq += 1;
    if (found.kind === 'W') await this.#takeWork(record, found.id);
    else await this.#takeEntity(record, found.kind as keyof typeof ENTITY_PARSERS, found.id);
    return true;
  }

  /**
   * OpenAlex leads from one id to another: both are one author, work, institution or source. An author who is led to a
   * stand-in was deleted (ingest/merges/follow.ts); a stand-in itself is nobody, and leads nowhere.
   */
  async takeMerge(file: string, line: number, kind: MergedKind, id: number, into: number): Promise<void> {
    if (kind === 'A' && STAND_IN_AUTHORS.has(id)) {
      await this.reject(file, line, 'merges', `A${id}`, 'stand-in of OpenAlex, not a person');
      return;
    }
    add(this.counts, 'merges', 'read');
    this.#seq += 1;
    await this.writers.write('merge', { seq: this.#seq, kind, id, into_id: into, file, line });
  }

  /** Writes what all records taken here mention; called once, after the last one. */
  async end(): Promise<void> {
    for (const [kind, id, seq, seen_date, seen_work, body] of this.#mentions.rows())
      await this.writers.write('mention', { kind, id, seq, seen_date, seen_work, body });
  }

  async #takeWork(record: Record<string, unknown>, id: number): Promise<void> {
    const isParatext = record.is_paratext === true || record.type === 'paratext';
    const mention = isParatext ? () => {} : this.#mentions.from(String(record.updated_date), id, this.#seq);
    await this.writers.write('work', { seq: this.#seq, ...parseWork(record, id, this.context, mention) });
  }

  async #takeEntity(
    record: Record<string, unknown>,
    kind: keyof typeof ENTITY_PARSERS,
    id: number,
  ): Promise<void> {
    // A record about something else is a weaker witness than any work.
    const mention = this.#mentions.from('', -id, this.#seq);
    const body = ENTITY_PARSERS[kind].parse(record, mention, this.context.lastYear);
    const updated = typeof record.updated_date === 'string' ? record.updated_date : '';
    await this.writers.write('entity', {
      seq: this.#seq,
      kind,
      id,
      updated_date: updated,
      content: contentHash(body),
      body,
    });
  }

  async #takeCount(file: string, line: number, record: Record<string, unknown>): Promise<boolean> {
    const count = parseBylineCount(record, this.context.lastYear);
    if (typeof count === 'string')
      return this.reject(file, line, 'byline counts', textOf(record.author), count);
    add(this.counts, 'byline counts', 'read');
    this.#seq += 1;
    await this.writers.write('byline_count', { seq: this.#seq, ...count });
    return true;
  }

  /** Counts and keeps a reason why something cannot be used; always false. */
  async reject(
    file: string,
    line: number,
    kind: Kind,
    entity: string | null,
    reason: string,
  ): Promise<false> {
    add(this.counts, kind, 'read');
    add(this.counts, kind, 'rejected');
    await this.writers.write('reject', { file, line, entity, reason });
    return false;
  }
}

function entityFault(
  found: { kind: string; id: number },
  record: Record<string, unknown>,
  lastYear: number,
): string | null {
  const updated = record.updated_date;
  if (typeof updated === 'string' && updated !== '') {
    const fault = updatedFault(updated, lastYear);
    if (fault !== null) return fault;
  }
  if (found.kind === 'A' && STAND_IN_AUTHORS.has(found.id)) return 'stand-in of OpenAlex, not a person';
  const { wholeKeys } = ENTITY_PARSERS[found.kind as keyof typeof ENTITY_PARSERS];
  if (!wholeKeys.some((key) => key in objectOf(record))) return `partial answer: no ${wholeKeys[0]}`;
  return nameOf(record.display_name) === null ? 'no display_name' : null;
}
