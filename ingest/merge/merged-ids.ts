import type { MergeLoad } from './works';

type Step = { name: string; sql: string; parameters?: (load: MergeLoad) => unknown[] };

/** Steps for ids that OpenAlex merged into others: circles refused, chains flattened, older merges led on. */
export const MERGED_IDS: Step[] = [
  {
    name: 'refuse merges in a circle',
    // Merges that this load replaces count too: then no choice among those that are left can make a circle.
    sql: `CREATE TEMP TABLE refused_merge ON COMMIT DROP AS
          WITH RECURSIVE reach AS (
            SELECT kind, id, into_id, into_id AS at FROM byline_staging.merge
            UNION
            SELECT r.kind, r.id, r.into_id, e.into_id FROM reach r, LATERAL (
              SELECT s.into_id FROM byline_staging.merge s WHERE s.kind = r.kind AND s.id = r.at
              UNION ALL SELECT m.into_id FROM merge m WHERE m.kind = r.kind AND m.id = r.at) e
          )
          SELECT s.seq, s.kind, s.id, s.file, s.line FROM byline_staging.merge s
          WHERE EXISTS (SELECT FROM reach r WHERE r.kind = s.kind AND r.id = s.id AND r.into_id = s.into_id AND r.at = s.id)`,
  },
  {
    name: 'reject merges in a circle',
    sql: `INSERT INTO byline_staging.reject SELECT file, line, kind::text || id, 'merge that leads back to itself' FROM refused_merge`,
  },
  {
    name: 'write merges',
    sql: `CREATE TEMP TABLE touched_merge ON COMMIT DROP AS
          WITH RECURSIVE newest AS (
            SELECT DISTINCT ON (kind, id) kind, id, into_id FROM byline_staging.merge s
            WHERE NOT EXISTS (SELECT FROM refused_merge r WHERE r.seq = s.seq) ORDER BY kind, id, seq DESC
          ), walk AS (
            SELECT kind, id, into_id AS at FROM newest
            UNION
            SELECT w.kind, w.id, e.into_id FROM walk w, LATERAL (
              SELECT n.into_id FROM newest n WHERE n.kind = w.kind AND n.id = w.at
              UNION ALL
              SELECT m.into_id FROM merge m WHERE m.kind = w.kind AND m.id = w.at
                AND NOT EXISTS (SELECT FROM newest n WHERE n.kind = m.kind AND n.id = m.id)) e
          ), written AS (
            INSERT INTO merge AS m (kind, id, into_id, load_id)
            SELECT w.kind, w.id, w.at, $1 FROM walk w
            WHERE NOT EXISTS (SELECT FROM newest n WHERE n.kind = w.kind AND n.id = w.at)
              AND NOT EXISTS (SELECT FROM merge o WHERE o.kind = w.kind AND o.id = w.at)
            ORDER BY w.kind, w.id
            ON CONFLICT (kind, id) DO UPDATE SET into_id = excluded.into_id, load_id = excluded.load_id WHERE m.into_id <> excluded.into_id
            RETURNING m.kind, m.id, m.into_id, (m.xmax = 0) AS is_new
          )
          -- where it led until now: the statement reads what was there before it wrote
          SELECT w.*, o.into_id AS was_id FROM written w LEFT JOIN merge o USING (kind, id)`,
    parameters: (load) => [load.id],
  },
  {
    name: 'lead older merges on',
    sql: `UPDATE merge m SET into_id = t.into_id, load_id = $1 FROM touched_merge t WHERE m.kind = t.kind AND m.into_id = t.id`,
    parameters: (load) => [load.id],
  },
  {
    name: 'name rerouted places',
    // Institutions and sources of which something is known, under every id that facts or pages may name them by.
    sql: `CREATE TEMP TABLE rerouted ON COMMIT DROP AS
          WITH known AS (
            SELECT t.kind, t.id, t.into_id, t.was_id FROM touched_merge t
            WHERE t.kind = 'I' AND EXISTS (SELECT FROM institution i WHERE i.id IN (t.id, t.was_id))
               OR t.kind = 'S' AND EXISTS (SELECT FROM source s WHERE s.id IN (t.id, t.was_id))
          )
          SELECT kind, id FROM known
          UNION SELECT kind, was_id FROM known WHERE was_id IS NOT NULL
          UNION SELECT m.kind, m.id FROM known k JOIN merge m ON m.kind = k.kind AND m.into_id = k.into_id WHERE m.load_id = $1`,
    parameters: (load) => [load.id],
  },
];

/** Steps that keep or forget where a load from the live API was left. */
export const API_PROGRESS: Step[] = [
  {
    name: 'forget finished API reading',
    sql: `DELETE FROM api_progress p USING byline_staging.api_progress s WHERE p.query = s.query AND s.cursor IS NULL`,
  },
  {
    name: 'keep unfinished API reading',
    sql: `INSERT INTO api_progress (query, part, cursor, received, kept_at, load_id)
          SELECT query, part, cursor, received, kept_at, $1 FROM byline_staging.api_progress WHERE cursor IS NOT NULL
          ON CONFLICT (query) DO UPDATE SET part = excluded.part, cursor = excluded.cursor, received = excluded.received,
            kept_at = excluded.kept_at, load_id = excluded.load_id`,
    parameters: (load) => [load.id],
  },
];
