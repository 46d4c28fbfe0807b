import type { Progress } from '../progress';
import type { InputFile, InputFiles } from './files';
import { type FoundRecord, recordsIn } from './records';
import { type FileValue, fileValues } from './values';

type ValuesOf = (file: string, onBytes: (bytes: number) => void) => AsyncIterable<FileValue>;
/** A record, or a fault in its place, with the file it stood in. */
export type InputRecord = FoundRecord & { file: string };

/**
 * The records of one file. One that holds another number of records than a manifest counts in it ends in a fault.
 * `onBytes` is told of bytes as they are read from disk.
 */
export async function* fileRecords(
  { path: file, records }: InputFile,
  onBytes: (bytes: number) => void,
  valuesOf: ValuesOf = fileValues,
): AsyncGenerator<InputRecord> {
  let line = 0;
  let held = 0;
  for await (const value of valuesOf(file, onBytes)) {
    line = value.line;
    for (const found of recordsIn(value)) {
      held += 1;
      yield { file, ...found };
    }
  }
  if (records !== undefined && held !== records)
    yield { file, line, fault: `the manifest counts ${records} records here, the file holds ${held}` };
}

/** The first `limit` records of the files in order; tells `progress` on the way. */
export async function* inputRecords(
  files: InputFiles,
  limit: number,
  progress: Progress,
  valuesOf: ValuesOf = fileValues,
): AsyncGenerator<InputRecord> {
  progress.start(files.bytes);
  let left = limit;
  reading: for (const file of files) {
    for await (const found of fileRecords(file, (bytes) => progress.bytes(bytes), valuesOf)) {
      if (left === 0) break reading;
      left -= 1;
      yield found;
      progress.record();
    }
  }
  progress.end();
}
