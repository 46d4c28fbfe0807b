import type { Progress } from '../progress';
import type { InputFiles } from './files';
import { type FoundRecord, recordsIn } from './records';
import { type FileValue, fileValues } from './values';

type ValuesOf = (file: string, onBytes: (bytes: number) => void) => AsyncIterable<FileValue>;

/**
 * The first `limit` records of the files in order, each with the file it stood in; tells `progress` on the way. A file
 * that holds another number of records than a manifest counts in it ends in a fault.
 */
export async function* inputRecords(
  files: InputFiles,
  limit: number,
  progress: Progress,
  valuesOf: ValuesOf = fileValues,
): AsyncGenerator<FoundRecord & { file: string }> {
  progress.start(files.bytes);
  let taken = 0;
  reading: for (const { path: file, records } of files) {
    let line = 0;
    let held = 0;
    for await (const value of valuesOf(file, (bytes) => progress.bytes(bytes))) {
      line = value.line;
      for (const found of recordsIn(value)) {
        if (taken >= limit) break reading;
        taken += 1;
        held += 1;
        yield { file, ...found };
        progress.record();
      }
    }
    if (records !== undefined && held !== records)
      yield { file, line, fault: `the manifest counts ${records} records here, the file holds ${held}` };
  }
  progress.end();
}
