const TERMINAL_EVERY = 200;
const ELSEWHERE_EVERY = 10_000;

/** Where progress is told: standard error, or what a test looks at. */
export type ProgressOut = { write: (text: string) => unknown; isTTY?: boolean };

/**
 * Progress of a load: what it does just now, with rate and time left while it reads. One line that is rewritten on a
 * terminal, one each 10 s elsewhere, whatever is being done and however long one record takes.
 */
export class Progress {
  #total = 0;
  #bytes = 0;
  #records = 0;
  #began = 0;
  #now: (() => string) | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isOpen = false;

  constructor(
    readonly out: ProgressOut,
    readonly quiet: boolean,
  ) {}

  start(totalBytes: number): void {
    this.#total = totalBytes;
    this.#began = performance.now();
    this.#tell(() => this.#reading());
  }

  /** More to come than was known at the start; in records where there are no bytes. */
  expect(total: number): void {
    this.#total = total;
  }

  bytes(count: number): void {
    this.#bytes += count;
  }

  record(count = 1): void {
    this.#records += count;
  }

  /** A line about a stage that takes a while. */
  step(text: string): void {
    this.#close();
    if (!this.quiet) this.out.write(`${text}\n`);
  }

  /** What a stage is at, told as long as it lasts. */
  doing(what: string): void {
    const began = performance.now();
    this.#tell(() => `${what}, ${duration((performance.now() - began) / 1000)}`);
  }

  /** The last line about reading. */
  end(): void {
    if (!this.quiet) this.#print(this.#reading());
    this.#close();
    this.#now = null;
  }

  /** Nothing is told any more. */
  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#close();
    this.#now = null;
  }

  #tell(now: () => string): void {
    if (this.quiet) return;
    this.#now = now;
    // It must not keep a process alive that has nothing else to do.
    this.#timer ??= setInterval(
      () => this.#now && this.#print(this.#now()),
      this.out.isTTY ? TERMINAL_EVERY : ELSEWHERE_EVERY,
    ).unref();
  }

  #print(text: string): void {
    this.out.write(this.out.isTTY ? `\r\x1b[K${text}` : `${text}\n`);
    this.#isOpen = this.out.isTTY === true;
  }

  #close(): void {
    if (this.#isOpen) this.out.write('\n');
    this.#isOpen = false;
  }

  #reading(): string {
    const seconds = (performance.now() - this.#began) / 1000;
    const share = this.#total === 0 ? 1 : Math.min(1, this.#bytes / this.#total);
    const left = share > 0 && share < 1 ? `, ${duration((seconds / share) * (1 - share))} left` : '';
    return `read ${this.#records.toLocaleString('en')} records (${Math.round(share * 100)} %), ${Math.round(this.#records / Math.max(seconds, 0.001)).toLocaleString('en')} a second${left}`;
  }
}

function duration(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
