import { parseWithWords } from '../clean/inverted-index';
import { fileLines, LONGEST_LINE } from './lines';

/** A JSON value of a file, or the reason why a line holds none. Lines count from 1. */
export type FileValue = { line: number; value?: unknown; fault?: string };

/**
 * Values of a JSON or JSON Lines file, plain or gzip, streaming: one a line, or the whole file where its first line
 * is no value of its own. A dump of one item a line (`[`, items that end in a comma, `]`) is read by lines too.
 * Never throws for what the file holds: a fault is yielded in its place.
 * `onBytes` is told of bytes as they are read from disk.
 */
export async function* fileValues(file: string, onBytes: (bytes: number) => void): AsyncGenerator<FileValue> {
  let opening: string[] | null = [];
  let openingLength = 0;
  let isDump = false;
  for await (const { line, text, fault } of fileLines(file, onBytes)) {
    if (fault !== undefined) {
      // The last record may be whole where only the end of the file is missing.
      const last = text === null ? undefined : parse(text);
      if (last !== undefined) yield { line, value: last };
      yield { line, fault };
      continue;
    }
    if (opening !== null) {
      isDump = opening.length === 1 && opening[0]?.trim() === '[';
      const first = opening.length === 0 || isDump ? parse(text) : recordAfter(opening[0] ?? '', text);
      if (first === undefined && openingLength + text.length <= LONGEST_LINE) {
        if (opening.length > 0 || text.trim() !== '') opening.push(text);
        openingLength += text.length;
        continue;
      }
      if (first === undefined && opensDocument(opening[0] ?? '')) {
        yield { line: 1, fault: `document longer than ${LONGEST_LINE >> 20} MB: write one record a line` };
        return;
      }
      if (first === undefined || !isDump)
        yield* opening.map((held, index) => ({ line: index + 1, ...asValue(held) }));
      opening = null;
      if (first !== undefined) {
        yield { line, value: first };
        continue;
      }
    }
    const isBlank = text.trim() === '' || (isDump && text.trim() === ']');
    if (!isBlank) yield { line, ...asValue(text) };
  }
  if (opening !== null && opening.length > 0) yield* wholeOrLines(opening);
}

function opensDocument(firstLine: string): boolean {
  return /[[{,:]\s*$/.test(firstLine);
}

/** A line that is a record by itself, after a first one that opens no longer document: then the file is one of lines. */
function recordAfter(firstLine: string, text: string): unknown {
  const isOne =
    !opensDocument(firstLine) &&
    text.startsWith('{') &&
    /"(?:id|results|author|work)"/.test(text.slice(0, 2000));
  return isOne ? parse(text) : undefined;
}

function* wholeOrLines(held: string[]): Generator<FileValue> {
  const whole = parse(held.join('\n'));
  if (whole !== undefined) yield { line: 1, value: whole };
  else
    for (const [index, text] of held.entries())
      if (text.trim() !== '') yield { line: index + 1, ...asValue(text) };
}

function asValue(text: string): { value: unknown } | { fault: string } {
  const value = parse(text);
  return value === undefined ? { fault: 'not JSON' } : { value };
}

function parse(text: string): unknown {
  try {
    return parseWithWords(text);
  } catch {
    const item = text.trimEnd();
    return item.endsWith(',') ? parse(item.slice(0, -1)) : undefined;
  }
}
