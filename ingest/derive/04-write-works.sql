-- The people on the works until now; those on the new bylines are added below.
CREATE TEMP TABLE touched_author ON COMMIT DROP AS
SELECT s.author_id AS id, bool_or(t.changed) AS changed FROM touched_work t JOIN authorship s ON s.work_id = t.id WHERE s.author_id IS NOT NULL GROUP BY s.author_id;

DELETE FROM work w USING touched_work t WHERE w.id = t.id AND NOT EXISTS (SELECT FROM next_work n WHERE n.id = t.id);
INSERT INTO work (id, slug, in_library, has_page, title, title_fold, year, year_uncertain, date, type, language, citations, retracted, venue_id, repository_id, doi, arxiv_id,
                  landing_url, open_access_url, author_count, byline_cut, version_count, topic_ids, field_ids, concept_ids, cited_years, cited_counts, has_bibliography, cited_by,
                  has_summary, text, updated_date, load_id)
SELECT id, slug, in_library, has_page, title, title_fold, year, year_uncertain, date, type, language, citations, retracted, venue_id, repository_id, doi, arxiv_id,
       landing_url, open_access_url, author_count, byline_cut, version_count, topic_ids, field_ids, concept_ids, cited_years, cited_counts, has_bibliography, coalesce(c.cited_by, 0),
       has_summary, text, updated_date, current_setting('byline.load')::int
FROM next_work LEFT JOIN (SELECT cited_id AS id, count(*)::int AS cited_by FROM next_citation GROUP BY cited_id) c USING (id) ORDER BY id
ON CONFLICT (id) DO UPDATE SET
  slug = excluded.slug, in_library = excluded.in_library, has_page = excluded.has_page, title = excluded.title, title_fold = excluded.title_fold, year = excluded.year,
  year_uncertain = excluded.year_uncertain, date = excluded.date, type = excluded.type, language = excluded.language, citations = excluded.citations, retracted = excluded.retracted,
  venue_id = excluded.venue_id, repository_id = excluded.repository_id, doi = excluded.doi, arxiv_id = excluded.arxiv_id, landing_url = excluded.landing_url,
  open_access_url = excluded.open_access_url, author_count = excluded.author_count, byline_cut = excluded.byline_cut, version_count = excluded.version_count, topic_ids = excluded.topic_ids,
  field_ids = excluded.field_ids, concept_ids = excluded.concept_ids, cited_years = excluded.cited_years, cited_counts = excluded.cited_counts,
  has_bibliography = excluded.has_bibliography, cited_by = excluded.cited_by, has_summary = excluded.has_summary, text = excluded.text, updated_date = excluded.updated_date,
  load_id = CASE WHEN (SELECT changed FROM touched_work t WHERE t.id = work.id) THEN excluded.load_id ELSE work.load_id END;

-- Bylines of the touched works, from their leading versions.
DELETE FROM authorship s USING touched_work t WHERE s.work_id = t.id;
INSERT INTO authorship (work_id, position, author_id, name, printed_name, orcid, corresponding, place, institution_ids, in_library, has_page, retracted, citations, year)
SELECT w.id, l.position, l.a, l.n, l.r, l.o, l.c, l.p, l.i, w.in_library, w.has_page, w.retracted, w.citations, w.year
FROM next_work w JOIN work_record r USING (id),
     ROWS FROM (jsonb_to_recordset(r.byline) AS (a bigint, n text, r text, o text, c boolean, p text, i bigint[])) WITH ORDINALITY AS l(a, n, r, o, c, p, i, position)
ORDER BY w.id, l.position;
-- Institutions that OpenAlex merged are the one that is left, once, at the first one's place.
UPDATE authorship s SET institution_ids = ARRAY(
  SELECT i.id FROM (SELECT coalesce(m.into_id, x.id) AS id, min(x.place) AS place
                    FROM unnest(s.institution_ids) WITH ORDINALITY x(id, place) LEFT JOIN merge m ON m.kind = 'I' AND m.id = x.id GROUP BY 1) i ORDER BY i.place)
FROM (SELECT DISTINCT s.work_id, s.position
      FROM touched_work t JOIN authorship s ON s.work_id = t.id, unnest(s.institution_ids) x(id) JOIN merge m ON m.kind = 'I' AND m.id = x.id
      WHERE EXISTS (SELECT FROM merge WHERE kind = 'I')) l
WHERE s.work_id = l.work_id AND s.position = l.position;

INSERT INTO touched_author
SELECT s.author_id, bool_or(t.changed) FROM touched_work t JOIN authorship s ON s.work_id = t.id
WHERE s.author_id IS NOT NULL GROUP BY s.author_id;
INSERT INTO touched_author
SELECT DISTINCT s.author_id, true FROM cited_otherwise o JOIN authorship s ON s.work_id = o.id WHERE s.author_id IS NOT NULL;
