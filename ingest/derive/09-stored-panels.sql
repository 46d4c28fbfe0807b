-- Panels of authors with long lists, by the functions that pages call for everybody else; co-authors have a step of their own.
CREATE TEMP TABLE to_store ON COMMIT DROP AS
SELECT a.id, x.panel FROM author a, unnest(a.stored_panels) x(panel)
WHERE a.stored_panels <> '{}' AND (a.id IN (SELECT id FROM next_author) OR a.id IN (SELECT id FROM shown_elsewhere));
DELETE FROM author_panel p USING to_store s WHERE p.author_id = s.id;
INSERT INTO author_panel (author_id, panel, rows)
SELECT s.id, s.panel, coalesce(CASE s.panel
  WHEN 'affiliations' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_affiliations(s.id) p)
  WHEN 'subjects' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_subjects(s.id) p)
  WHEN 'years' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_years(s.id) p)
  WHEN 'venues' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_venues(s.id) p)
  WHEN 'cited-by' THEN (SELECT jsonb_agg(to_jsonb(p)) FROM author_cited_by(s.id) p)
END, '[]')
FROM to_store s WHERE s.panel <> 'co-authors';

-- Who of the citing works' authors is a co-author hangs on bylines that need not be the author's own: of a citing work that the load touched.
CREATE TEMP TABLE to_sort_out ON COMMIT DROP AS
SELECT id FROM to_store WHERE panel = 'cited-by'
UNION
SELECT a.id FROM author a
WHERE 'cited-by' = ANY (a.stored_panels) AND NOT EXISTS (SELECT FROM to_store s WHERE s.id = a.id)
  AND EXISTS (SELECT FROM authorship s JOIN citation c ON c.cited_id = s.work_id JOIN touched_work t ON t.id = c.citing_id
              WHERE s.author_id = a.id AND s.in_library OFFSET 0);
DELETE FROM citing_work c USING to_sort_out s WHERE c.author_id = s.id;
INSERT INTO citing_work (author_id, citing_id, pairs, position, citer)
SELECT s.id, c.* FROM to_sort_out s, LATERAL author_citing_works(s.id) c ORDER BY s.id, c.citing_id;
