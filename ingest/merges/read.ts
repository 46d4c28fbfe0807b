import { idNumber } from '#/lib/ids';
import type { ReadInput } from '../load';
import { MERGED_KINDS, type MergedKind } from '../openalex/kinds';
import { OpenAlexStage } from '../openalex/stage';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { fileLines } from '../read/lines';

/** Names of merge lists: OpenAlex's `merged_ids/authors/2022-06-07.csv.gz`, or any CSV or JSON Lines. */
const MERGE_FILE = /\.(?:csv|jsonl|json)(?:\.gz)?$/;

type Merge = { kind: MergedKind; id: number; into: number };

/** One line of a merge list: `merge_date,id,merge_into_id`, `id,merge_into_id`, or {"id", "into"}; null for a heading, a string for a fault. */
export function parseMerge(line: string): Merge | string | null {
  const text = line.trim();
  if (text === '' || /^(?:merge_date,)?id,merge_into_id$/.test(text)) return null;
  const [from, to] = text.startsWith('{') ? fromJson(text) : text.split(',').slice(-2);
  for (const kind of MERGED_KINDS) {
    const id = idNumber(from, kind);
    const into = idNumber(to, kind);
    if (id !== null && into !== null)
      return id === into ? 'merge that leads back to itself' : { kind, id, into };
  }
  return 'merge: not two ids of authors, of works, of institutions or of sources';
}

function fromJson(text: string): [unknown, unknown] {
  try {
    const record = JSON.parse(text) as Record<string, unknown>;
    return [record.id, record.into ?? record.merge_into_id];
  } catch {
    return [null, null];
  }
}

/** Takes the lines of one merge list; what cannot be used is rejected. */
export async function takeMerges(
  file: string,
  stage: OpenAlexStage,
  onBytes: (bytes: number) => void,
): Promise<void> {
  for await (const { line, text, fault } of fileLines(file, onBytes)) {
    // Of a line that is cut the second id may be too: it would be somebody else.
    const merge = fault ?? parseMerge(text);
    if (merge === null) continue;
    if (typeof merge !== 'string') await stage.takeMerge(file, line, merge.kind, merge.id, merge.into);
    else await stage.reject(file, line, 'merges', null, merge);
  }
}

/** Reads lists of merged authors, works, institutions and sources into staging. */
export async function mergesInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths, MERGE_FILE);
  return async ({ writers, counts }) => {
    const stage = new OpenAlexStage(writers, counts, { lastYear: 0, abstracts: 'off' });
    progress.start(files.bytes);
    for (const file of files) await takeMerges(file.path, stage, (bytes) => progress.bytes(bytes));
    progress.end();
  };
}
