import type { Progress } from '../progress';
import type { InputFile } from './files';
import { type FoundRecord, recordsIn } from './records';
import { type FileValue, fileValues } from './values';

type ValuesOf = (file: string, onBytes: (bytes: number) => void) => AsyncIterable<FileValue>;

/** The first `limit` records of the files in order, each with the file it stood in; tells `progress` on the way. */
export async function* inputRecords(
  files: InputFile[],
  limit: number,
  progress: Progress,
  valuesOf: ValuesOf = fileValues,
): AsyncGenerator<FoundRecord & { file: string }> {
  progress.start(files.reduce((total, file) => total + file.bytes, 0));
  let taken = 0;
  reading: for (const { path: file } of files) {
    for await (const value of valuesOf(file, (bytes) => progress.bytes(bytes))) {
      for (const found of recordsIn(value)) {
        if (taken >= limit) break reading;
        taken += 1;
        yield { file, ...found };
        progress.record();
      }
    }
  }
  progress.end();
}
