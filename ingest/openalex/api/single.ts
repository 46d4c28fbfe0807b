import { type EntityLetter, idNumber, STAND_IN_AUTHORS } from '#/lib/ids';
import { objectOf } from '../../clean/text';
import type { ApiClient } from './client';
import { Stop } from './stop';

type Json = Record<string, unknown>;

/** A record under the id in its body; `isMoved` if OpenAlex led there from another one. */
export type Single =
  | { kind: 'record'; id: number; record: Json; isMoved: boolean }
  | { kind: 'missing' }
  | { kind: 'stand-in' }
  | { kind: 'fault'; reason: string };

const MOST_MOVES = 5;

/**
 * One record by its id or by another identifier (`orcid:…`). Redirects of merged records are followed by the id
 * they name, never to another host. A record under another id than asked for is taken only from a redirect.
 * @throws Stop when OpenAlex gives no usable answer.
 */
export async function fetchSingle(client: ApiClient, letter: 'A' | 'W', asked: string): Promise<Single> {
  const folder = letter === 'A' ? 'authors' : 'works';
  const seen = new Set<string>();
  let wanted = asked;
  while (!seen.has(wanted) && seen.size <= MOST_MOVES) {
    seen.add(wanted);
    const { status, body, location } = await client.get(`/${folder}/${wanted}`);
    if (status === 404 || status === 410) return { kind: 'missing' };
    if (status === 200) return readSingle(body, letter, asked, wanted);
    const next = idInAddress(location, letter);
    if (next === null) return { kind: 'fault', reason: 'redirect to no record' };
    if (letter === 'A' && STAND_IN_AUTHORS.has(next)) return { kind: 'stand-in' };
    wanted = `${letter}${next}`;
  }
  return { kind: 'fault', reason: 'redirects that do not end' };
}

function readSingle(body: unknown, letter: EntityLetter, asked: string, wanted: string): Single {
  const record = objectOf(body);
  const id = idNumber(record.id, letter);
  if (id === null) return { kind: 'fault', reason: 'answer without an id' };
  if (letter === 'A' && STAND_IN_AUTHORS.has(id)) return { kind: 'stand-in' };
  const isById = idNumber(wanted, letter) !== null;
  const isMoved = isById && wanted !== asked;
  if (isById && !isMoved && id !== idNumber(asked, letter))
    return { kind: 'fault', reason: `answer of another id (${letter}${id}) without a redirect` };
  return { kind: 'record', id, record, isMoved: isMoved && id !== idNumber(asked, letter) };
}

function idInAddress(location: string | null, letter: EntityLetter): number | null {
  const last = /([^/?#]+)\/?(?:[?#].*)?$/.exec(location ?? '')?.[1];
  return idNumber(last, letter);
}

/** As `fetchSingle`, with a reason in place of a Stop, except for a spent budget. */
export async function trySingle(client: ApiClient, letter: 'A' | 'W', asked: string): Promise<Single> {
  try {
    return await fetchSingle(client, letter, asked);
  } catch (error) {
    if (error instanceof Stop && error.kind !== 'spent') return { kind: 'fault', reason: error.message };
    throw error;
  }
}
