-- Whose co-authors may be others now: those on touched works whose people, year or place in the library changed. A new
-- citation count or title changes no co-author, and a team of thousands stands on one work. Of a first load nothing is stored
-- yet, and all is made.
CREATE TEMP TABLE line_now ON COMMIT DROP AS
SELECT s.author_id, s.work_id, s.in_library, s.year FROM touched_work t JOIN authorship s ON s.work_id = t.id
WHERE s.author_id IS NOT NULL AND NOT current_setting('byline.first')::boolean;
CREATE TEMP TABLE signed_otherwise ON COMMIT DROP AS
WITH other AS (
  SELECT work_id FROM (SELECT work_id, author_id, in_library, year FROM line_before EXCEPT SELECT work_id, author_id, in_library, year FROM line_now) gone
  UNION SELECT work_id FROM (SELECT work_id, author_id, in_library, year FROM line_now EXCEPT SELECT work_id, author_id, in_library, year FROM line_before) come
)
SELECT author_id AS id FROM line_before JOIN other USING (work_id) UNION SELECT author_id FROM line_now JOIN other USING (work_id);
ANALYZE line_now, signed_otherwise;

-- Panels of authors with long lists, by the functions that pages call for everybody else; co-authors have a step of their own.
CREATE TEMP TABLE to_store ON COMMIT DROP AS
SELECT a.id, x.panel
FROM (
  SELECT id, stored_panels FROM next_author
  UNION ALL
  SELECT id, a.stored_panels FROM shown_elsewhere e JOIN author a USING (id) WHERE e.id NOT IN (SELECT id FROM next_author)
) a, unnest(a.stored_panels) x(panel)
WHERE x.panel <> 'co-authors' OR current_setting('byline.everything')::boolean
   OR a.id IN (SELECT id FROM signed_otherwise) OR a.id IN (SELECT id FROM readdressed_with)
   OR NOT EXISTS (SELECT FROM author_panel p WHERE p.author_id = a.id AND p.panel = x.panel);
DELETE FROM author_panel p USING to_store s WHERE p.author_id = s.id AND p.panel = s.panel;
DELETE FROM author_panel p USING (SELECT DISTINCT id FROM touched_author) t
WHERE p.author_id = t.id AND NOT EXISTS (SELECT FROM author a WHERE a.id = p.author_id AND p.panel = ANY (a.stored_panels));
INSERT INTO author_panel (author_id, panel, rows)
SELECT s.id, s.panel, coalesce(CASE s.panel
  WHEN 'affiliations' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_affiliations(s.id) p)
  WHEN 'subjects' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_subjects(s.id) p)
  WHEN 'years' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_years(s.id) p)
  WHEN 'venues' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_venues(s.id) p)
  WHEN 'cited-by' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_cited_by(s.id) p)
END, '[]')
FROM to_store s WHERE s.panel <> 'co-authors';

-- Works that cite an author, and by whom they are. Who of a citing work's authors is a co-author hangs on bylines that need
-- not be the author's own: of a citing work that the load touched.
CREATE TEMP TABLE to_sort_out ON COMMIT DROP AS
SELECT id, current_setting('byline.everything')::boolean OR NOT EXISTS (SELECT FROM citing_work c WHERE c.author_id = x.id) AS entirely
FROM (
  SELECT id FROM to_store WHERE panel = 'cited-by'
  UNION
  SELECT a.id FROM author a
  WHERE 'cited-by' = ANY (a.stored_panels) AND NOT EXISTS (SELECT FROM to_store s WHERE s.id = a.id)
    AND EXISTS (SELECT FROM authorship s JOIN citation c ON c.cited_id = s.work_id JOIN touched_work t ON t.id = c.citing_id
                WHERE s.author_id = a.id AND s.in_library OFFSET 0)
) x;
-- Otherwise only some of them can be others now. Those that the load touched or paired anew, whoever is cited;
CREATE TEMP TABLE cites_anew ON COMMIT DROP AS
SELECT id FROM touched_work WHERE NOT current_setting('byline.first')::boolean
UNION SELECT citing_id FROM moved_citation WHERE NOT current_setting('byline.first')::boolean;
-- those that cite a work which came to the author or left; and all that somebody signed with whom the author signed such a
-- work, or who came to a work of the author or left it.
CREATE TEMP TABLE line_moved ON COMMIT DROP AS
WITH before AS (
  SELECT work_id, author_id FROM line_before WHERE in_library
), now AS (
  SELECT work_id, author_id FROM line_now WHERE in_library
)
SELECT work_id, author_id, b.work_id IS NULL OR n.work_id IS NULL AS moves FROM before b FULL JOIN now n USING (work_id, author_id);
CREATE TEMP TABLE moved_with ON COMMIT DROP AS
SELECT DISTINCT o.author_id, l.author_id AS id
FROM to_sort_out s JOIN line_moved o ON o.author_id = s.id JOIN line_moved l USING (work_id)
WHERE NOT s.entirely AND (o.moves OR l.moves) AND l.author_id <> o.author_id;
ANALYZE cites_anew, line_moved, moved_with;
CREATE TEMP TABLE cites_otherwise ON COMMIT DROP AS
SELECT o.author_id, c.citing_id FROM to_sort_out s JOIN line_moved o ON o.author_id = s.id JOIN citation c ON c.cited_id = o.work_id WHERE NOT s.entirely AND o.moves
UNION SELECT p.author_id, s.work_id FROM moved_with p JOIN authorship s ON s.author_id = p.id;
ANALYZE cites_otherwise;
CREATE TEMP TABLE next_citing ON COMMIT DROP AS
SELECT s.id AS author_id, c.* FROM to_sort_out s, LATERAL author_citing_works(s.id) c WHERE s.entirely
UNION ALL
SELECT s.id, c.* FROM to_sort_out s, LATERAL author_citing_works(s.id, ARRAY(SELECT id FROM cites_anew UNION ALL SELECT o.citing_id FROM cites_otherwise o WHERE o.author_id = s.id)) c
WHERE NOT s.entirely;
ANALYZE next_citing;
DELETE FROM citing_work c USING (SELECT DISTINCT id FROM touched_author) t
WHERE c.author_id = t.id AND NOT EXISTS (SELECT FROM author a WHERE a.id = c.author_id AND 'cited-by' = ANY (a.stored_panels));
-- Of a hundred thousand rows a later load changes some hundreds.
DELETE FROM citing_work c USING to_sort_out s
WHERE c.author_id = s.id
  AND (s.entirely OR c.citing_id IN (SELECT id FROM cites_anew) OR EXISTS (SELECT FROM cites_otherwise o WHERE o.author_id = c.author_id AND o.citing_id = c.citing_id))
  AND NOT EXISTS (SELECT FROM next_citing n WHERE n.author_id = c.author_id AND n.citing_id = c.citing_id);
INSERT INTO citing_work (author_id, citing_id, pairs, position, citer)
SELECT n.author_id, n.citing_id, n.pairs, n.position, n.citer FROM next_citing n LEFT JOIN citing_work c USING (author_id, citing_id)
WHERE (n.pairs, n.position, n.citer) IS DISTINCT FROM (c.pairs, c.position, c.citer)
ORDER BY n.author_id, n.citing_id
ON CONFLICT (author_id, citing_id) DO UPDATE SET pairs = excluded.pairs, position = excluded.position, citer = excluded.citer;
