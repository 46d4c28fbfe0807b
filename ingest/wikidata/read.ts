import type { ReadInput } from '../load';
import type { Options } from '../options';
import { PeopleStage } from '../people/stage';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { inputRecords } from '../read/input-records';
import { entitiesIn } from './envelopes';
import { parseItem } from './item';

/** Reads Wikidata entities into staging: dump, `Special:EntityData` and `wbgetentities` answers, edit stream. */
export async function wikidataInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  return async ({ writers, counts }) => {
    const stage = new PeopleStage(writers, counts, 'wikidata');
    const lastYear = Number(options.date.slice(0, 4)) + 1;
    for await (const { file, line, record, fault } of inputRecords(files, options.limit, progress)) {
      if (record === undefined) await stage.take(file, line, fault ?? 'no record');
      else for (const entity of entitiesIn(record)) await stage.take(file, line, parseItem(entity, lastYear));
    }
  };
}
