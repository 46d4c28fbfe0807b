-- The touched authors and their statements as they were until now, for 08-write-authors and 11-changes.
CREATE TEMP TABLE author_before ON COMMIT DROP AS
SELECT a.id, a.name, a.name_fold, a.slug, a.has_page, a.library_works, a.works_with_page, a.known_works, a.citations, a.first_year, a.last_year, a.last_institution_id
FROM (SELECT DISTINCT id FROM touched_author) t JOIN author a USING (id);
ALTER TABLE author_before ADD PRIMARY KEY (id);
ANALYZE author_before (id);
CREATE TEMP TABLE statement_before ON COMMIT DROP AS
SELECT s.* FROM author_before a JOIN statement s ON s.author_id = a.id;
