/** Prints one line every ten seconds: how far, how fast, how long still. */
export class Progress {
  readonly #start = Date.now();
  #next = this.#start + 10_000;

  constructor(
    private readonly what: string,
    private readonly total: number,
  ) {}

  at(done: number): void {
    const now = Date.now();
    if (now < this.#next) return;
    this.#next = now + 10_000;
    const rate = (done * 1000) / (now - this.#start);
    console.log(
      `${this.what}: ${done.toLocaleString('en')} of ${this.total.toLocaleString('en')}, ${Math.round(rate).toLocaleString('en')} per second, ${Math.round((this.total - done) / rate)} s left`,
    );
  }
}
