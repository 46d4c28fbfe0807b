import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type Columns, copyLine } from './encode';

/** Bytes that are sent at once. */
const CHUNK = 1 << 18;

/**
 * Rows into a table by COPY on one connection, waiting when the server is slower than the reader.
 * The connection can do nothing else until `end`.
 */
export class CopyWriter {
  readonly #stream: ReturnType<typeof copyFrom> & NodeJS.WritableStream;
  // Bytes of each row, not one long text: to join that and encode it costs as much as to write its rows.
  #held: Buffer[] = [];
  #bytes = 0;
  #error: Error | null = null;
  readonly #failed: Promise<never>;

  constructor(
    client: pg.ClientBase,
    table: string,
    readonly columns: Columns,
  ) {
    this.#stream = client.query(copyFrom(`COPY ${table} (${Object.keys(columns).join(', ')}) FROM STDIN`));
    this.#failed = new Promise((_, reject) => {
      this.#stream.on('error', (error: Error) => {
        this.#error = error;
        reject(error);
      });
    });
    // Whoever waits for the server hears of it; without anybody waiting the next write does.
    this.#failed.catch(() => {});
  }

  /** Adds a row; a promise only when the caller has to wait for the server. */
  write(row: Record<string, unknown>): Promise<unknown> | undefined {
    if (this.#error) throw this.#error;
    const line = Buffer.from(copyLine(this.columns, row));
    this.#held.push(line);
    this.#bytes += line.length;
    if (this.#bytes < CHUNK || this.#send()) return undefined;
    return Promise.race([once(this.#stream, 'drain'), this.#failed]);
  }

  /** Sends what is held; false when the server is slower. */
  #send(): boolean {
    const chunk = Buffer.concat(this.#held, this.#bytes);
    this.#held = [];
    this.#bytes = 0;
    return this.#stream.write(chunk);
  }

  /** Ends the COPY; rejects with the server's error if there was one. */
  async end(): Promise<void> {
    if (this.#bytes > 0) this.#send();
    this.#stream.end();
    await finished(this.#stream);
  }
}
