const TERMINAL_EVERY = 200;
const ELSEWHERE_EVERY = 10_000;

/** Progress of reading, with rate and time left: one line that is rewritten on a terminal, one each 10 s elsewhere. */
export class Progress {
  #total = 0;
  #bytes = 0;
  #records = 0;
  #began = 0;
  #shown = 0;

  constructor(
    readonly out: NodeJS.WriteStream,
    readonly quiet: boolean,
  ) {}

  start(totalBytes: number): void {
    this.#total = totalBytes;
    this.#began = this.#shown = performance.now();
  }

  /** More to come than was known at the start; in records where there are no bytes. */
  expect(total: number): void {
    this.#total = total;
  }

  bytes(count: number): void {
    this.#bytes += count;
  }

  record(count = 1): void {
    const before = this.#records;
    this.#records += count;
    // The clock is asked now and then only: records come by the ten thousand a second.
    if (this.quiet || before >> 6 === this.#records >> 6) return;
    const now = performance.now();
    if (now - this.#shown < (this.out.isTTY ? TERMINAL_EVERY : ELSEWHERE_EVERY)) return;
    this.#shown = now;
    this.#print();
  }

  /** A line about a step that takes a while. */
  step(text: string): void {
    if (!this.quiet) this.out.write(`${text}\n`);
  }

  end(): void {
    if (this.quiet) return;
    this.#print();
    if (this.out.isTTY) this.out.write('\n');
  }

  #print(): void {
    const seconds = (performance.now() - this.#began) / 1000;
    const share = this.#total === 0 ? 1 : Math.min(1, this.#bytes / this.#total);
    const left = share > 0 && share < 1 ? `, ${duration((seconds / share) * (1 - share))} left` : '';
    const text = `read ${this.#records.toLocaleString('en')} records (${Math.round(share * 100)} %), ${Math.round(this.#records / Math.max(seconds, 0.001)).toLocaleString('en')} a second${left}`;
    this.out.write(this.out.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
  }
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
