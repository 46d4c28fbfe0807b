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
              UNION ALL SELECT m.said_id FROM merge m WHERE m.kind = r.kind AND m.id = r.at) e
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
    // The last word on each id is kept as it was said, so that what a chain leads to does not hang on when its parts came.
    sql: `CREATE TEMP TABLE said_merge ON COMMIT DROP AS
          WITH newest AS (
            SELECT DISTINCT ON (kind, id) kind, id, into_id FROM byline_staging.merge s
            WHERE NOT EXISTS (SELECT FROM refused_merge r WHERE r.seq = s.seq) ORDER BY kind, id, seq DESC
          )
          SELECT n.kind, n.id, n.into_id AS said_id, o.into_id AS was_id FROM newest n LEFT JOIN merge o USING (kind, id) WHERE o.said_id IS DISTINCT FROM n.into_id;
          INSERT INTO merge AS m (kind, id, said_id, into_id, load_id)
          SELECT kind, id, said_id, said_id, 0 FROM said_merge ORDER BY kind, id
          ON CONFLICT (kind, id) DO UPDATE SET said_id = excluded.said_id;
          ANALYZE said_merge`,
  },
  {
    name: 'flatten merges',
    // Those that this load says, and all that lead to them. `was_id`: where an id led until now.
    sql: `CREATE TEMP TABLE touched_merge ON COMMIT DROP AS
          WITH RECURSIVE moved AS (
            SELECT kind, id FROM said_merge
            UNION SELECT m.kind, m.id FROM moved v JOIN merge m ON m.kind = v.kind AND m.said_id = v.id
          ), walk AS (
            SELECT kind, id, id AS at FROM moved
            UNION SELECT w.kind, w.id, m.said_id FROM walk w JOIN merge m ON m.kind = w.kind AND m.id = w.at
          ), led AS (
            SELECT w.kind, w.id, w.at AS into_id FROM walk w WHERE NOT EXISTS (SELECT FROM merge m WHERE m.kind = w.kind AND m.id = w.at)
          ), written AS (
            UPDATE merge m SET into_id = l.into_id, load_id = $1
            FROM led l LEFT JOIN said_merge s USING (kind, id)
            WHERE m.kind = l.kind AND m.id = l.id AND (m.into_id <> l.into_id OR s.id IS NOT NULL AND s.was_id IS DISTINCT FROM l.into_id)
            RETURNING m.kind, m.id, m.into_id, s.id IS NOT NULL AS is_said, s.id IS NOT NULL AND s.was_id IS NULL AS is_new
          )
          -- the statement reads what was there before it wrote
          SELECT w.*, CASE WHEN w.is_said THEN s.was_id ELSE o.into_id END AS was_id
          FROM written w JOIN merge o USING (kind, id) LEFT JOIN said_merge s USING (kind, id)`,
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
