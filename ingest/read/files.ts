import { existsSync } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '#/lib/setup/failure';

// A snapshot's merged_ids are CSV; nothing else that is CSV is read.
const DATA_FILE = /\.(?:json|jsonl|ndjson)(?:\.gz)?$|(?<!\.(?:csv|tsv|txt|tar|sql|xml|html|bib))\.gz$/i;
/** Folders of a snapshot whose entities Byline does not hold; their parts are passed over, not rejected. */
const UNUSED_ENTITIES = new Set([
  'publishers',
  'funders',
  'fields',
  'subfields',
  'domains',
  'keywords',
  'awards',
  'continents',
  'countries',
  'languages',
  'licenses',
  'sdgs',
  'work-types',
  'source-types',
  'institution-types',
]);

/** One file to read and its size in bytes as stored. */
export type InputFile = { path: string; bytes: number };

/**
 * The data files of the arguments (of folders those whose name is one of `names`): arguments in the order given, files of a folder in byte order of their full paths.
 * @throws Failure for a path that does not exist or holds nothing to read, and for a snapshot folder that is being written (no manifest).
 */
export async function inputFiles(paths: string[], names: RegExp = DATA_FILE): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (const given of paths) {
    const info = await stat(given).catch(() => null);
    if (!info) throw new Failure(`There is no file or folder "${given}"; check the path.`);
    if (info.isFile()) files.push({ path: given, bytes: info.size });
    else
      files.push(
        ...(await filesBelow(given, names)).sort((a, b) =>
          Buffer.compare(Buffer.from(a.path), Buffer.from(b.path)),
        ),
      );
  }
  if (files.length === 0)
    throw new Failure(
      `There is nothing to read in ${paths.map((given) => `"${given}"`).join(', ')}; check the path.`,
    );
  return files;
}

async function filesBelow(folder: string, wanted: RegExp): Promise<InputFile[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  checkManifest(
    folder,
    entries.map((entry) => entry.name),
  );
  const files: InputFile[] = [];
  for (const entry of entries) {
    const full = path.join(folder, entry.name);
    // Links are followed; what is neither file nor folder (a pipe, a device) holds no records.
    const info = await stat(full).catch(() => null);
    if (!info) {
      if (wanted.test(entry.name))
        throw new Failure(`"${full}" is a link that leads nowhere; mend or remove it.`);
    } else if (info.isDirectory()) {
      if (!(UNUSED_ENTITIES.has(entry.name) && isSnapshotFolder(folder)))
        files.push(...(await filesBelow(full, wanted)));
    } else if (
      info.isFile() &&
      ((wanted.test(entry.name) && entry.name !== 'manifest.json') || isMergeList(full))
    )
      files.push({ path: full, bytes: info.size });
  }
  return files;
}

/** True for a list of merged authors or works in a snapshot. */
export function isMergeList(file: string): boolean {
  return /merged_ids\/(?:authors|works)\/[^/]+\.csv(?:\.gz)?$/.test(file);
}

function isSnapshotFolder(folder: string): boolean {
  return (
    existsSync(path.join(folder, 'manifest.json')) ||
    existsSync(path.join(folder, 'works', 'manifest')) ||
    path.basename(folder) === 'legacy-data'
  );
}

/** The manifest is deleted while a partition is written: no manifest means "do not read" (SCHEMA-NOTES, snapshot). */
function checkManifest(folder: string, names: string[]): void {
  if (!names.some((name) => name.startsWith('updated_date='))) return;
  const isComplete =
    names.includes('manifest') ||
    names.includes('manifest.json') ||
    existsSync(path.join(path.dirname(folder), 'manifest.json'));
  if (!isComplete)
    throw new Failure(
      `The snapshot folder "${folder}" has no manifest, so it is still being written; load it when its download is complete.`,
    );
}
