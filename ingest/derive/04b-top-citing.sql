-- The first works of the lists that pages cannot sort while reading: of works that more than 200 cite. Another citing work, or another
-- figure of one, makes another list; a touched one only where it stands on the list or reaches its last.
UPDATE work w SET top_citing = n.top_citing
FROM (
  SELECT w.id, CASE WHEN w.cited_by > 200 THEN ARRAY(
           SELECT g.id FROM citation c JOIN work g ON g.id = c.citing_id WHERE c.cited_id = w.id
           ORDER BY g.citations DESC NULLS LAST, g.year DESC NULLS LAST, g.id LIMIT 50) END AS top_citing
  FROM (
    SELECT id FROM cited_otherwise
    UNION
    SELECT m.id FROM work m LEFT JOIN work l ON l.id = m.top_citing[50] WHERE m.cited_by > 200
      AND EXISTS (SELECT FROM citation c JOIN touched_work t ON t.id = c.citing_id JOIN work g ON g.id = t.id
                  WHERE c.cited_id = m.id AND (g.id = ANY (m.top_citing) OR l.citations IS NULL OR g.citations >= l.citations) OFFSET 0)
  ) x JOIN work w USING (id)
) n
WHERE w.id = n.id AND w.top_citing IS DISTINCT FROM n.top_citing;
