-- Bylines of the touched works, from their leading versions.
DELETE FROM authorship s USING touched_work t WHERE s.work_id = t.id;
INSERT INTO authorship (work_id, position, author_id, name, printed_name, orcid, corresponding, place, institution_ids, in_library, has_page, retracted, citations, year)
SELECT w.id, l.position, l.a, l.n, l.r, l.o, l.c, l.p, l.i, w.in_library, w.has_page, w.retracted, w.citations, w.year
FROM next_work w JOIN work_record r USING (id),
     ROWS FROM (jsonb_to_recordset(r.byline) AS (a bigint, n text, r text, o text, c boolean, p "char", i bigint[])) WITH ORDINALITY AS l(a, n, r, o, c, p, i, position)
ORDER BY w.id, l.position;

INSERT INTO touched_author
SELECT s.author_id, bool_or(t.changed) FROM touched_work t JOIN authorship s ON s.work_id = t.id
WHERE s.author_id IS NOT NULL GROUP BY s.author_id;
