/** Time and chance as the API client sees them, so that tests need not wait. Times are milliseconds. */
export type Clock = { now: () => number; sleep: (ms: number) => Promise<void>; random: () => number };

export const SYSTEM_CLOCK: Clock = {
  now: Date.now,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
};
