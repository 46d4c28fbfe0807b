import { LRUCache } from 'lru-cache';
import { type Resolution, resolveAuthor, resolveIdentifier, resolveWork } from '../queries/resolve';
import { resolvePlace } from '../queries/resolve-place';
import type { Sought } from './address';
import { lookUpInTurn } from './in-turn';
import { processWide } from './process-wide';

const known = processWide('resolutions', () => new LRUCache<string, Resolution>({ max: 50_000 }));

function look(sought: Sought): Promise<Resolution> {
  if (sought.page === 'author') return resolveAuthor(sought.segment);
  if (sought.page === 'work') return resolveWork(sought.segment);
  if (sought.page === 'place') return resolvePlace(sought.kind, sought.segment);
  return resolveIdentifier(sought.kind, sought.value);
}

function keyOf(sought: Sought): string {
  if (sought.page === 'identifier') return `${sought.kind} ${sought.value}`;
  return `${sought.page === 'place' ? sought.kind : sought.page} ${sought.segment}`;
}

/** What an address leads to in this version of the library. Misses are not kept: anybody can make up names of nothing. */
export async function resolve(version: number, sought: Sought): Promise<Resolution> {
  const key = `${version} ${keyOf(sought)}`;
  const before = known.get(key);
  if (before) return before;
  const resolution = await lookUpInTurn(() => look(sought));
  if (resolution.status !== 'missing') known.set(key, resolution);
  return resolution;
}
