/** Whoever waits longer for a page has gone; what was asked of the database ends by its own limits. */
export const ANSWER_MS = 20_000;

/** The result of some work, or a rejection if it takes longer than so many milliseconds. */
export function within<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer from the database in ${ms} ms`)), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
