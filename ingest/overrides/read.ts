import { fold } from '#/lib/fold';
import { idNumber } from '#/lib/ids';
import { slugOf } from '../clean/slug';
import { listOf, textOf } from '../clean/text';
import { add } from '../counts';
import type { ReadInput } from '../load';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { inputRecords } from '../read/input-records';

/** The librarian's last word on an author. Hidden names are kept as folds and slugs only, never as they are written. */
export type Override = {
  author_id: number;
  name: string | null;
  hide_folds: string[];
  hide_slugs: string[];
  hide_orcid: boolean;
  hide: boolean;
};

/** A line {"author", "name"?, "hideNames"?, "hideOrcid"?, "hide"?}, or the reason why it cannot be used. With nothing but the author it takes an override back. */
export function parseOverride(record: Record<string, unknown>): Override | string {
  const author = idNumber(record.author, 'A');
  if (author === null) return 'override: author is no author id';
  const hidden = listOf(record.hideNames)
    .map((name) => textOf(name))
    .filter((name) => name !== null);
  return {
    author_id: author,
    name: textOf(record.name),
    hide_folds: [...new Set(hidden.map(fold))].filter((folded) => folded !== ''),
    hide_slugs: [...new Set(hidden.map((name) => slugOf(name)))].filter((slug) => slug !== ''),
    hide_orcid: record.hideOrcid === true,
    hide: record.hide === true,
  };
}

/** Reads overrides from JSON Lines into staging. */
export async function overridesInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  return async ({ writers, counts }) => {
    let seq = 0;
    for await (const { file, line, record, fault } of inputRecords(files, options.limit, progress)) {
      add(counts, 'overrides', 'read');
      const override = record === undefined ? (fault ?? 'no record') : parseOverride(record);
      if (typeof override !== 'string') await writers.write('override', { seq: ++seq, ...override });
      else {
        add(counts, 'overrides', 'rejected');
        await writers.write('reject', { file, line, entity: null, reason: override });
      }
    }
  };
}
