import { fold } from '#/lib/fold';
import { idNumber } from '#/lib/ids';
import { nameOf } from '../clean/name';
import { slugOf } from '../clean/slug';
import { listOf, textOf } from '../clean/text';
import { add } from '../counts';
import type { ReadInput } from '../load';
import type { Options } from '../options';
import type { Progress } from '../progress';
import { inputFiles } from '../read/files';
import { inputRecords } from '../read/input-records';

/** The librarian's last word on an author. Hidden names are kept as folds and slugs only, never as they are written. */
export type Override = {
  author_id: number;
  name: string | null;
  hide_folds: string[];
  hide_slugs: string[];
  hide_orcid: boolean;
  hide: boolean;
};

/** A line {"author", "name"?, "hideNames"?, "hideOrcid"?, "hide"?}, or the reason why it cannot be used. With nothing but the author it takes an override back. */
export function parseOverride(record: Record<string, unknown>): Override | string {
  const author = idNumber(record.author, 'A');
  if (author === null) return 'override: author is no author id';
  const fault = faultOf(record);
  if (fault !== null) return fault;
  const hidden = listOf(record.hideNames)
    .map((name) => nameOf(name))
    .filter((name) => name !== null);
  return {
    author_id: author,
    name: nameOf(record.name),
    hide_folds: [...new Set(hidden.map(fold))].filter((folded) => folded !== ''),
    hide_slugs: [...new Set(hidden.map((name) => slugOf(name)))].filter((slug) => slug !== ''),
    hide_orcid: record.hideOrcid === true,
    hide: record.hide === true,
  };
}

const isNames = (value: unknown) =>
  Array.isArray(value) && value.length > 0 && value.every((name) => nameOf(name) !== null);
const isSwitch = (value: unknown) => typeof value === 'boolean';
const KEYS: Record<string, { is: (value: unknown) => boolean; what: string }> = {
  author: { is: () => true, what: '' },
  name: { is: (value) => nameOf(value) !== null, what: 'a name' },
  hideNames: { is: isNames, what: 'a list of names' },
  hideOrcid: { is: isSwitch, what: 'true or false' },
  hide: { is: isSwitch, what: 'true or false' },
};

/** A slip must not show what was to be hidden: what is not understood is refused, and changes nothing. */
function faultOf(record: Record<string, unknown>): string | null {
  for (const [key, value] of Object.entries(record)) {
    const known = Object.hasOwn(KEYS, key) ? KEYS[key] : undefined;
    if (known === undefined) return `override: ${JSON.stringify(textOf(key, 40) ?? '')} is no key`;
    if (value !== null && !known.is(value)) return `override: ${key} is not ${known.what}`;
  }
  return null;
}

/** Reads overrides from JSON Lines into staging. */
export async function overridesInput(options: Options, progress: Progress): Promise<ReadInput> {
  const files = await inputFiles(options.paths);
  return async ({ writers, counts }) => {
    let seq = 0;
    for await (const { file, line, record, fault } of inputRecords(files, options.limit, progress)) {
      add(counts, 'overrides', 'read');
      const override = record === undefined ? (fault ?? 'no record') : parseOverride(record);
      if (typeof override !== 'string') await writers.write('override', { seq: ++seq, ...override });
      else {
        add(counts, 'overrides', 'rejected');
        await writers.write('reject', { file, line, entity: textOf(record?.author, 40), reason: override });
      }
    }
  };
}
