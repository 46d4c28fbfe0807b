-- Citing works: how often and by whom they cite an author, and the first ones of works that very many cite.

-- Library works that cite an author's library works: how many of these each cites (the pairs add up to author_cited_by's), the author's
-- place on it, and by whom it is: by the author if they stand on it, else by co-authors if somebody does with whom they have
-- written a library work (rule 7), else by others. Each byline is looked up by its work: the planner would read those of the whole library.
CREATE FUNCTION author_citing_works(author bigint)
RETURNS TABLE (citing_id bigint, pairs int, "position" int, citer text)
LANGUAGE sql STABLE AS $$
  WITH mine AS MATERIALIZED (
    SELECT s.work_id, s.position FROM authorship s WHERE s.author_id = author AND s.in_library
  ), people AS MATERIALIZED (
    SELECT DISTINCT o.author_id FROM mine m JOIN authorship o ON o.work_id = m.work_id WHERE o.author_id <> author
  ), citing AS MATERIALIZED (
    SELECT c.citing_id, count(*)::int AS pairs FROM mine m JOIN citation c ON c.cited_id = m.work_id GROUP BY c.citing_id
  ), by_co_authors AS MATERIALIZED (
    SELECT DISTINCT c.citing_id
    FROM citing c, LATERAL (SELECT o.author_id FROM authorship o WHERE o.work_id = c.citing_id OFFSET 0) l JOIN people p ON p.author_id = l.author_id
    WHERE c.citing_id NOT IN (SELECT m.work_id FROM mine m)
  )
  SELECT c.citing_id, c.pairs, m.position,
         CASE WHEN m.work_id IS NOT NULL THEN 'author' WHEN k.citing_id IS NOT NULL THEN 'co-authors' ELSE 'others' END
  FROM citing c LEFT JOIN mine m ON m.work_id = c.citing_id LEFT JOIN by_co_authors k ON k.citing_id = c.citing_id
$$;

-- The rows of that function for authors whose cited-by panel is stored: the bylines of all who cite them are too many to be read while somebody waits.
CREATE TABLE citing_work (
  author_id  bigint NOT NULL,
  citing_id  bigint NOT NULL,
  pairs      int NOT NULL,
  "position" int,
  citer      text NOT NULL,
  PRIMARY KEY (author_id, citing_id) INCLUDE (pairs, "position", citer)
);
-- 09-stored-panels: authors of whom these rows are kept
CREATE INDEX author_much_cited ON author (id) WHERE 'cited-by' = ANY (stored_panels);

-- The 50 most cited of the library works that cite a work, in the page's order; null while they are few enough to be sorted while reading.
ALTER TABLE work ADD COLUMN top_citing bigint[];
-- 04b-top-citing: works that very many cite
CREATE INDEX work_much_cited ON work (id) WHERE cited_by > 200;

-- What a library that was loaded before has of both.
INSERT INTO citing_work (author_id, citing_id, pairs, "position", citer)
SELECT a.id, c.* FROM author a, LATERAL author_citing_works(a.id) c WHERE 'cited-by' = ANY (a.stored_panels);
UPDATE work w SET top_citing = ARRAY(
  SELECT g.id FROM citation c JOIN work g ON g.id = c.citing_id WHERE c.cited_id = w.id
  ORDER BY g.citations DESC NULLS LAST, g.year DESC NULLS LAST, g.id LIMIT 50)
WHERE w.cited_by > 200;
