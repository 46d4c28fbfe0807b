-- The first works of the lists that pages cannot sort while reading: of works that more than 200 cite. Another citing work, or another
-- figure of one, makes another list only where it stands on the list or reaches its last.
CREATE TEMP TABLE top_otherwise ON COMMIT DROP AS
WITH much_cited AS MATERIALIZED (
  SELECT m.id, m.top_citing, l.citations AS least FROM work m LEFT JOIN work l ON l.id = m.top_citing[50] WHERE m.cited_by > 200
), pair AS (
  SELECT m.*, c.citing_id, c.now IS NULL AS goes FROM much_cited m JOIN moved_citation c ON c.cited_id = m.id
  UNION ALL
  SELECT m.*, c.citing_id, false FROM touched_work t JOIN citation c ON c.citing_id = t.id JOIN much_cited m ON m.id = c.cited_id
)
SELECT p.id,
       -- one on the list that goes or sinks makes room for works of which this load says nothing
       bool_or(p.top_citing IS NULL OR p.citing_id = ANY (p.top_citing) AND (p.goes
         OR (coalesce(g.citations, -1), coalesce(g.year, -1)) < (coalesce(b.citations, -1), coalesce(b.year, -1)))) AS has_room,
       array_agg(p.citing_id) FILTER (WHERE NOT p.goes) AS citing_ids
FROM pair p LEFT JOIN work g ON g.id = p.citing_id LEFT JOIN work_before b ON b.id = p.citing_id
GROUP BY p.id
HAVING bool_or(p.top_citing IS NULL OR p.citing_id = ANY (p.top_citing) OR p.least IS NULL OR NOT p.goes AND g.citations >= p.least);
ANALYZE top_otherwise;

UPDATE work w SET top_citing = n.top_citing
FROM (
  SELECT w.id, ARRAY(
           SELECT g.id
           FROM (SELECT c.citing_id AS id FROM citation c WHERE o.has_room AND c.cited_id = w.id
                 UNION SELECT unnest(w.top_citing || o.citing_ids) WHERE NOT o.has_room) x JOIN work g USING (id)
           ORDER BY g.citations DESC NULLS LAST, g.year DESC NULLS LAST, g.id LIMIT 50) AS top_citing
  FROM top_otherwise o JOIN work w USING (id)
  -- counted once: the comparison below would read each list again
  OFFSET 0
) n
WHERE w.id = n.id AND w.top_citing IS DISTINCT FROM n.top_citing;
-- Lists of works that 200 or fewer cite now.
UPDATE work w SET top_citing = NULL
FROM (SELECT DISTINCT cited_id AS id FROM moved_citation WHERE now IS NULL) m WHERE w.id = m.id AND w.cited_by <= 200 AND w.top_citing IS NOT NULL;
