import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { addAll, type Counts } from '../counts';
import type { Progress } from '../progress';
import type { InputFile, InputFiles } from '../read/files';
import type { WorkContext } from './work';

/** Each takes some 100 MB; with more of them the server is the one that is waited for. */
const MOST_READERS = 3;
/** Files that the largest is chosen of. */
const FILES_AHEAD = 1000;
/** Bytes as stored that are read sooner than threads start. */
const FEW_BYTES = 16 << 20;

export type ReaderSetup = { url: string; context: WorkContext };
/** What a reader is given when it asks: a file with its place among all, or null at the end. */
export type NextFile = { index: number; file: InputFile } | null;
/** What a reader says: that it wants a file, what it has read since it last spoke, and at its end what it counted. */
export type ReaderSays = 'next' | { bytes: number; records: number } | { counts: Counts };

/** True for files that several threads read sooner than one. */
export function isWorthReaders(files: InputFiles): boolean {
  let bytes = 0;
  let count = 0;
  for (const file of files) {
    bytes += file.bytes;
    count += 1;
    if (count > 1 && bytes > FEW_BYTES) return true;
  }
  return false;
}

/**
 * Reads files into staging, each in a thread as one becomes free, because reading costs a load's longest time on one
 * core. The rows' `seq` tells the order of the files, whoever has read them.
 * @throws what a reader or the server threw; then all readers are stopped.
 */
export async function readTogether(
  files: InputFiles,
  setup: ReaderSetup,
  counts: Counts,
  progress: Progress,
): Promise<void> {
  progress.start(files.bytes);
  const nextFile = filesInTurn(files);
  const workers: Worker[] = [];
  try {
    const readers = Array.from({ length: Math.min(availableParallelism(), MOST_READERS) }, () => {
      const worker = new Worker(new URL('./reader.mjs', import.meta.url), { workerData: setup });
      workers.push(worker);
      return untilEnd(worker, (says) => {
        if (says === 'next') worker.postMessage(nextFile());
        else if ('counts' in says) addAll(counts, says.counts);
        else {
          progress.bytes(says.bytes);
          progress.record(says.records);
        }
      });
    });
    await Promise.all(readers);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  progress.end();
}

/** Of the next files the largest first: else one reader is left alone with it at the end. */
function filesInTurn(files: InputFiles): () => NextFile {
  const turn = files[Symbol.iterator]();
  const ahead: { index: number; file: InputFile }[] = [];
  let index = 0;
  return () => {
    while (ahead.length < FILES_AHEAD) {
      const next = turn.next();
      if (next.done) break;
      ahead.push({ index: index++, file: next.value });
    }
    const largest = ahead.reduce(
      (at, { file }, place) => (file.bytes > (ahead[at]?.file.bytes ?? 0) ? place : at),
      0,
    );
    return ahead.splice(largest, 1)[0] ?? null;
  };
}

function untilEnd(worker: Worker, hear: (says: ReaderSays) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    worker.on('message', (says: ReaderSays) => {
      try {
        hear(says);
      } catch (error) {
        reject(error);
      }
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A reader ended with ${code}.`)),
    );
  });
}
