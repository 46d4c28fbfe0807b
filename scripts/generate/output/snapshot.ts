import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type EntityFiles, writeManifests } from './manifest';
import { type FileEntry, PartWriter } from './part-writer';

export type Entity = 'works' | 'authors' | 'institutions' | 'sources' | 'topics' | 'concepts';

interface Partition {
  entity: Entity;
  /** `works/updated_date=2026-06-24` */
  path: string;
  part: number;
  writer: PartWriter;
}

/** Real parts hold up to 400,000 records; smaller ones let a small library have several. */
const PART_RECORDS = 12_000;

/** A snapshot in the layout of 2026: a folder for each kind and day, parts of JSON lines, manifests last. */
export class Snapshot {
  readonly #open = new Map<string, Partition>();
  readonly #files = new Map<Entity, FileEntry[]>();

  constructor(
    private readonly out: string,
    private readonly date: string,
  ) {}

  async add(entity: Entity, updated: string, line: string): Promise<void> {
    const path = `${entity}/updated_date=${updated}`;
    let partition = this.#open.get(path);
    if (!partition) {
      await mkdir(join(this.out, 'data/jsonl', path), { recursive: true });
      partition = this.#start(entity, path, 0);
    } else if (partition.writer.records >= PART_RECORDS) {
      await this.#close(partition);
      partition = this.#start(entity, path, partition.part + 1);
    }
    await partition.writer.add(line);
  }

  /** Closes all files and writes the manifests: a manifest says that its files are whole. */
  async finish(): Promise<EntityFiles[]> {
    for (const partition of this.#open.values()) await this.#close(partition);
    const entities = [...this.#files].map(([entity, files]) => ({
      entity,
      files: files.sort((a, b) => (a.url < b.url ? -1 : 1)),
    }));
    await writeManifests(this.out, this.date, entities);
    return entities;
  }

  #start(entity: Entity, path: string, part: number): Partition {
    const partition = {
      entity,
      path,
      part,
      writer: new PartWriter(join(this.out, 'data/jsonl', path, partName(part))),
    };
    this.#open.set(path, partition);
    return partition;
  }

  async #close({ entity, path, part, writer }: Partition): Promise<void> {
    const entry = await writer.close(`s3://openalex/data/jsonl/${path}/${partName(part)}`);
    this.#files.set(entity, [...(this.#files.get(entity) ?? []), entry]);
  }
}

const partName = (part: number): string => `part_${String(part).padStart(4, '0')}.gz`;
