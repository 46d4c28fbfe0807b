import { type Dirent, existsSync, opendirSync, type Stats, statSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '#/lib/setup/failure';
import { partsOf } from './manifest';

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

/** One file to read, its size in bytes as stored, and how many records a snapshot's manifest counts in it. */
export type InputFile = { path: string; bytes: number; records?: number };

/** What is asked of the disk; a test may stand in for it. */
export type Disk = {
  entries: (folder: string) => Iterable<Pick<Dirent, 'name'>>;
  stat: (path: string) => Stats | undefined;
};

const DISK: Disk = {
  *entries(folder) {
    const open = opendirSync(folder, { bufferSize: 1024 });
    try {
      for (let entry = open.readSync(); entry !== null; entry = open.readSync()) yield entry;
    } finally {
      open.closeSync();
    }
  },
  // Links are followed; a link that leads nowhere is nothing.
  stat: (full) => statSync(full, { throwIfNoEntry: false }),
};

/**
 * The files of the arguments in order, found anew each time they are gone through: however many there are, no more is
 * held than the names of one folder and those above it.
 */
export class InputFiles implements Iterable<InputFile> {
  constructor(readonly walk: () => Generator<InputFile>) {}

  [Symbol.iterator](): Generator<InputFile> {
    return this.walk();
  }

  filter(keep: (file: InputFile) => boolean): InputFiles {
    const { walk } = this;
    return new InputFiles(function* () {
      for (const file of walk()) if (keep(file)) yield file;
    });
  }

  /** Bytes as stored of all files together. */
  get bytes(): number {
    let bytes = 0;
    for (const file of this) bytes += file.bytes;
    return bytes;
  }
}

/**
 * The data files of the arguments (of folders those whose name is one of `names`): arguments in the order given, files of a folder in byte order of their full paths.
 * @throws Failure for a path that does not exist or holds nothing to read, and for a snapshot folder whose manifest is missing or does not fit.
 */
export async function inputFiles(
  paths: string[],
  names: RegExp = DATA_FILE,
  disk: Disk = DISK,
): Promise<InputFiles> {
  const files = new InputFiles(function* () {
    for (const given of paths) {
      const info = disk.stat(given);
      if (!info) throw new Failure(`There is no file or folder "${given}"; check the path.`);
      if (info.isDirectory()) yield* filesBelow(given, names, disk);
      else yield { path: given, bytes: info.size };
    }
  });
  let isEmpty = true;
  // All the way through: what is wrong with the last folder is told before anything is read.
  for (const _ of files) isEmpty = false;
  if (isEmpty)
    throw new Failure(
      `There is nothing to read in ${paths.map((given) => `"${given}"`).join(', ')}; check the path.`,
    );
  return files;
}

function* filesBelow(folder: string, wanted: RegExp, disk: Disk): Generator<InputFile> {
  const names: string[] = [];
  let isPartitioned = false;
  for (const { name } of disk.entries(folder)) {
    isPartitioned ||= name.startsWith('updated_date=');
    const full = path.join(folder, name);
    const info = disk.stat(full);
    // What is neither file nor folder (a pipe, a device) holds no records.
    if (!info) {
      if (wanted.test(name)) throw new Failure(`"${full}" is a link that leads nowhere; mend or remove it.`);
    } else if (info.isDirectory()) {
      if (!(UNUSED_ENTITIES.has(name) && isSnapshotFolder(folder))) names.push(`${name}/`);
    } else if (info.isFile() && ((wanted.test(name) && name !== 'manifest.json') || isMergeList(full)))
      names.push(name);
  }
  const parts = isPartitioned ? partsOf(folder) : undefined;
  for (const name of inByteOrder(names)) {
    const full = path.join(folder, name);
    if (name.endsWith('/')) {
      for (const file of filesBelow(full.slice(0, -1), wanted, disk))
        yield { ...file, records: parts?.get(`${name}${path.basename(file.path)}`) ?? file.records };
    } else yield { path: full, bytes: disk.stat(full)?.size ?? 0 };
  }
}

// A folder's name ends in "/" here, as it does in the paths of its files. Up to U+D7FF JavaScript's order is that of the bytes.
function inByteOrder(names: string[]): string[] {
  return names.some((name) => /[\uD800-\uFFFF]/.test(name))
    ? names.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
    : names.sort();
}

/** True for a list of merged authors, works, institutions or sources in a snapshot. */
export function isMergeList(file: string): boolean {
  return /merged_ids\/(?:authors|works|institutions|sources)\/[^/]+\.csv(?:\.gz)?$/.test(file);
}

function isSnapshotFolder(folder: string): boolean {
  return (
    existsSync(path.join(folder, 'manifest.json')) ||
    existsSync(path.join(folder, 'works', 'manifest')) ||
    path.basename(folder) === 'legacy-data'
  );
}
