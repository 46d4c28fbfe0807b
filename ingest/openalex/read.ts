import type { ReadInput } from '../load';
import { takeMerges } from '../merges/read';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { type InputFiles, inputFiles, isMergeList } from '../read/files';
import { inputRecords } from '../read/input-records';
import { entityKind } from './entities';
import { type Only, readOnly } from './only';
import { isWorthReaders, readTogether } from './readers';
import { OpenAlexStage } from './stage';

/** Parts of a snapshot that hold works, and parts that hold none: with `--only` neither is read in vain. */
const WORKS_PART = /[\\/]works[\\/]updated_date=/;
const OTHER_PART = /[\\/](?:authors|institutions|sources|topics|concepts)[\\/]updated_date=/;

/** Reads OpenAlex files and folders into staging, in the order of the design, section 7. */
export async function openalexInput(
  options: Options,
  abstracts: 'full' | 'start' | 'off',
  progress: Progress,
): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  const only = options.only === null ? null : await readOnly(options.only);
  const context = { lastYear: Number(options.date.slice(0, 4)) + 1, abstracts };
  return async ({ writers, counts, notes }) => {
    const stage = new OpenAlexStage(writers, counts, context);
    const lists = files.filter((file) => isMergeList(file.path));
    const records = files.filter((file) => !isMergeList(file.path));
    if (only) {
      await takeOnly(only, records, stage, progress);
      notes.push(`${only.left.toLocaleString('en')} records were passed over (--only).`);
    } else if (options.limit === Number.POSITIVE_INFINITY && isWorthReaders(records)) {
      await readTogether(records, { url: writers.url, context }, counts, progress);
    } else {
      for await (const { file, ...found } of inputRecords(records, options.limit, progress))
        await stage.take(file, found);
    }
    for (const list of lists) await takeMerges(list.path, stage, () => {});
    await stage.end();
  };
}

/** Works first, because what else is taken depends on whom they name; then the rest, in a second reading. */
async function takeOnly(
  only: Only,
  files: InputFiles,
  stage: OpenAlexStage,
  progress: Progress,
): Promise<void> {
  const isWork = (record: Record<string, unknown>) => entityKind(record.id)?.kind === 'W';
  const isFirst = (file: string) => !OTHER_PART.test(file);
  const firsts = files.filter(({ path }) => isFirst(path));
  for await (const { file, ...found } of inputRecords(firsts, Number.POSITIVE_INFINITY, progress)) {
    if (found.record === undefined) await stage.take(file, found);
    else if (isWork(found.record)) {
      if (only.takesWork(found.record)) await stage.take(file, found);
      else only.left += 1;
    }
  }
  const seconds = files.filter(({ path }) => !WORKS_PART.test(path));
  for await (const { file, ...found } of inputRecords(seconds, Number.POSITIVE_INFINITY, progress)) {
    if (found.record === undefined) {
      // What cannot be read was rejected at the first reading.
      if (!isFirst(file)) await stage.take(file, found);
    } else if (!isWork(found.record)) {
      if (only.takes(found.record)) await stage.take(file, found);
      else only.left += 1;
    }
  }
}
