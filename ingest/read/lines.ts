import { createReadStream } from 'node:fs';
import { unzipped } from './unzip';

/** How the fault of a file that breaks off begins. */
export const UNREADABLE = 'file cannot be read to its end';

/** A line of a file, or why there is none; with a file that breaks off `text` is what stands of its last line. Lines count from 1. */
export type FileLine =
  | { line: number; text: string; fault?: undefined }
  | { line: number; text: string | null; fault: string };

/** The longest line in bytes. The largest records are of some 20 MB; what is longer would cost the load's memory several times over. */
export const LONGEST_LINE = 64 * 1024 * 1024;

const TOO_LONG = `line longer than ${LONGEST_LINE >> 20} MB: write one record a line`;

/**
 * Lines of a plain or gzip file as text. What is too long is not kept, only passed over; never throws for what the file holds.
 * `onBytes` is told of bytes as they are read from disk.
 */
export async function* fileLines(file: string, onBytes: (bytes: number) => void): AsyncGenerator<FileLine> {
  let line = 1;
  let held: Buffer[] = [];
  let length = 0;
  const take = (piece: Buffer) => {
    length += piece.length;
    if (length <= LONGEST_LINE) held.push(piece);
    else held = [];
  };
  const end = (): FileLine => {
    const found: FileLine =
      length > LONGEST_LINE ? { line, text: null, fault: TOO_LONG } : { line, text: textOf(held) };
    line += 1;
    held = [];
    length = 0;
    return found;
  };
  try {
    for await (const chunk of /\.gz$/i.test(file) ? unzipped(file, onBytes) : plain(file, onBytes)) {
      let start = 0;
      for (let at = chunk.indexOf(10); at !== -1; at = chunk.indexOf(10, start)) {
        take(chunk.subarray(start, at));
        yield end();
        start = at + 1;
      }
      if (start < chunk.length) take(chunk.subarray(start));
    }
    if (length > 0) yield end();
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'unknown error';
    yield { ...end(), fault: `${UNREADABLE}: ${reason}` };
  }
}

async function* plain(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    onBytes(chunk.length);
    yield chunk;
  }
}

function textOf(held: Buffer[]): string {
  const whole = held.length === 1 ? (held[0] as Buffer) : Buffer.concat(held);
  return whole.toString('utf8').replace(/^\uFEFF/, '');
}
