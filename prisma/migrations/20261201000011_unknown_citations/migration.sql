-- Known works, retracted ones apart, whose citation count nobody states: they are in no sum and no index, and the page says how many they are.
ALTER TABLE author ADD COLUMN uncounted_works int NOT NULL DEFAULT 0;
UPDATE author a SET uncounted_works = u.works
FROM (SELECT s.author_id, count(*)::int AS works FROM authorship s
      WHERE s.author_id IS NOT NULL AND s.citations IS NULL AND NOT s.retracted GROUP BY s.author_id) u
WHERE a.id = u.author_id;
ALTER TABLE author ALTER COLUMN uncounted_works DROP DEFAULT;
