import { arxivOf, doiOf, idNumber } from '#/lib/ids';
import { withoutContacts } from '../clean/contact';
import { textOf } from '../clean/text';
import { add } from '../counts';
import type { ReadInput } from '../load';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { inputRecords } from '../read/input-records';
import { type FileValue, fileValues } from '../read/values';
import { markdownValues } from './markdown';

/** Two to five sentences are meant; this is room for a page. */
const LONGEST = 10_000;

/** A summary line names its work by OpenAlex id, DOI or arXiv id; a string says why it cannot be used. */
export function parseSummary(
  record: Record<string, unknown>,
): { record_id: number | null; doi: string | null; arxiv_id: string | null; summary: string } | string {
  const text = textOf(record.summary, LONGEST);
  const summary = text === null ? '' : withoutContacts(text);
  if (summary === '') return 'summary: no text';
  const work = typeof record.work === 'string' ? record.work.trim() : '';
  const record_id = idNumber(work, 'W');
  const arxiv_id =
    arxivOf(work) ??
    /^(?:arxiv:)?((?:\d{4}\.\d{4,5}|[a-z-]+(?:\.[a-z]{2})?\/\d{7}))(?:v\d+)?$/i
      .exec(work)?.[1]
      ?.toLowerCase() ??
    null;
  const doi = doiOf(work);
  const isDoi = doi?.startsWith('10.') ?? false;
  if (record_id === null && arxiv_id === null && !isDoi)
    return 'summary: work is no OpenAlex id, DOI or arXiv id';
  return { record_id, doi: isDoi ? doi : null, arxiv_id, summary };
}

/** JSON Lines, and Markdown files with front matter. */
const SUMMARY_FILE = /\.(?:json|jsonl|ndjson)(?:\.gz)?$|\.md$/i;

function valuesOf(file: string, onBytes: (bytes: number) => void): AsyncIterable<FileValue> {
  return /\.md$/i.test(file) ? markdownValues(file, onBytes) : fileValues(file, onBytes);
}

/** Reads summaries from JSON Lines and Markdown into staging. */
export async function summariesInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths, SUMMARY_FILE);
  return async ({ writers, counts }) => {
    let seq = 0;
    for await (const { file, line, record, fault } of inputRecords(
      files,
      options.limit,
      progress,
      valuesOf,
    )) {
      add(counts, 'summaries', 'read');
      const summary = record === undefined ? (fault ?? 'no record') : parseSummary(record);
      if (typeof summary !== 'string') await writers.write('summary', { seq: ++seq, ...summary, file, line });
      else {
        add(counts, 'summaries', 'rejected');
        await writers.write('reject', { file, line, entity: textOf(record?.work), reason: summary });
      }
    }
  };
}
