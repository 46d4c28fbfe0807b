import type { MergeLoad } from './works';

/** Steps that bring staged ORCID and Wikidata records into person_record and person_ref, and name what they touched. */
export const PEOPLE_MERGE: { name: string; sql: string; parameters?: (load: MergeLoad) => unknown[] }[] = [
  {
    name: 'compare people',
    // An answer without a date (a record that is not found or locked) holds now; after it any record may come again.
    sql: `CREATE TEMP TABLE newest_person ON COMMIT DROP AS
          SELECT DISTINCT ON (source, key) seq, source, key, updated_date, content FROM byline_staging.person
          ORDER BY source, key, updated_date DESC NULLS FIRST, seq DESC`,
  },
  {
    name: 'write people',
    sql: `CREATE TEMP TABLE touched_person ON COMMIT DROP AS
          WITH written AS (
            INSERT INTO person_record AS p (source, key, updated_date, content, body, load_id)
            SELECT n.source, n.key, coalesce(n.updated_date, ''), n.content, s.body, $1
            FROM newest_person n JOIN byline_staging.person s ON s.seq = n.seq LEFT JOIN person_record o ON o.source = n.source AND o.key = n.key
            WHERE o.key IS NULL OR (n.content <> o.content AND (n.updated_date IS NULL OR n.updated_date >= o.updated_date))
            ORDER BY n.source, n.key
            ON CONFLICT (source, key) DO UPDATE SET updated_date = excluded.updated_date, content = excluded.content, body = excluded.body, load_id = excluded.load_id
            RETURNING p.source, p.key, (p.xmax = 0) AS is_new
          )
          SELECT w.*, n.seq FROM written w JOIN newest_person n USING (source, key)`,
    parameters: (load) => [load.id],
  },
  {
    name: 'write newer dates of unchanged people',
    sql: `UPDATE person_record p SET updated_date = n.updated_date FROM newest_person n
          WHERE p.source = n.source AND p.key = n.key AND n.updated_date > p.updated_date AND n.content = p.content`,
  },
  {
    name: 'forget references of people',
    sql: `DELETE FROM person_ref r USING touched_person t WHERE r.source = t.source AND r.key = t.key`,
  },
  {
    name: 'write references of people',
    sql: `INSERT INTO person_ref (ref, source, key)
          SELECT x.ref, t.source, t.key FROM touched_person t JOIN byline_staging.person s ON s.seq = t.seq, unnest(s.refs) AS x(ref) ORDER BY 1, 2, 3`,
  },
];
