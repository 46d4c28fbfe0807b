import type { Env } from '#/lib/env';
import { errorText } from '#/lib/setup/failure';
import { fixCharacters } from '../../clean/text';
import { SYSTEM_CLOCK } from './clock';
import { type Answer, judge, type Reply } from './judge';
import { Stop } from './stop';

/** Where and as whom to ask. `contact`: an e-mail or web address for the User-Agent. */
export type ApiSettings = { base: string; key: string | null; contact: string | null };

/** The settings of this process's environment. */
export function apiSettings(env: Env): ApiSettings {
  return { base: env.openalexApiUrl, key: env.openalexApiKey, contact: env.contact };
}

const TRIES = 6;
const FIRST_PAUSE = 1000;
const TIMEOUT = 60_000;
// A longer answer is no page of 100 records.
const MAX_BYTES = 256 * 1024 * 1024;

/** Asks the OpenAlex API one thing at a time, as often as it takes. The key leaves it only as `api_key` to `base`. */
export class ApiClient {
  constructor(
    readonly settings: ApiSettings,
    readonly clock = SYSTEM_CLOCK,
    readonly timeout = TIMEOUT,
  ) {}

  /**
   * GET of a path: an answer 200, 301, 308, 404 or 410. Rate limits, errors of the server, broken connections and
   * what is no JSON are tried again, with pauses. Redirects are not followed here.
   * @throws Stop for everything else, with a message that never holds the key.
   */
  async get(path: string, parameters: Record<string, string> = {}): Promise<Answer> {
    for (let attempt = 1; ; attempt += 1) {
      const reply = await this.#send(path, parameters);
      const verdict =
        typeof reply === 'string'
          ? { kind: 'retry' as const, wait: null, why: reply }
          : judge(reply, this.clock.now(), this.settings.key !== null);
      if (verdict.kind === 'answer') return verdict.answer;
      if (verdict.kind === 'stop')
        throw new Stop(verdict.stop.kind, this.#withoutKey(verdict.stop.message), verdict.stop.status);
      if (attempt === TRIES)
        throw new Stop(
          'silent',
          this.#withoutKey(`OpenAlex gave no usable answer in ${TRIES} tries (${verdict.why})`),
          typeof reply === 'string' ? null : reply.status,
        );
      await this.clock.sleep(verdict.wait ?? this.#pause(attempt));
    }
  }

  /** Doubles, and differs by up to a half, so that two loads do not knock together. */
  #pause(attempt: number): number {
    return FIRST_PAUSE * 2 ** (attempt - 1) * (1 + this.clock.random() / 2);
  }

  /** The answer, or why there is none. */
  async #send(path: string, parameters: Record<string, string>): Promise<Reply | string> {
    const { base, key } = this.settings;
    const query = new URLSearchParams({
      ...parameters,
      ...(key === null ? {} : { api_key: key }),
    }).toString();
    try {
      const response = await fetch(`${base}${path}${query === '' ? '' : `?${query}`}`, {
        headers: { 'User-Agent': this.#userAgent(), Accept: 'application/json' },
        redirect: 'manual',
        signal: AbortSignal.timeout(this.timeout),
      });
      return { status: response.status, headers: response.headers, text: await textOf(response) };
    } catch (error) {
      if (error instanceof Error && error.name === 'TimeoutError')
        return `nothing in ${this.timeout / 1000} s`;
      return fixCharacters(errorText(error instanceof Error && error.cause ? error.cause : error));
    }
  }

  #userAgent(): string {
    const { contact } = this.settings;
    const who = contact === null ? '' : contact.includes('://') ? `; +${contact}` : `; mailto:${contact}`;
    return `Byline (author pages of a research library${who})`;
  }

  /** Servers echo what they were asked. */
  #withoutKey(text: string): string {
    const { key } = this.settings;
    if (key === null) return text;
    return text.replaceAll(key, '…').replaceAll(encodeURIComponent(key), '…');
  }
}

async function textOf(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    if (length > MAX_BYTES) throw new Error(`an answer of more than ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks)
    .toString('utf8')
    .replace(/^\uFEFF/, '');
}
