-- Pairs of records that may be versions of one work (rule 4, a and b, and the alike pairs of c), for touched records.
-- Their old neighbours are kept in lost_neighbour: what they leave has to be clustered again too.
CREATE TEMP TABLE lost_neighbour ON COMMIT DROP AS
WITH left_side AS (
  DELETE FROM version_edge e USING touched_record t WHERE e.a = t.id AND t.changed RETURNING e.b AS id
), right_side AS (
  DELETE FROM version_edge e USING touched_record t WHERE e.b = t.id AND t.changed RETURNING e.a AS id
)
SELECT id FROM left_side UNION SELECT id FROM right_side;

INSERT INTO version_edge (a, b, strong, alike)
WITH candidate AS (
  SELECT r.* FROM touched_record t JOIN work_record r USING (id) WHERE t.changed AND r.can_be_version AND NOT r.paratext
), by_identifier AS (
  SELECT c.id AS x, r.id AS y, c.title_fold = r.title_fold OR c.author_ids && r.author_ids AS joins
  FROM candidate c JOIN work_record r ON r.doi = c.doi AND r.id <> c.id AND r.can_be_version AND NOT r.paratext
  UNION ALL
  SELECT c.id, r.id, c.title_fold = r.title_fold OR c.author_ids && r.author_ids
  FROM candidate c JOIN work_record r ON r.arxiv_id = c.arxiv_id AND r.id <> c.id AND r.can_be_version AND NOT r.paratext
), by_merge AS (
  -- OpenAlex says that one record went into the other, whatever they are
  SELECT m.id AS x, m.into_id AS y
  FROM touched_record t JOIN merge m ON m.kind = 'W' AND t.id IN (m.id, m.into_id)
       JOIN work_record a ON a.id = m.id JOIN work_record b ON b.id = m.into_id
  WHERE t.changed AND NOT a.paratext AND NOT b.paratext
), signed AS (
  -- by title and person: works of one title are paired only where somebody signed both
  SELECT c.id, c.title_key, p.person FROM candidate c, unnest(c.author_ids) p(person) WHERE c.title_key IS NOT NULL
), signed_alike AS (
  SELECT DISTINCT s.id AS x, o.id AS y
  FROM signed s JOIN (
    SELECT r.id, r.title_key, p.person FROM (SELECT DISTINCT title_key FROM signed) k JOIN work_record r USING (title_key), unnest(r.author_ids) p(person)
  ) o ON o.title_key = s.title_key AND o.person = s.person AND o.id <> s.id
), by_title AS (
  SELECT c.id AS x, r.id AS y,
         p.same AND c.volume = r.volume AND c.first_page = r.first_page AS same_place
  FROM signed_alike a JOIN candidate c ON c.id = a.x JOIN work_record r ON r.id = a.y
       LEFT JOIN merge mc ON mc.kind = 'S' AND mc.id = c.source_id LEFT JOIN merge mr ON mr.kind = 'S' AND mr.id = r.source_id,
       LATERAL (SELECT coalesce(mc.into_id, c.source_id) = coalesce(mr.into_id, r.source_id) AS same) p
  WHERE r.title_fold = c.title_fold AND r.kind = c.kind AND NOT r.paratext AND abs(r.year - c.year) <= 3
    -- a pair of two printed records matters only in the same place: their clusters never join by title
    AND (NOT (c.published AND r.published) OR (p.same AND c.volume = r.volume AND c.first_page = r.first_page))
    AND 2 * (SELECT count(*) FROM unnest(c.author_ids) p WHERE p = ANY (r.author_ids))
        >= least(cardinality(c.author_ids), cardinality(r.author_ids))
)
SELECT least(x, y), greatest(x, y), bool_or(strong), bool_or(alike)
FROM (
  SELECT x, y, true AS strong, false AS alike FROM by_identifier WHERE joins
  UNION ALL
  SELECT x, y, true, false FROM by_merge
  UNION ALL
  SELECT x, y, coalesce(same_place, false), true FROM by_title
) pairs
GROUP BY 1, 2
ORDER BY 1, 2
ON CONFLICT (a, b) DO UPDATE SET strong = excluded.strong, alike = excluded.alike;

-- The planner takes a table that it knows nothing of for empty or huge.
ANALYZE version_edge;

-- Every record that can end in another cluster: the touched ones and all that edges reach from them. Most records have no edge.
CREATE TEMP TABLE start_record ON COMMIT DROP AS
SELECT id FROM touched_record UNION SELECT id FROM lost_neighbour;
ANALYZE start_record;
CREATE TEMP TABLE affected ON COMMIT DROP AS
WITH RECURSIVE reach AS (
  SELECT s.id FROM start_record s JOIN version_edge e ON e.a = s.id
  UNION SELECT s.id FROM start_record s JOIN version_edge e ON e.b = s.id
  UNION
  SELECT n.id FROM reach, LATERAL (
    SELECT b AS id FROM version_edge WHERE a = reach.id UNION ALL SELECT a FROM version_edge WHERE b = reach.id
  ) n
)
SELECT id FROM start_record UNION SELECT id FROM reach;
ANALYZE affected;
