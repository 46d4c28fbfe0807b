import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { FileValue } from '../read/values';

/** A summary is a page at most; whatever is longer is no summary. */
const LONGEST = 1_000_000;
const FRONT_MATTER = /^\uFEFF?---[ \t]*\r?\n(.*?)^---[ \t]*(?:\r?\n|$)/ms;

/** The one record of a Markdown file: its front matter, with the text below as the summary unless that is given too. */
export function parseMarkdown(text: string): { record: Record<string, unknown> } | { fault: string } {
  const match = FRONT_MATTER.exec(text);
  if (!match) return { fault: 'summary: the file has no front matter' };
  let matter: unknown;
  try {
    // Everything is text: an arXiv id is no number, whose zeros at the end would be lost.
    matter = parse(match[1] ?? '', { schema: 'failsafe' });
  } catch {
    return { fault: 'summary: the front matter is no YAML' };
  }
  if (typeof matter !== 'object' || matter === null || Array.isArray(matter))
    return { fault: 'summary: the front matter has no keys' };
  return { record: { summary: text.slice(match[0].length), ...matter } };
}

/** A Markdown file as records come from any file: one, at the first line. */
export async function* markdownValues(
  file: string,
  onBytes: (bytes: number) => void,
): AsyncGenerator<FileValue> {
  const content = await readFile(file);
  onBytes(content.length);
  if (content.length > LONGEST) yield { line: 1, fault: 'summary: longer than a summary can be' };
  else {
    const found = parseMarkdown(content.toString());
    yield 'record' in found ? { line: 1, value: found.record } : { line: 1, fault: found.fault };
  }
}
