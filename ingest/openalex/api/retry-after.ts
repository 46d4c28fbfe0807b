/** Longer waits are not waited for: the budget is spent until the day is over. */
export const LONGEST_WAIT = 120_000;

/** Milliseconds that a Retry-After header asks for, as seconds or as an HTTP date; null for none, a past one or nonsense. */
export function retryAfter(value: string | null, now: number): number | null {
  const text = value?.trim() ?? '';
  const wait = /^\d{1,9}(?:\.\d+)?$/.test(text)
    ? Number(text) * 1000
    : /[a-z]/i.test(text)
      ? Date.parse(text) - now
      : 0;
  return wait > 0 ? wait : null;
}

/**
 * When the daily budget is renewed (milliseconds since 1970), for an answer 429 that says it is spent; null if it
 * only says "slower". OpenAlex answers both with 429 (seen 2026): "Insufficient budget … Resets at midnight UTC" with
 * hours in Retry-After, and "Rate limit exceeded: 100 requests per second. Please slow down" with one second.
 */
export function budgetRenewal(headers: Headers, message: string, now: number): number | null {
  const wait = retryAfter(headers.get('retry-after'), now);
  const isTooFast = /per second|slow down/i.test(message);
  const isSpent =
    !isTooFast && (/budget|daily|midnight|credits/i.test(message) || lacksCredits(headers, wait));
  if (!isSpent && (wait ?? 0) <= LONGEST_WAIT) return null;
  const reset = wait ?? retryAfter(headers.get('x-ratelimit-reset'), now);
  return reset === null ? nextMidnight(now) : now + reset;
}

function lacksCredits(headers: Headers, wait: number | null): boolean {
  const left = headers.get('x-ratelimit-remaining');
  return (
    wait === null && left !== null && Number(left) < Number(headers.get('x-ratelimit-credits-required') ?? 1)
  );
}

function nextMidnight(now: number): number {
  const day = 86_400_000;
  return (Math.floor(now / day) + 1) * day;
}
