import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { Failure } from '#/lib/setup/failure';
import { listOf, objectOf } from '../clean/text';

/**
 * Records a part by `updated_date=…/part_….gz`, as the manifest of a snapshot's entity folder counts them. Only what lies in
 * the folder is read, whatever a manifest names.
 * @throws Failure for a manifest that is missing (it is deleted while a partition is written) or cannot be read, for a part that is not there
 * and for one of another size: an incomplete copy must not pass for the whole.
 */
export function partsOf(folder: string): Map<string, number> {
  const entity = path.basename(folder);
  const manifest = [
    path.join(folder, 'manifest'),
    path.join(folder, 'manifest.json'),
    path.join(path.dirname(folder), 'manifest.json'),
  ].find((file) => existsSync(file));
  if (manifest === undefined)
    throw new Failure(
      `The snapshot folder "${folder}" has no manifest, so it is still being written; load it when its download is complete.`,
    );
  const parts = new Map<string, number>();
  for (const entry of entriesOf(manifest, entity)) {
    const { url, meta } = objectOf(entry);
    const name = /(?:^|\/)(updated_date=[^/]+\/[^/]+)$/.exec(String(url))?.[1];
    if (name === undefined || /(?:^|\/)\.\.?(?:\/|$)/.test(String(url)))
      throw new Failure(
        `The manifest "${manifest}" names "${String(url).slice(0, 200)}", which is no part of "${entity}"; download it again.`,
      );
    const size = statSync(path.join(folder, name), { throwIfNoEntry: false })?.size;
    const { content_length, record_count } = objectOf(meta);
    if (size === undefined)
      throw new Failure(
        `The manifest "${manifest}" names "${name}", which is not there; complete the download.`,
      );
    if (typeof content_length === 'number' && content_length !== size)
      throw new Failure(
        `"${path.join(folder, name)}" has ${size} bytes where its manifest says ${content_length}; download it again.`,
      );
    if (typeof record_count === 'number') parts.set(name, record_count);
  }
  return parts;
}

/** What a manifest lists of an entity: `entries` before 2026, `files` since, one object an entity in the combined one. */
function entriesOf(manifest: string, entity: string): unknown[] {
  let whole: Record<string, unknown>;
  try {
    whole = objectOf(JSON.parse(readFileSync(manifest, 'utf8')));
  } catch {
    throw new Failure(`The manifest "${manifest}" is not JSON; download it again.`);
  }
  const own = listOf(whole.entities)
    .map(objectOf)
    .find((listed) => listed.entity === entity);
  const entries = [...listOf(whole.entries), ...listOf(whole.files), ...listOf(own?.files)];
  if (entries.length === 0)
    throw new Failure(`The manifest "${manifest}" names no part of "${entity}"; download it again.`);
  return entries;
}
