import type { MergeLoad } from './works';

type Step = { name: string; sql: string; parameters?: (load: MergeLoad) => unknown[] };

/** Steps for records of authors, institutions, sources, topics and concepts, byline counts and summaries. */
export const OTHER_MERGE: Step[] = [
  {
    name: 'write entity records',
    // `changed` tells a new fact from a newer date.
    sql: `CREATE TEMP TABLE touched_entity ON COMMIT DROP AS
          WITH newest AS (
            SELECT DISTINCT ON (kind, id) kind, id, updated_date, content, body FROM byline_staging.entity ORDER BY kind, id, updated_date DESC, seq DESC
          ), written AS (
            INSERT INTO entity_record AS e (kind, id, updated_date, content, body, load_id)
            SELECT n.kind, n.id, n.updated_date, n.content, n.body, $1 FROM newest n LEFT JOIN entity_record o USING (kind, id)
            WHERE o.id IS NULL OR (n.updated_date >= o.updated_date AND n.content <> o.content)
            ORDER BY n.kind, n.id
            ON CONFLICT (kind, id) DO UPDATE SET updated_date = excluded.updated_date, content = excluded.content, body = excluded.body, load_id = excluded.load_id
            RETURNING e.kind, e.id, (e.xmax = 0) AS is_new
          )
          SELECT * FROM written`,
    parameters: (load) => [load.id],
  },
  {
    name: 'write newer dates of unchanged entity records',
    sql: `UPDATE entity_record e SET updated_date = n.updated_date
          FROM (SELECT kind, id, max(updated_date) AS updated_date FROM byline_staging.entity GROUP BY kind, id) n
          WHERE e.kind = n.kind AND e.id = n.id AND n.updated_date > e.updated_date`,
  },
  {
    name: 'write byline counts',
    sql: `CREATE TEMP TABLE touched_count ON COMMIT DROP AS
          WITH newest AS (
            SELECT DISTINCT ON (author_id, institution_id) * FROM byline_staging.byline_count ORDER BY author_id, institution_id, date DESC, seq DESC
          ), written AS (
            INSERT INTO byline_count AS c (author_id, institution_id, works, from_year, to_year, date, load_id)
            SELECT n.author_id, n.institution_id, n.works, n.from_year, n.to_year, n.date, $1 FROM newest n
            ON CONFLICT (author_id, institution_id) DO UPDATE SET works = excluded.works, from_year = excluded.from_year, to_year = excluded.to_year, date = excluded.date, load_id = excluded.load_id
            WHERE excluded.date >= c.date AND (excluded.works, excluded.from_year, excluded.to_year, excluded.date) IS DISTINCT FROM (c.works, c.from_year, c.to_year, c.date)
            RETURNING c.author_id, c.institution_id, (c.xmax = 0) AS is_new
          )
          SELECT * FROM written`,
    parameters: (load) => [load.id],
  },
  {
    name: 'match summaries',
    // By OpenAlex id, DOI or arXiv id; a summary belongs to one record and is found by every version of its work.
    sql: `CREATE TEMP TABLE matched_summary ON COMMIT DROP AS
          SELECT DISTINCT ON (s.seq) s.seq, s.summary, s.file, s.line, r.id AS record_id
          FROM byline_staging.summary s LEFT JOIN work_record r ON r.id = s.record_id OR r.doi = s.doi OR r.arxiv_id = s.arxiv_id
          ORDER BY s.seq, r.in_library DESC, r.published DESC, r.id`,
  },
  {
    name: 'reject summaries of unknown works',
    sql: `INSERT INTO byline_staging.reject SELECT file, line, NULL, 'summary of a work that is not loaded' FROM matched_summary WHERE record_id IS NULL`,
  },
  {
    name: 'write summaries',
    sql: `CREATE TEMP TABLE touched_summary ON COMMIT DROP AS
          WITH last AS (
            SELECT DISTINCT ON (record_id) record_id, summary FROM matched_summary WHERE record_id IS NOT NULL ORDER BY record_id, seq DESC
          ), written AS (
            INSERT INTO summary AS s (record_id, summary, load_id) SELECT record_id, summary, $1 FROM last
            ON CONFLICT (record_id) DO UPDATE SET summary = excluded.summary, load_id = excluded.load_id WHERE excluded.summary <> s.summary
            RETURNING s.record_id, (s.xmax = 0) AS is_new
          )
          SELECT * FROM written`,
    parameters: (load) => [load.id],
  },
  {
    name: 'touch records with new summaries',
    sql: `INSERT INTO touched_record SELECT s.record_id, false, true FROM touched_summary s WHERE s.record_id NOT IN (SELECT id FROM touched_record)`,
  },
];
