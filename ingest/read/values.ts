import { createReadStream } from 'node:fs';
import type { Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

/** A JSON value of a file, or the reason why a line holds none. Lines count from 1. */
export type FileValue = { line: number; value?: unknown; fault?: string };

// V8 cannot hold longer strings; a longer line is a fault of the file, and a longer pretty-printed document too.
const MAX_TEXT = 256 * 1024 * 1024;

/**
 * Values of a JSON or JSON Lines file, plain or gzip, streaming: one a line, or the whole file where its first line
 * is no value of its own. A dump of one item a line (`[`, items that end in a comma, `]`) is read by lines too.
 * Never throws for what the file holds: a fault is yielded in its place.
 * `onBytes` is told of bytes as they are read from disk.
 */
export async function* fileValues(file: string, onBytes: (bytes: number) => void): AsyncGenerator<FileValue> {
  let line = 0;
  let opening: string[] | null = [];
  let openingLength = 0;
  let isDump = false;
  try {
    for await (const text of fileLines(file, onBytes)) {
      line += 1;
      if (text === null) {
        yield { line, fault: `line longer than ${MAX_TEXT} bytes` };
        continue;
      }
      if (opening !== null) {
        isDump = opening.length === 1 && opening[0]?.trim() === '[';
        const first = opening.length === 0 || isDump ? parse(text) : recordAfter(opening[0] ?? '', text);
        if (first === undefined && openingLength + text.length <= MAX_TEXT) {
          if (opening.length > 0 || text.trim() !== '') opening.push(text);
          openingLength += text.length;
          continue;
        }
        if (first === undefined || !isDump)
          yield* opening.map((held, index) => ({ line: index + 1, ...asValue(held) }));
        opening = null;
        if (first !== undefined) {
          yield { line, value: first };
          continue;
        }
      }
      const isBlank = text.trim() === '' || (isDump && text.trim() === ']');
      if (!isBlank) yield { line, ...asValue(text) };
    }
  } catch (error) {
    yield {
      line,
      fault: `file cannot be read to its end: ${error instanceof Error ? error.message : 'unknown error'}`,
    };
  }
  if (opening !== null && opening.length > 0) yield* wholeOrLines(opening);
}

/** A line that is a record by itself, after a first one that opens no longer document: then the file is one of lines. */
function recordAfter(firstLine: string, text: string): unknown {
  const isDocument = /[[{,:]\s*$/.test(firstLine);
  const isOne =
    !isDocument && text.startsWith('{') && /"(?:id|results|author|work)"/.test(text.slice(0, 2000));
  return isOne ? parse(text) : undefined;
}

function* wholeOrLines(held: string[]): Generator<FileValue> {
  const whole = parse(held.join('\n'));
  if (whole !== undefined) yield { line: 1, value: whole };
  else
    for (const [index, text] of held.entries())
      if (text.trim() !== '') yield { line: index + 1, ...asValue(text) };
}

function asValue(text: string): { value: unknown } | { fault: string } {
  const value = parse(text);
  return value === undefined ? { fault: 'not JSON' } : { value };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    const item = text.trimEnd();
    return item.endsWith(',') ? parse(item.slice(0, -1)) : undefined;
  }
}

/** Lines of a file as text; null for one that is too long. */
export async function* fileLines(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<string | null> {
  const counted = createReadStream(file, { highWaterMark: 1 << 20 });
  counted.on('data', (chunk) => onBytes(chunk.length));
  const bytes: NodeJS.ReadableStream = file.endsWith('.gz') ? counted.pipe(gunzip(counted)) : counted;
  let held: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, start)) {
      const piece = chunk.subarray(start, end);
      yield length + piece.length > MAX_TEXT ? null : text(held, piece);
      held = [];
      length = 0;
      start = end + 1;
    }
    const rest = chunk.subarray(start);
    length += rest.length;
    // What is too long is not kept, only counted.
    if (length <= MAX_TEXT) held.push(rest);
    else held = [];
  }
  if (length > MAX_TEXT) yield null;
  else if (length > 0) yield text(held, Buffer.alloc(0));
}

function text(held: Buffer[], last: Buffer): string {
  const whole = held.length === 0 ? last : Buffer.concat([...held, last]);
  return whole.toString('utf8').replace(/^\uFEFF/, '');
}

// pipe() does not carry a read error on; destroying the unzipper does.
function gunzip(source: NodeJS.ReadableStream): Transform {
  const unzip = createGunzip({ chunkSize: 1 << 18 });
  source.on('error', (error) => unzip.destroy(error));
  return unzip;
}
