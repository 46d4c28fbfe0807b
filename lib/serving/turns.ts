type Waiting = { go: () => void; timer: NodeJS.Timeout };

/** Gives back a turn; a second call does nothing. */
export type GiveBack = () => void;

/**
 * So many at once, the others after them in the order they came: waiting is better than being sent away. Only so many
 * wait and only so long, so that nobody holds a place for an answer that is not waited for any more.
 */
export class Turns {
  #taken = 0;
  readonly #waiting = new Set<Waiting>();

  constructor(
    readonly atOnce: number,
    readonly mostWaiting: number,
    readonly longestMs: number,
  ) {}

  /** Waits for a turn. @throws at once if too many wait, and after `longestMs`. */
  async take(): Promise<GiveBack> {
    if (this.#taken < this.atOnce) this.#taken += 1;
    else await this.#wait();
    let isHeld = true;
    return () => {
      if (isHeld) this.#next();
      isHeld = false;
    };
  }

  /** Some work in its turn. @throws as `take`, and what the work throws. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const giveBack = await this.take();
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  #wait(): Promise<void> {
    if (this.#waiting.size >= this.mostWaiting)
      return Promise.reject(new Error(`${this.#waiting.size} wait for their turn already`));
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        go: resolve,
        timer: setTimeout(() => {
          this.#waiting.delete(waiting);
          reject(new Error(`no turn in ${this.longestMs} ms`));
        }, this.longestMs),
      };
      this.#waiting.add(waiting);
    });
  }

  /** The turn goes to who has waited longest. */
  #next(): void {
    const [first] = this.#waiting;
    if (first === undefined) {
      this.#taken -= 1;
      return;
    }
    this.#waiting.delete(first);
    clearTimeout(first.timer);
    first.go();
  }
}
