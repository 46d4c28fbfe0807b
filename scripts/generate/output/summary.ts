import type { EntityFiles } from './manifest';

/** Prints what was written: records, files and packed size of each kind. */
export function printSummary(entities: EntityFiles[], milliseconds: number): void {
  for (const { entity, files } of entities) {
    const records = files.reduce((sum, { meta }) => sum + meta.record_count, 0);
    const megabytes = files.reduce((sum, { meta }) => sum + meta.content_length, 0) / 1e6;
    console.log(
      `${entity}: ${records.toLocaleString('en')} records in ${files.length} files, ${megabytes.toFixed(1)} MB`,
    );
  }
  console.log(`${(milliseconds / 1000).toFixed(1)} s`);
}
