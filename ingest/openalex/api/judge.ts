import { fixCharacters, objectOf } from '../../clean/text';
import { budgetRenewal, LONGEST_WAIT, retryAfter } from './retry-after';
import { Stop } from './stop';

/** An answer as it came: status, headers and text. */
export type Reply = { status: number; headers: Headers; text: string };

/** `body` is parsed JSON; for a redirect (301, 308) and for 404 and 410 it is not looked at. */
export type Answer = { status: number; body: unknown; location: string | null };

export type Verdict =
  | { kind: 'answer'; answer: Answer }
  /** `wait` in milliseconds if OpenAlex said how long */
  | { kind: 'retry'; wait: number | null; why: string }
  | { kind: 'stop'; stop: Stop };

const MISSING = new Set([404, 410]);
const MOVED = new Set([301, 308]);
// 403 is documented as "rate limit exceeded; slow down".
const AGAIN = new Set([403, 408, 425, 429]);

/** What to do with an answer: take it, ask again, or stop. */
export function judge(reply: Reply, now: number, hasKey: boolean): Verdict {
  const { status, headers, text } = reply;
  const location = headers.get('location');
  if (MOVED.has(status) || MISSING.has(status))
    return { kind: 'answer', answer: { status, body: null, location } };
  const body = parse(text);
  if (status === 200)
    return body === undefined
      ? { kind: 'retry', wait: null, why: /^\s*</.test(text) ? 'HTML instead of JSON' : 'not JSON' }
      : { kind: 'answer', answer: { status, body, location } };
  const said = messageOf(body);
  // "Plan upgrade required" comes as 429 too, and waiting does not help.
  if (status === 429 && /upgrade/i.test(String(objectOf(body).error))) return refusal(status, said);
  if (status === 429) {
    const renewal = budgetRenewal(headers, said, now);
    if (renewal !== null)
      return {
        kind: 'stop',
        stop: new Stop(
          'spent',
          `The daily budget of the OpenAlex API is spent until ${minute(renewal)} UTC`,
          429,
        ),
      };
  }
  if (AGAIN.has(status) || status >= 500) {
    const wait = retryAfter(headers.get('retry-after'), now);
    return {
      kind: 'retry',
      wait: wait === null ? null : Math.min(wait, LONGEST_WAIT),
      why: `HTTP ${status}`,
    };
  }
  if (status === 401)
    return {
      kind: 'stop',
      stop: new Stop(
        'refused',
        hasKey
          ? 'OpenAlex does not accept the key in OPENALEX_API_KEY'
          : 'OpenAlex asks for a key: set OPENALEX_API_KEY to yours (free, from openalex.org/settings/api)',
        status,
      ),
    };
  return refusal(status, said);
}

function refusal(status: number, said: string): Verdict {
  const why = said === '' ? '' : `: ${said}`;
  return {
    kind: 'stop',
    stop: new Stop('refused', `OpenAlex refuses the request (HTTP ${status})${why}`, status),
  };
}

/** `message`, else `error` of an error answer, in one line of at most 300 characters; '' for none. */
function messageOf(body: unknown): string {
  const { message, error } = objectOf(body);
  const text = [message, error].find((value) => typeof value === 'string' && value !== '');
  return typeof text === 'string' ? fixCharacters(text).slice(0, 300) : '';
}

function minute(time: number): string {
  return new Date(time).toISOString().slice(0, 16).replace('T', ' ');
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
