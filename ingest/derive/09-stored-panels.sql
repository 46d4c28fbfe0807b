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
