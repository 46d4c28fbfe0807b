import { STAND_IN_AUTHORS } from '#/lib/ids';
import type { MergeLoad } from './works';

const STAND_INS = [...STAND_IN_AUTHORS].join(', ');

type Step = { name: string; sql: string; parameters?: (load: MergeLoad) => unknown[] };

/** Steps that write overrides and touch all works on which an overridden author stands. */
export const OVERRIDES: Step[] = [
  {
    name: 'write overrides',
    sql: `CREATE TEMP TABLE touched_override ON COMMIT DROP AS
          WITH newest AS (
            SELECT DISTINCT ON (author_id) *, name IS NULL AND hide_folds = '{}' AND NOT hide_orcid AND NOT hide AS is_empty
            FROM byline_staging.override ORDER BY author_id, seq DESC
          ), gone AS (
            DELETE FROM override o USING newest n WHERE o.author_id = n.author_id AND n.is_empty RETURNING o.author_id, false AS is_new
          ), written AS (
            INSERT INTO override AS o (author_id, name, hide_folds, hide_slugs, hide_orcid, hide, load_id)
            SELECT author_id, name, hide_folds, hide_slugs, hide_orcid, hide, $1 FROM newest WHERE NOT is_empty
            ON CONFLICT (author_id) DO UPDATE SET name = excluded.name, hide_folds = excluded.hide_folds, hide_slugs = excluded.hide_slugs,
              hide_orcid = excluded.hide_orcid, hide = excluded.hide, load_id = excluded.load_id
            WHERE (o.name, o.hide_folds, o.hide_slugs, o.hide_orcid, o.hide)
                  IS DISTINCT FROM (excluded.name, excluded.hide_folds, excluded.hide_slugs, excluded.hide_orcid, excluded.hide)
            RETURNING o.author_id, (o.xmax = 0) AS is_new
          )
          SELECT * FROM gone UNION ALL SELECT * FROM written`,
    parameters: (load) => [load.id],
  },
  {
    name: 'name authors with another override',
    // What is said of a merged id is said of the survivor: both a new word and a new merge can change what holds of whom.
    sql: `CREATE TEMP TABLE overridden ON COMMIT DROP AS
          SELECT o.author_id FROM touched_override o
          UNION SELECT m.into_id FROM touched_override o JOIN merge m ON m.kind = 'A' AND m.id = o.author_id
          UNION SELECT x.id FROM override o JOIN touched_merge t ON t.kind = 'A' AND t.id = o.author_id, LATERAL (VALUES (t.id), (t.into_id), (t.was_id)) x(id)
          WHERE x.id IS NOT NULL
          -- who is merged into somebody with an override hides addresses of their own
          UNION SELECT t.id FROM touched_merge t JOIN author_override o ON o.author_id IN (t.into_id, t.was_id) WHERE t.kind = 'A'
          UNION SELECT author_id FROM author_override WHERE current_setting('byline.everything')::boolean`,
  },
  {
    name: 'touch works of overridden authors',
    sql: `INSERT INTO touched_record (id, is_new, changed)
          SELECT DISTINCT v.record_id, false, true
          FROM overridden o JOIN authorship s ON s.author_id = o.author_id JOIN work_version v ON v.work_id = s.work_id
          WHERE NOT EXISTS (SELECT FROM touched_record t WHERE t.id = v.record_id AND t.changed);
          -- whose line names nobody any more, because OpenAlex deleted them
          INSERT INTO touched_record (id, is_new, changed)
          SELECT DISTINCT c.record_id, false, true
          FROM touched_override o JOIN merge m ON m.kind = 'A' AND m.id = o.author_id AND m.into_id IN (${STAND_INS}) JOIN byline_as_came c ON c.author_ids @> ARRAY[o.author_id]
          WHERE NOT EXISTS (SELECT FROM touched_record t WHERE t.id = c.record_id AND t.changed)`,
  },
];
