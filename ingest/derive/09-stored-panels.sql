-- Panels of authors with long lists, by the functions that pages call for everybody else.
CREATE TEMP TABLE to_store ON COMMIT DROP AS
SELECT a.id FROM author a WHERE a.stored_panels AND (a.id IN (SELECT id FROM next_author) OR a.id IN (SELECT id FROM shown_elsewhere));
DELETE FROM author_panel p USING to_store s WHERE p.author_id = s.id;
INSERT INTO author_panel (author_id, panel, rows)
SELECT s.id, x.panel, coalesce(x.rows, '[]')
FROM to_store s, LATERAL (
  SELECT 'subjects', (SELECT jsonb_agg(to_jsonb(p)) FROM author_subjects(s.id) p)
  UNION ALL SELECT 'years', (SELECT jsonb_agg(to_jsonb(p)) FROM author_years(s.id) p)
  UNION ALL SELECT 'co-authors', (SELECT jsonb_agg(to_jsonb(p)) FROM author_co_authors(s.id) p)
  UNION ALL SELECT 'venues', (SELECT jsonb_agg(to_jsonb(p)) FROM author_venues(s.id) p)
  UNION ALL SELECT 'cited-by', (SELECT jsonb_agg(to_jsonb(p)) FROM author_cited_by(s.id) p)
  UNION ALL SELECT 'affiliations', (SELECT jsonb_agg(to_jsonb(p)) FROM author_affiliations(s.id) p)
) x(panel, rows);
