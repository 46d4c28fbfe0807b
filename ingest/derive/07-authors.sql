-- The figures of the touched authors.
-- A table, so that the planner knows how many authors it holds: by figures from before a load of large teams it would
-- go through all lines again for every one of them.
CREATE TEMP TABLE next_line ON COMMIT DROP AS
SELECT s.author_id, s.work_id, s.name, s.orcid, s.institution_ids, s.in_library, s.has_page, s.retracted, s.citations, s.year,
       w.author_count, w.cited_by, w.updated_date,
       row_number() OVER (PARTITION BY s.author_id, s.retracted ORDER BY s.citations DESC NULLS LAST) AS place
FROM next_touched t JOIN authorship s ON s.author_id = t.id JOIN work w ON w.id = s.work_id
WHERE NOT EXISTS (SELECT FROM steady_author y WHERE y.id = t.id);
ANALYZE next_line (author_id);

CREATE TEMP TABLE next_author ON COMMIT DROP AS
WITH figures AS (
  SELECT author_id AS id, count(*) AS known_works, count(*) FILTER (WHERE in_library) AS library_works, count(*) FILTER (WHERE has_page) AS works_with_page,
         count(*) FILTER (WHERE retracted) AS retracted_works,
         count(*) FILTER (WHERE NOT retracted AND citations IS NULL) AS uncounted_works, coalesce(sum(citations) FILTER (WHERE NOT retracted), 0) AS citations,
         count(*) FILTER (WHERE NOT retracted AND citations >= place) AS h_index, count(*) FILTER (WHERE NOT retracted AND citations >= 10) AS i10_index,
         min(year) AS first_year, max(year) AS last_year,
         coalesce(sum(author_count) FILTER (WHERE in_library), 0) AS byline_lines, coalesce(sum(cited_by) FILTER (WHERE in_library), 0) AS citing_pairs
  FROM next_line GROUP BY author_id
), newest AS (
  SELECT DISTINCT ON (author_id) author_id AS id, name FROM next_line ORDER BY author_id, updated_date DESC, work_id
), newest_orcid AS (
  SELECT DISTINCT ON (author_id) author_id AS id, orcid FROM next_line WHERE orcid IS NOT NULL ORDER BY author_id, updated_date DESC, work_id
), newest_institution AS (
  SELECT DISTINCT ON (author_id) author_id AS id, institution_ids[1] AS institution_id FROM next_line
  WHERE institution_ids <> '{}' AND year IS NOT NULL ORDER BY author_id, year DESC, work_id
), every AS (
  SELECT f.*, coalesce(r.body ->> 'name', q.body ->> 'name', n.name) AS name,
         ARRAY(SELECT jsonb_array_elements_text(coalesce(r.body, q.body) -> 'other_names')) AS alternatives,
         -- an iD that is not to be shown vouches for nothing: no record of ORCID is this author's, nor an item found by the iD
         CASE WHEN NOT coalesce(v.hide_orcid, false) THEN coalesce(r.body ->> 'orcid', q.orcid, o.orcid) END AS orcid,
         i.institution_id AS last_institution_id, false AS is_steady
  FROM figures f JOIN newest n USING (id) LEFT JOIN newest_orcid o USING (id) LEFT JOIN newest_institution i USING (id)
  LEFT JOIN entity_record r ON r.kind = 'A' AND r.id = f.id
  LEFT JOIN merged_record q ON q.id = f.id LEFT JOIN author_override v ON v.author_id = f.id
  UNION ALL
  -- called and found as before
  SELECT id, known_works, library_works, works_with_page, retracted_works, uncounted_works, citations, h_index, i10_index, first_year, last_year, byline_lines, citing_pairs,
         name, '{}', orcid, last_institution_id, true FROM steady_author
)
SELECT f.*, t.changed, f.library_works >= current_setting('byline.min_works')::int AS has_page,
       -- Above these bounds a panel is stored: reading a page counts 500 works, 3,000 lines, 5,000 pairs at most (docs/performance.md).
       CASE WHEN f.known_works > 500 THEN ARRAY['affiliations', 'subjects', 'years', 'venues'] ELSE '{}' END
         || CASE WHEN f.byline_lines > 3000 THEN ARRAY['co-authors'] ELSE '{}' END
         || CASE WHEN f.citing_pairs > 5000 THEN ARRAY['cited-by'] ELSE '{}' END AS stored_panels
FROM every f JOIN next_touched t USING (id);
ALTER TABLE next_author ADD PRIMARY KEY (id);
ANALYZE next_author (id, is_steady);
