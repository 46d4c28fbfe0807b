-- The bylines of the touched works as they were until now, for 07-authors and 11-changes.
CREATE TEMP TABLE line_before ON COMMIT DROP AS
SELECT s.author_id, s.work_id, s.name, s.orcid, s.in_library, s.has_page, s.retracted, s.citations, s.institution_ids, s.year, w.author_count, w.cited_by, w.updated_date
FROM touched_work t JOIN authorship s ON s.work_id = t.id JOIN work w ON w.id = t.id WHERE s.author_id IS NOT NULL;
ANALYZE line_before;
