-- The library's totals, by what the touched works and authors changed.
WITH works AS (
  SELECT count(*) FILTER (WHERE in_library) AS works, count(*) FILTER (WHERE has_page) AS works_with_page, count(*) AS known_works,
         count(*) FILTER (WHERE in_library AND has_bibliography) AS bibliographies_read
  FROM next_work
), people AS (
  SELECT count(*) FILTER (WHERE has_page) AS authors FROM next_author
), pairs AS (
  SELECT (SELECT count(*) FROM next_citation) - (SELECT count(*) FROM old_citation) AS citations
)
UPDATE library l SET
  works = l.works + w.works - b.works, works_with_page = l.works_with_page + w.works_with_page - b.works_with_page, known_works = l.known_works + w.known_works - b.known_works,
  bibliographies_read = l.bibliographies_read + w.bibliographies_read - b.bibliographies_read,
  authors = l.authors + p.authors - pb.authors, citations = l.citations + c.citations,
  institutions = (SELECT count(*) FROM institution), venues = (SELECT count(*) FROM source WHERE type IS DISTINCT FROM 'repository'), topics = (SELECT count(*) FROM subject WHERE kind = 'T')
FROM works w, total_before b, people p, total_authors_before pb, pairs c;
