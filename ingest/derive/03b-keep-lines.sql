-- The figures and bylines of the touched works as they were until now, for 04b-top-citing, 06c-touched-authors and 11-changes.
CREATE TEMP TABLE work_before ON COMMIT DROP AS
SELECT w.id, w.citations, w.year FROM touched_work t JOIN work w USING (id);
CREATE TEMP TABLE line_before ON COMMIT DROP AS
SELECT s.author_id, s.work_id, s.name, s.orcid, s.in_library, s.has_page, s.retracted, s.citations, s.institution_ids, s.year, w.author_count, w.cited_by, w.updated_date
FROM touched_work t JOIN authorship s ON s.work_id = t.id JOIN work w ON w.id = t.id WHERE s.author_id IS NOT NULL;
ANALYZE work_before, line_before;
