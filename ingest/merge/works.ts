import { BYLINE_COLUMN_NAMES, WORK_COLUMNS } from '../copy/staging';

const FACTS = Object.keys(WORK_COLUMNS).filter((name) => !BYLINE_COLUMN_NAMES.includes(name));
const BYLINE = BYLINE_COLUMN_NAMES;

/**
 * For each work record in the input: the newest one (at the same date the one read last), the newest whole byline,
 * and what is to be done beside what is stored. Narrow rows: records themselves are joined by `seq` when they are written.
 */
const INCOMING = `
  CREATE TEMP TABLE incoming ON COMMIT DROP AS
  WITH newest AS (
    SELECT DISTINCT ON (id) id, seq, updated_date, content, byline_content, byline_whole, reference_ids
    FROM byline_staging.work ORDER BY id, updated_date DESC, seq DESC
  ), whole AS (
    SELECT DISTINCT ON (id) id, seq, updated_date, byline_content
    FROM byline_staging.work WHERE byline_whole ORDER BY id, updated_date DESC, seq DESC
  ), compared AS (
    SELECT n.id, n.seq, n.updated_date, n.byline_whole AS own_whole, n.content, n.byline_content AS own_byline_content,
           w.seq AS whole_seq, w.updated_date AS whole_date, w.byline_content AS whole_content,
           e.id IS NULL AS is_new, e.updated_date AS old_date, e.content AS old_content, e.byline_content AS old_byline_content, e.byline_whole AS old_whole,
           e.byline_date AS old_byline_date, e.in_library AS old_in_library,
           e.id IS NULL OR n.updated_date >= e.updated_date AS facts_win,
           -- the stored record came whole itself
           coalesce(e.byline_whole AND e.byline_date = e.updated_date, false) AS old_own_whole
    FROM newest n LEFT JOIN whole w USING (id) LEFT JOIN work_record e USING (id)
  ), decided AS (
    SELECT c.*, CASE
      WHEN facts_win AND own_whole THEN seq
      WHEN NOT facts_win AND old_own_whole THEN NULL
      WHEN whole_seq IS NOT NULL AND (NOT coalesce(old_whole, false) OR whole_date >= old_byline_date) THEN whole_seq
      WHEN coalesce(old_whole, false) THEN NULL
      WHEN facts_win THEN seq
    END AS byline_seq
    FROM compared c
  )
  SELECT d.id, d.seq, d.byline_seq, d.is_new, d.own_whole, d.updated_date, d.facts_win, d.facts_win AND d.updated_date > d.old_date AS date_change,
         d.facts_win AND d.content IS DISTINCT FROM d.old_content AS facts_change,
         d.byline_seq IS NOT NULL AND CASE d.byline_seq WHEN d.seq THEN d.own_byline_content ELSE d.whole_content END IS DISTINCT FROM d.old_byline_content
           -- or the same lines are known to be all of them now
           OR coalesce(d.byline_seq = d.whole_seq AND NOT d.old_whole, false) AS byline_change,
         $1::boolean AND NOT coalesce(d.old_in_library, false) AS enters_library
  FROM decided d`;

/** Records that are stored already and come with another bibliography. */
const CHANGED_REFERENCES =
  'incoming i JOIN work_record e USING (id) JOIN byline_staging.work s ON s.seq = i.seq';
const REFERENCES_CHANGE =
  'i.facts_change AND NOT i.is_new AND e.reference_ids IS DISTINCT FROM s.reference_ids';

