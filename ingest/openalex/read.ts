import type { ReadInput } from '../load';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { recordsIn } from '../read/records';
import { fileValues } from '../read/values';
import { OpenAlexStage } from './stage';

/** Reads OpenAlex files and folders into staging, in the order of the design, section 7. */
export async function openalexInput(
  options: Options,
  abstracts: 'full' | 'start' | 'off',
  progress: Progress,
): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  return async ({ writers, counts }) => {
    const stage = new OpenAlexStage(writers, counts, {
      lastYear: Number(options.date.slice(0, 4)) + 1,
      abstracts,
    });
    progress.start(files.reduce((total, file) => total + file.bytes, 0));
    let taken = 0;
    reading: for (const file of files) {
      for await (const value of fileValues(file.path, (bytes) => progress.bytes(bytes))) {
        for (const record of recordsIn(value)) {
          if (taken >= options.limit) break reading;
          taken += 1;
          await stage.take(file.path, record);
          progress.record();
        }
      }
    }
    await stage.end();
    progress.end();
  };
}
