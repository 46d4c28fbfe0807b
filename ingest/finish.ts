import type pg from 'pg';
import type { Counts } from './counts';
import { targetText } from './openalex/api/targets';
import type { Options } from './options';

const SOURCE_NAMES: Record<string, string> = { openalex: 'OpenAlex', orcid: 'ORCID', wikidata: 'Wikidata' };

type Finished = {
  id: number;
  options: Options;
  startedAt: Date;
  counts: Counts;
  steps: { step: string; seconds: number }[];
  changed: boolean;
};

/** Records the load and its rejects, moves the library's version on if anything changed, and tells every running process at commit. */
export async function finishLoad(client: pg.ClientBase, load: Finished): Promise<void> {
  const { id, options, changed } = load;
  if (changed) {
    const source = SOURCE_NAMES[options.command];
    await client.query(
      `UPDATE library SET version = version + 1, updated = $2::text::date,
         source_dates = CASE WHEN $1::text IS NULL THEN source_dates ELSE (
           SELECT jsonb_agg(jsonb_build_object('name', name, 'date', date) ORDER BY name)
           FROM (SELECT name, max(date) AS date FROM (
                   SELECT s ->> 'name' AS name, s ->> 'date' AS date FROM jsonb_array_elements(source_dates) s UNION ALL SELECT $1, $2::text) d GROUP BY name) n) END`,
      [source ?? null, options.date],
    );
  }
  await client.query(
    `INSERT INTO load (id, source, arguments, data_date, started_at, counts, steps, changed, bibliographies_read, source_dates)
     OVERRIDING SYSTEM VALUE SELECT $1, $2, $3, $4, $5, $6, $7, $8, bibliographies_read, source_dates FROM library`,
    [
      id,
      options.command,
      [...options.paths, ...options.api.map(targetText)],
      options.date,
      load.startedAt,
      JSON.stringify(load.counts),
      JSON.stringify(load.steps),
      changed,
    ],
  );
  await client.query(
    'INSERT INTO reject (load_id, file, line, entity, reason) SELECT $1, file, line, entity, reason FROM byline_staging.reject',
    [id],
  );
  if (changed) await client.query(`SELECT pg_notify('byline_load', version::text) FROM library`);
}
