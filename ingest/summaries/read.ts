import { arxivOf, doiOf, idNumber } from '#/lib/ids';
import { withoutContacts } from '../clean/contact';
import { textOf } from '../clean/text';
import { add } from '../counts';
import type { ReadInput } from '../load';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { recordsIn } from '../read/records';
import { fileValues } from '../read/values';

/** A summary line names its work by OpenAlex id, DOI or arXiv id; a string says why it cannot be used. */
export function parseSummary(
  record: Record<string, unknown>,
): { record_id: number | null; doi: string | null; arxiv_id: string | null; summary: string } | string {
  const summary = textOf(record.summary);
  if (summary === null) return 'summary: no text';
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
  return { record_id, doi: isDoi ? doi : null, arxiv_id, summary: withoutContacts(summary) };
}

/** Reads summaries from JSON Lines into staging. */
export async function summariesInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  return async ({ writers, counts }) => {
    progress.start(files.reduce((total, file) => total + file.bytes, 0));
    let seq = 0;
    for (const file of files) {
      for await (const value of fileValues(file.path, (bytes) => progress.bytes(bytes))) {
        for (const { line, record, fault } of recordsIn(value)) {
          if (seq >= options.limit) break;
          seq += 1;
          add(counts, 'summaries', 'read');
          const summary = record === undefined ? (fault ?? 'no record') : parseSummary(record);
          if (typeof summary !== 'string')
            await writers.write('summary', { seq, ...summary, file: file.path, line });
          else {
            add(counts, 'summaries', 'rejected');
            await writers.write('reject', {
              file: file.path,
              line,
              entity: textOf(record?.work),
              reason: summary,
            });
          }
          progress.record();
        }
      }
    }
    progress.end();
  };
}
