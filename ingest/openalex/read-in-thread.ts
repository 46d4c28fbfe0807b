import { once } from 'node:events';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { StagingWriters } from '../copy/staging';
import type { Counts } from '../counts';
import { fileRecords } from '../read/input-records';
import type { NextFile, ReaderSays, ReaderSetup } from './readers';
import { OpenAlexStage } from './stage';

/** A thread that reads one file after the other into staging, on connections of its own. */
async function main(port: MessagePort, { url, context }: ReaderSetup): Promise<void> {
  const say = (says: ReaderSays) => port.postMessage(says);
  const counts: Counts = {};
  const writers = new StagingWriters(url);
  const stage = new OpenAlexStage(writers, counts, context);
  let records = 0;
  const tell = (bytes: number) => {
    say({ bytes, records });
    records = 0;
  };
  while (true) {
    say('next');
    const [next] = (await once(port, 'message')) as [NextFile];
    if (next === null) break;
    stage.startFile(next.index);
    for await (const { file, ...found } of fileRecords(next.file, tell)) {
      await stage.take(file, found);
      records += 1;
    }
    tell(0);
  }
  await stage.end();
  await writers.end();
  say({ counts });
}

await main(parentPort as MessagePort, workerData as ReaderSetup);
