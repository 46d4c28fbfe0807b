-- The first works of the lists that pages cannot sort while reading: of works that more than 200 cite. Another citing work, or another
-- figure of one, makes another list only where it stands on the list or reaches its last.
CREATE TEMP TABLE top_otherwise ON COMMIT DROP AS
WITH pair AS (
  SELECT cited_id, citing_id FROM moved_citation
  UNION SELECT c.cited_id, c.citing_id FROM touched_work t JOIN citation c ON c.citing_id = t.id
)
SELECT DISTINCT m.id
FROM pair p JOIN work m ON m.id = p.cited_id LEFT JOIN work g ON g.id = p.citing_id LEFT JOIN work l ON l.id = m.top_citing[50]
WHERE CASE WHEN m.cited_by > 200
           THEN m.top_citing IS NULL OR p.citing_id = ANY (m.top_citing) OR l.citations IS NULL OR g.citations >= l.citations
           ELSE m.top_citing IS NOT NULL END;
ANALYZE top_otherwise;
UPDATE work w SET top_citing = n.top_citing
FROM (
  SELECT w.id, CASE WHEN w.cited_by > 200 THEN ARRAY(
           SELECT g.id FROM citation c JOIN work g ON g.id = c.citing_id WHERE c.cited_id = w.id
           ORDER BY g.citations DESC NULLS LAST, g.year DESC NULLS LAST, g.id LIMIT 50) END AS top_citing
  FROM top_otherwise JOIN work w USING (id)
  -- counted once: the comparison below would read each list again
  OFFSET 0
) n
WHERE w.id = n.id AND w.top_citing IS DISTINCT FROM n.top_citing;
