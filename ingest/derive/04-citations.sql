-- Pairs of library works of which one cites the other, both ways from the touched works.
CREATE TEMP TABLE old_citation ON COMMIT DROP AS
SELECT c.cited_id, c.citing_id, c.citing_has_page FROM touched_work t JOIN citation c ON c.citing_id = t.id
UNION
SELECT c.cited_id, c.citing_id, c.citing_has_page FROM touched_work t JOIN citation c ON c.cited_id = t.id;

CREATE TEMP TABLE next_citation ON COMMIT DROP AS
SELECT DISTINCT p.cited_id, p.citing_id, g.has_page AS citing_has_page
FROM (
  -- what the touched works cite
  SELECT d.work_id AS cited_id, w.id AS citing_id
  FROM next_work w JOIN work_version v ON v.work_id = w.id JOIN work_record r ON r.id = v.record_id, unnest(r.reference_ids) AS x(cited_id)
       JOIN work_version d ON d.record_id = x.cited_id
  WHERE w.in_library
  UNION ALL
  -- which untouched works cite them
  SELECT w.id, g.work_id
  FROM next_work w JOIN work_version v ON v.work_id = w.id JOIN work_reference f ON f.cited_id = v.record_id JOIN work_version g ON g.record_id = f.citing_id
  WHERE w.in_library AND NOT EXISTS (SELECT FROM touched_work t WHERE t.id = g.work_id)
) p
JOIN work c ON c.id = p.cited_id AND c.in_library JOIN work g ON g.id = p.citing_id AND g.in_library
WHERE p.cited_id <> p.citing_id;

DELETE FROM citation c USING old_citation o WHERE c.cited_id = o.cited_id AND c.citing_id = o.citing_id
  AND NOT EXISTS (SELECT FROM next_citation n WHERE n.cited_id = o.cited_id AND n.citing_id = o.citing_id);
INSERT INTO citation (cited_id, citing_id, citing_has_page) SELECT cited_id, citing_id, citing_has_page FROM next_citation ORDER BY 1, 2
ON CONFLICT (cited_id, citing_id) DO UPDATE SET citing_has_page = excluded.citing_has_page WHERE citation.citing_has_page <> excluded.citing_has_page;

-- Works whose citing works are others now: their authors' figures follow.
CREATE TEMP TABLE cited_otherwise ON COMMIT DROP AS
SELECT DISTINCT d.cited_id AS id
FROM ((SELECT * FROM next_citation EXCEPT SELECT * FROM old_citation) UNION ALL (SELECT * FROM old_citation EXCEPT SELECT * FROM next_citation)) d;
UPDATE work w SET cited_by = n.cited_by
FROM (SELECT o.id, (SELECT count(*) FROM citation c WHERE c.cited_id = o.id)::int AS cited_by FROM cited_otherwise o) n
WHERE w.id = n.id AND w.cited_by <> n.cited_by;

INSERT INTO touched_author
SELECT DISTINCT s.author_id, true FROM cited_otherwise o JOIN authorship s ON s.work_id = o.id WHERE s.author_id IS NOT NULL;
