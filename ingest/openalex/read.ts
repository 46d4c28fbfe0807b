import type { ReadInput } from '../load';
import { takeMerges } from '../merges/read';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles, isMergeList } from '../read/files';
import { inputRecords } from '../read/input-records';
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
    const lists = files.filter((file) => isMergeList(file.path));
    const records = files.filter((file) => !isMergeList(file.path));
    for await (const { file, ...found } of inputRecords(records, options.limit, progress))
      await stage.take(file, found);
    for (const list of lists) await takeMerges(list.path, stage, () => {});
    await stage.end();
  };
}
