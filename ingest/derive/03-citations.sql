-- Pairs of library works of which one cites the other, both ways from the touched works. Works are not written yet:
-- a touched one is read from next_work, any other from work.
CREATE TEMP TABLE old_citation ON COMMIT DROP AS
SELECT c.cited_id, c.citing_id, c.citing_has_page FROM touched_work t JOIN citation c ON c.citing_id = t.id
UNION
SELECT c.cited_id, c.citing_id, c.citing_has_page FROM touched_work t JOIN citation c ON c.cited_id = t.id;

CREATE TEMP TABLE next_citation ON COMMIT DROP AS
-- what the touched works cite
SELECT d.work_id AS cited_id, w.id AS citing_id, w.has_page AS citing_has_page
FROM next_work w JOIN work_version v ON v.work_id = w.id JOIN work_record r ON r.id = v.record_id, unnest(r.reference_ids) AS x(cited_id)
     LEFT JOIN merge m ON m.kind = 'W' AND m.id = x.cited_id
     JOIN work_version d ON d.record_id = coalesce(m.into_id, x.cited_id)
     LEFT JOIN next_work n ON n.id = d.work_id LEFT JOIN work o ON n.id IS NULL AND o.id = d.work_id
WHERE w.in_library AND coalesce(n.in_library, o.in_library) AND d.work_id <> w.id
UNION
-- which untouched works cite them
SELECT w.id, g.id, g.has_page
FROM next_work w JOIN work_version v ON v.work_id = w.id,
     LATERAL (SELECT v.record_id AS id UNION ALL SELECT m.id FROM merge m WHERE m.kind = 'W' AND m.into_id = v.record_id) k
     JOIN work_reference f ON f.cited_id = k.id
     JOIN work_version m ON m.record_id = f.citing_id JOIN work g ON g.id = m.work_id
WHERE w.in_library AND g.in_library AND NOT EXISTS (SELECT FROM touched_work t WHERE t.id = g.id);
ANALYZE old_citation, next_citation;

-- Nearly all pairs of a later load are there already.
CREATE TEMP TABLE moved_citation ON COMMIT DROP AS
SELECT cited_id, citing_id, o.citing_has_page AS was, n.citing_has_page AS now
FROM next_citation n FULL JOIN old_citation o USING (cited_id, citing_id) WHERE n.citing_has_page IS DISTINCT FROM o.citing_has_page;
ANALYZE moved_citation;
DELETE FROM citation c USING moved_citation m WHERE m.now IS NULL AND c.cited_id = m.cited_id AND c.citing_id = m.citing_id;
UPDATE citation c SET citing_has_page = m.now FROM moved_citation m
WHERE m.was IS NOT NULL AND m.now IS NOT NULL AND c.cited_id = m.cited_id AND c.citing_id = m.citing_id;
INSERT INTO citation (cited_id, citing_id, citing_has_page) SELECT cited_id, citing_id, now FROM moved_citation WHERE was IS NULL ORDER BY 1, 2;

-- Works whose citing works are others now, and how many they gained: their authors' figures follow.
CREATE TEMP TABLE cited_otherwise ON COMMIT DROP AS
SELECT cited_id AS id, sum((was IS NULL)::int - (now IS NULL)::int)::int AS gained FROM moved_citation GROUP BY cited_id;
ANALYZE cited_otherwise;

-- Touched works are counted when they are written.
UPDATE work w SET cited_by = w.cited_by + o.gained, load_id = current_setting('byline.load')::int
FROM cited_otherwise o WHERE w.id = o.id AND NOT EXISTS (SELECT FROM touched_work t WHERE t.id = w.id);
