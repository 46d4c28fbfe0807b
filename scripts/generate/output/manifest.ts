import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileEntry } from './part-writer';

export interface EntityFiles {
  entity: string;
  files: FileEntry[];
}

/**
 * Writes `data/jsonl/<entity>/manifest.json` and the combined `data/jsonl/manifest.json`, in the form OpenAlex documents since 2026:
 *
 *     entity:   { "date", "format": "jsonl", "entity": "works", "record_count", "content_length",
 *                 "files": [ { "url": "s3://openalex/data/jsonl/works/updated_date=2026-06-24/part_0000.gz",
 *                              "meta": { "content_length", "record_count" } } ] }
 *     combined: { "date", "format": "jsonl", "meta": { "record_count", "content_length" }, "entities": [ one such object each ] }
 *
 * `content_length` is the size of the gzip file. The addresses name the public bucket, as in a downloaded copy;
 * a loader takes what follows `data/jsonl/`.
 */
export async function writeManifests(out: string, date: string, entities: EntityFiles[]): Promise<void> {
  const each = entities.map(({ entity, files }) => ({
    date,
    format: 'jsonl',
    entity,
    ...totals(files),
    files,
  }));
  for (const manifest of each)
    await write(join(out, 'data/jsonl', manifest.entity, 'manifest.json'), manifest);
  await write(join(out, 'data/jsonl/manifest.json'), {
    date,
    format: 'jsonl',
    meta: totals(entities.flatMap(({ files }) => files)),
    entities: each,
  });
}

function totals(files: FileEntry[]): FileEntry['meta'] & { record_count: number } {
  return {
    record_count: files.reduce((sum, { meta }) => sum + meta.record_count, 0),
    content_length: files.reduce((sum, { meta }) => sum + meta.content_length, 0),
  };
}

const write = (path: string, value: unknown): Promise<void> =>
  writeFile(path, `${JSON.stringify(value, null, 1)}\n`);
