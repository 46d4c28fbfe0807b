-- Library works of institutions, venues and subjects, by what the touched works changed.
CREATE TEMP TABLE place_change ON COMMIT DROP AS
SELECT kind, id, sum(works)::int AS works FROM (
SELECT kind, id, -works AS works FROM place_before
UNION ALL
SELECT 'I' AS kind, id, count(*)::int AS works
FROM (SELECT DISTINCT s.work_id, i.id FROM next_work t JOIN authorship s ON s.work_id = t.id, unnest(s.institution_ids) i(id) WHERE s.in_library) i GROUP BY id
UNION ALL SELECT 'S', w.venue_id, count(*)::int FROM next_work w WHERE w.in_library AND w.venue_id IS NOT NULL GROUP BY w.venue_id
UNION ALL SELECT 'T', x.id, count(*)::int FROM next_work w, unnest(w.topic_ids) x(id) WHERE w.in_library GROUP BY x.id
UNION ALL SELECT 'F', x.id, count(*)::int FROM next_work w, unnest(w.field_ids) x(id) WHERE w.in_library GROUP BY x.id
UNION ALL SELECT 'C', x.id, count(*)::int FROM next_work w, unnest(w.concept_ids) x(id) WHERE w.in_library GROUP BY x.id
) p GROUP BY kind, id HAVING sum(works) <> 0;
UPDATE institution i SET library_works = i.library_works + p.works FROM place_change p WHERE p.kind = 'I' AND i.id = p.id;
UPDATE source s SET library_works = s.library_works + p.works FROM place_change p WHERE p.kind = 'S' AND s.id = p.id;
UPDATE subject s SET library_works = s.library_works + p.works FROM place_change p WHERE p.kind = s.kind AND s.id = p.id;

-- The library's totals, by what the touched works and authors changed.
WITH works AS (
  SELECT count(*) FILTER (WHERE in_library) AS works, count(*) FILTER (WHERE has_page) AS works_with_page, count(*) AS known_works,
         count(*) FILTER (WHERE in_library AND has_bibliography) AS bibliographies_read
  FROM next_work
), people AS (
  SELECT count(*) FILTER (WHERE has_page) AS authors FROM next_author
), people_before AS (
  SELECT count(*) FILTER (WHERE has_page) AS authors FROM author_before
), pairs AS (
  SELECT (SELECT count(*) FROM next_citation) - (SELECT count(*) FROM old_citation) AS citations
)
UPDATE library l SET
  works = l.works + w.works - b.works, works_with_page = l.works_with_page + w.works_with_page - b.works_with_page, known_works = l.known_works + w.known_works - b.known_works,
  bibliographies_read = l.bibliographies_read + w.bibliographies_read - b.bibliographies_read,
  authors = l.authors + p.authors - pb.authors, citations = l.citations + c.citations,
  institutions = (SELECT count(*) FROM institution WHERE library_works > 0), venues = (SELECT count(*) FROM source WHERE library_works > 0),
  topics = (SELECT count(*) FROM subject WHERE kind = 'T' AND library_works > 0)
FROM works w, total_before b, people p, people_before pb, pairs c;