/** Steps that bring staged work records into work_record and work_reference, and name what they touched. */
export const WORK_MERGE: { name: string; sql: string; parameters?: (load: MergeLoad) => unknown[] }[] = [
  { name: 'compare work records', sql: INCOMING, parameters: (load) => [load.asLibrary] },
  {
    name: 'write references',
    // A first load makes the key afterwards, which no page reads by.
    sql: `DO $$ BEGIN
            IF current_setting('byline.first')::boolean THEN
              TRUNCATE work_reference;
              ALTER TABLE work_reference DROP CONSTRAINT work_reference_pkey;
            END IF;
            INSERT INTO work_reference (cited_id, citing_id)
            SELECT x.cited_id, i.id FROM incoming i JOIN byline_staging.work s ON s.seq = i.seq, unnest(s.reference_ids) AS x(cited_id)
            WHERE i.is_new AND i.facts_change;
            IF current_setting('byline.first')::boolean THEN
              ALTER TABLE work_reference ADD CONSTRAINT work_reference_pkey PRIMARY KEY (cited_id, citing_id);
            END IF;
          END $$`,
  },
  {
    name: 'forget references of changed records',
    // Only those that the newer record does not name: the rest stays as it is. The stored record still names the old ones.
    sql: `DELETE FROM work_reference f USING ${CHANGED_REFERENCES},
            LATERAL (SELECT unnest(e.reference_ids) AS cited_id EXCEPT SELECT unnest(s.reference_ids)) gone
          WHERE ${REFERENCES_CHANGE} AND f.cited_id = gone.cited_id AND f.citing_id = i.id`,
  },
  {
    name: 'write references of changed records',
    sql: `INSERT INTO work_reference (cited_id, citing_id)
          SELECT come.cited_id, i.id FROM ${CHANGED_REFERENCES},
            LATERAL (SELECT unnest(s.reference_ids) AS cited_id EXCEPT SELECT unnest(e.reference_ids)) come
          WHERE ${REFERENCES_CHANGE} ORDER BY 1, 2 ON CONFLICT DO NOTHING`,
  },
  {
    name: 'write work records',
    sql: `INSERT INTO work_record (${[...FACTS, ...BYLINE].join(', ')}, in_library, load_id)
          SELECT ${FACTS.map((name) => `s.${name}`).join(', ')}, ${BYLINE.map((name) => `coalesce(b.${name}, e.${name})`).join(', ')},
                 $1 OR coalesce(e.in_library, false), $2
          FROM incoming i JOIN byline_staging.work s ON s.seq = i.seq LEFT JOIN byline_staging.work b ON b.seq = i.byline_seq LEFT JOIN work_record e ON e.id = i.id
          WHERE i.facts_change ORDER BY i.id
          ON CONFLICT (id) DO UPDATE SET ${[...FACTS, ...BYLINE, 'in_library', 'load_id']
            .filter((name) => name !== 'id')
            .map((name) => `${name} = excluded.${name}`)
            .join(', ')}`,
    parameters: (load) => [load.asLibrary, load.id],
  },
  {
    name: 'write bylines of records that stay',
    sql: `UPDATE work_record r SET ${BYLINE.map((name) => `${name} = b.${name}`).join(', ')}, updated_date = greatest(r.updated_date, i.updated_date), load_id = $1
          FROM incoming i JOIN byline_staging.work b ON b.seq = i.byline_seq
          WHERE i.byline_change AND NOT i.facts_change AND r.id = i.id`,
    parameters: (load) => [load.id],
  },
  {
    name: 'write newer dates of unchanged records',
    sql: `UPDATE work_record r SET updated_date = i.updated_date, byline_date = CASE WHEN i.own_whole THEN i.updated_date ELSE r.byline_date END
          FROM incoming i WHERE i.date_change AND NOT i.facts_change AND NOT i.byline_change AND r.id = i.id`,
  },
  {
    name: 'take known records into the library',
    sql: `UPDATE work_record r SET in_library = true, load_id = $1 FROM incoming i WHERE i.enters_library AND NOT i.is_new AND r.id = i.id AND NOT r.in_library`,
    parameters: (load) => [load.id],
  },
  {
    name: 'name touched records',
    // A newer date alone changes no fact, but may change whose spelling of a name is the newest.
    sql: `CREATE TEMP TABLE touched_record ON COMMIT DROP AS
          SELECT i.id, i.is_new, (i.facts_change OR i.byline_change OR i.enters_library) AS changed
          FROM incoming i WHERE i.facts_change OR i.byline_change OR i.enters_library OR i.date_change`,
  },
];

export type MergeLoad = { id: number; asLibrary: boolean; date: string };
