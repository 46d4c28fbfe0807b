import type { MergeLoad } from './works';

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
    name: 'touch works of overridden authors',
    sql: `INSERT INTO touched_record (id, is_new, changed)
          SELECT DISTINCT v.record_id, false, true
          FROM touched_override o JOIN authorship s ON s.author_id = o.author_id JOIN work_version v ON v.work_id = s.work_id
          WHERE NOT EXISTS (SELECT FROM touched_record t WHERE t.id = v.record_id AND t.changed)`,
  },
];
