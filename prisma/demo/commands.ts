import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readTables } from './read-tables';
import { toOpenAlex } from './to-openalex';

/** The day of OpenAlex's records, and that of the library's own texts: the last that changed anything. */
const RECORDS_DATE = '2026-10-14';
const SUMMARIES_DATE = '2026-11-02';

/** Writes the demo library as files to load, and returns the arguments of `ingest` in the order to run them. */
export async function demoCommands(outDir: string): Promise<string[][]> {
  const tables = await readTables();
  const records = toOpenAlex(tables);
  const library = join(outDir, 'openalex');
  const known = join(outDir, 'openalex-known');
  const bylineCounts = join(outDir, 'byline-counts.jsonl');
  const summaries = join(outDir, 'summaries.jsonl');

  await mkdir(library, { recursive: true });
  await mkdir(known, { recursive: true });
  await Promise.all([
    writeLines(join(library, 'authors.jsonl'), records.authors),
    writeLines(join(library, 'institutions.jsonl'), records.institutions),
    writeLines(join(library, 'sources.jsonl'), records.sources),
    writeLines(join(library, 'topics.jsonl'), records.topics),
    writeLines(join(library, 'works.jsonl'), records.works),
    writeLines(join(known, 'works.jsonl'), records.knownWorks),
    writeLines(bylineCounts, records.bylineCounts),
    writeLines(summaries, tables.summaries),
  ]);

  return [
    ['openalex', '--date', RECORDS_DATE, library],
    ['openalex', '--date', RECORDS_DATE, '--as', 'known', known],
    ['openalex', '--date', RECORDS_DATE, bylineCounts],
    ['summaries', '--date', SUMMARIES_DATE, summaries],
  ];
}

function writeLines(path: string, rows: object[]): Promise<void> {
  return writeFile(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
}
