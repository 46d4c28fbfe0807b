-- The bylines of the touched works as they were until now, for 11-changes.
CREATE TEMP TABLE line_before ON COMMIT DROP AS
SELECT s.author_id, s.work_id, s.in_library, s.institution_ids, s.year FROM touched_work t JOIN authorship s ON s.work_id = t.id WHERE s.author_id IS NOT NULL;
ANALYZE line_before;
