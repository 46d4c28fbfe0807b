import type { FileValue } from './values';

/** A record in an envelope-free form, with the line it stood on. */
export type FoundRecord = { line: number; record?: Record<string, unknown>; fault?: string };

/** The records in a value: an API page's results, a bare array's items, or the object itself. A `group_by` answer is a fault. */
export function* recordsIn({ line, value, fault }: FileValue): Generator<FoundRecord> {
  if (fault !== undefined) yield { line, fault };
  else yield* unwrap(value, line, 0);
}

/** Pages of records in a list is the deepest that occurs. */
const DEEPEST = 4;

function* unwrap(value: unknown, line: number, depth: number): Generator<FoundRecord> {
  if (depth > DEEPEST) {
    yield { line, fault: 'no record: lists within lists' };
    return;
  }
  if (Array.isArray(value)) {
    for (const item of value) yield* unwrap(item, line, depth + 1);
  } else if (typeof value === 'object' && value !== null) {
    const record = value as Record<string, unknown>;
    if (Array.isArray(record.group_by) && record.group_by.length > 0)
      yield { line, fault: 'group_by answer: counts the institutions of all authors of the works' };
    else if (Array.isArray(record.results))
      for (const item of record.results) yield* unwrap(item, line, depth + 1);
    else if (typeof record.error === 'string' && record.id === undefined)
      yield { line, fault: 'error answer' };
    else yield { line, record };
  } else yield { line, fault: 'no record: not an object' };
}
