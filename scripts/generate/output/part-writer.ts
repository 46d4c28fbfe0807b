import { createWriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';
import { createGzip, type Gzip } from 'node:zlib';

export interface FileEntry {
  url: string;
  meta: { content_length: number; record_count: number };
}

const SIZE = 1 << 18;

/**
 * Writes one gzip file of JSON lines. Text goes into two buffers in turn: one fills while the other is compressed,
 * and no memory is taken anew, so that the process stays as small at a million works as at a thousand.
 */
export class PartWriter {
  records = 0;
  #filling = Buffer.allocUnsafe(SIZE);
  #other = Buffer.allocUnsafe(SIZE);
  #used = 0;
  #compressing: Promise<void> = Promise.resolve();
  readonly #gzip: Gzip;
  readonly #done: Promise<void>;
  readonly #bytes: () => number;

  constructor(path: string) {
    const file = createWriteStream(path);
    this.#gzip = createGzip({ level: 1, chunkSize: 1 << 16 });
    this.#gzip.pipe(file);
    this.#done = finished(file);
    this.#bytes = () => file.bytesWritten;
  }

  async add(line: string): Promise<void> {
    this.records++;
    // Three bytes are the most that one unit of a string can take.
    if (this.#used + line.length * 3 + 1 > SIZE) await this.#flush();
    if (line.length * 3 + 1 > SIZE) return this.#compress(Buffer.from(`${line}\n`));
    this.#used += this.#filling.write(line, this.#used);
    this.#used += this.#filling.write('\n', this.#used);
  }

  async close(url: string): Promise<FileEntry> {
    await this.#flush();
    await this.#compressing;
    this.#gzip.end();
    await this.#done;
    return { url, meta: { content_length: this.#bytes(), record_count: this.records } };
  }

  async #flush(): Promise<void> {
    const full = this.#filling.subarray(0, this.#used);
    [this.#filling, this.#other] = [this.#other, this.#filling];
    this.#used = 0;
    await this.#compress(full);
  }

  /** Waits for the piece before, then hands this one over: the buffer now being filled is free by then. */
  async #compress(piece: Buffer): Promise<void> {
    await this.#compressing;
    if (piece.length === 0) return;
    this.#compressing = new Promise((resolve, reject) =>
      this.#gzip.write(piece, (error) => (error ? reject(error) : resolve())),
    );
  }
}
