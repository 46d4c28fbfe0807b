-- Library works that cite an author's library works, all of them or those among some: how many of the author's each cites (all pairs
-- add up to author_cited_by's), the author's place on it, and by whom it is: by the author if they stand on it, else by co-authors if
-- somebody does with whom they have written a library work (rule 7), else by others. Each byline is looked up by its work: the planner
-- would read those of the whole library.
DROP FUNCTION author_citing_works(bigint);
CREATE FUNCTION author_citing_works(author bigint, among bigint[] DEFAULT NULL)
RETURNS TABLE (citing_id bigint, pairs int, "position" int, citer text)
LANGUAGE sql STABLE AS $$
  WITH mine AS MATERIALIZED (
    SELECT s.work_id, s.position FROM authorship s WHERE s.author_id = author AND s.in_library
  ), people AS MATERIALIZED (
    SELECT DISTINCT o.author_id FROM mine m JOIN authorship o ON o.work_id = m.work_id WHERE o.author_id <> author
  ), citing AS MATERIALIZED (
    SELECT c.citing_id, count(*)::int AS pairs FROM mine m JOIN citation c ON c.cited_id = m.work_id
    WHERE among IS NULL OR c.citing_id IN (SELECT unnest(among))
    GROUP BY c.citing_id
  ), by_co_authors AS MATERIALIZED (
    SELECT DISTINCT c.citing_id
    FROM citing c, LATERAL (SELECT o.author_id FROM authorship o WHERE o.work_id = c.citing_id OFFSET 0) l JOIN people p ON p.author_id = l.author_id
    WHERE c.citing_id NOT IN (SELECT m.work_id FROM mine m)
  )
  SELECT c.citing_id, c.pairs, m.position,
         CASE WHEN m.work_id IS NOT NULL THEN 'author' WHEN k.citing_id IS NOT NULL THEN 'co-authors' ELSE 'others' END
  FROM citing c LEFT JOIN mine m ON m.work_id = c.citing_id LEFT JOIN by_co_authors k ON k.citing_id = c.citing_id
$$;
