import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createGunzip, type Gunzip } from 'node:zlib';

const PIECE = 1 << 15;

/**
 * What a gzip file holds. Where it breaks off or is damaged, all that stood before comes first, then the error is thrown.
 * `onBytes` is told of bytes as they are read from disk.
 */
export async function* unzipped(file: string, onBytes: (bytes: number) => void): AsyncGenerator<Buffer> {
  let made = 0;
  let place = 0;
  try {
    for await (const { bytes, next } of inflate(file, onBytes, () => PIECE)) {
      place = next;
      made += bytes.length;
      yield bytes;
    }
  } catch (error) {
    // Node drops what it made of a piece that turns out to be damaged: once more, that piece byte by byte.
    let known = made;
    try {
      for await (const { bytes } of inflate(
        file,
        () => {},
        (at) => (at < place ? PIECE : 1),
      )) {
        const fresh = bytes.subarray(known);
        known = Math.max(0, known - bytes.length);
        if (fresh.length > 0) yield fresh;
      }
    } catch {}
    throw error;
  }
}

/** Unzips piece by piece and hands on all that a piece gave before the next; `next` is where that begins in the file. */
async function* inflate(
  file: string,
  onBytes: (bytes: number) => void,
  sizeAt: (place: number) => number,
): AsyncGenerator<{ bytes: Buffer; next: number }> {
  const unzip = createGunzip({ chunkSize: 1 << 18 });
  const made: Buffer[] = [];
  unzip.on('data', (bytes: Buffer) => made.push(bytes));
  let next = 0;
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
      onBytes(chunk.length);
      for (let start = 0; start < chunk.length; ) {
        const piece = chunk.subarray(start, start + sizeAt(next));
        await written(unzip, piece);
        start += piece.length;
        next += piece.length;
        for (const bytes of made.splice(0)) yield { bytes, next };
      }
    }
    unzip.end();
    await once(unzip, 'end');
    for (const bytes of made.splice(0)) yield { bytes, next };
  } finally {
    unzip.destroy();
  }
}

// Of a damaged piece the callback of `write` hears nothing.
function written(unzip: Gunzip, piece: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    unzip.once('error', reject);
    unzip.write(piece, () => {
      unzip.off('error', reject);
      resolve();
    });
  });
}
