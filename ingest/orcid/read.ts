import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { ReadInput } from '../load';
import type { Options } from '../options';
import { PeopleStage } from '../people/stage';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { inputRecords } from '../read/input-records';
import { type FileValue, fileValues } from '../read/values';
import { parseOrcid } from './record';
import { readXml } from './xml';

const FILES = /\.(?:json|jsonl|ndjson|xml)(?:\.gz)?$/;
const XML = /\.xml(?:\.gz)?$/;
// The largest record of the yearly file has some 20 MB; no person needs more.
const MAX_XML = 64 * 1024 * 1024;

/** Reads ORCID records into staging: JSON of version 2 and 3, JSON Lines, XML with one record a file. */
export async function orcidInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths, FILES);
  return async ({ writers, counts }) => {
    const stage = new PeopleStage(writers, counts, 'orcid');
    const lastYear = Number(options.date.slice(0, 4)) + 1;
    for await (const { file, line, record, fault } of inputRecords(
      files,
      options.limit,
      progress,
      orcidValues,
    )) {
      await stage.take(
        file,
        line,
        record === undefined ? (fault ?? 'no record') : parseOrcid(record, path.basename(file), lastYear),
      );
    }
  };
}

async function* orcidValues(file: string, onBytes: (bytes: number) => void): AsyncGenerator<FileValue> {
  if (!XML.test(file)) yield* fileValues(file, onBytes);
  else yield await xmlValue(file, onBytes);
}

async function xmlValue(file: string, onBytes: (bytes: number) => void): Promise<FileValue> {
  try {
    const stored = await readFile(file);
    onBytes(stored.length);
    const bytes = file.endsWith('.gz')
      ? await promisify(gunzip)(stored, { maxOutputLength: MAX_XML })
      : stored;
    if (bytes.length > MAX_XML) return { line: 1, fault: `XML longer than ${MAX_XML} bytes` };
    const { root, value } = readXml(bytes.toString('utf8'));
    return root === 'record' || root === 'error'
      ? { line: 1, value }
      : { line: 1, fault: `not an ORCID record: <${root}>` };
  } catch (error) {
    // The parser's message quotes the document: only its first line is told.
    return {
      line: 1,
      fault: `XML cannot be read: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'unknown error'}`,
    };
  }
}
