-- What this load changed of authors with a page (author_change): ids and figures, which reading turns into words.
--   first         {works, known, citations}: the page is new; nothing else is said then, so a first load writes no row a work
--   figures       {works, pages, known, citations}: [before, after] of those that changed
--   came, gone    library works; joined: works that are counted with another one from now on
--   places        institutions listed on the page (rule 6): [id, years before or null, years now or null]
--   merged        authors whose works came to this one
--   renamed       true; neither name is kept
--   orcid, wikidata   statements: [came, went]
-- A list is {n, ids}: how many, and the first 20.
DELETE FROM author_change c USING (SELECT DISTINCT id FROM touched_author) t
WHERE c.author_id = t.id AND NOT EXISTS (SELECT FROM next_author n WHERE n.id = t.id);

-- Those whose page was there before; everybody else with a page now is new.
CREATE TEMP TABLE watched ON COMMIT DROP AS
SELECT n.id FROM next_author n JOIN author_before b USING (id)
WHERE n.has_page AND (b.has_page OR EXISTS (SELECT FROM author_change c WHERE c.author_id = n.id));
ALTER TABLE watched ADD PRIMARY KEY (id);
ANALYZE watched;

-- Institutions that OpenAlex made one are one on both sides: by that nobody came or went.
UPDATE line_before l SET institution_ids = ARRAY(SELECT DISTINCT coalesce(m.into_id, x.id) FROM unnest(l.institution_ids) x(id) LEFT JOIN merge m ON m.kind = 'I' AND m.id = x.id)
WHERE EXISTS (SELECT FROM unnest(l.institution_ids) x(id) JOIN touched_merge m ON m.kind = 'I' AND m.id = x.id);
UPDATE statement_before s SET institution_id = m.into_id FROM merge m WHERE m.kind = 'I' AND m.id = s.institution_id;
UPDATE stated_before s SET institution_id = m.into_id FROM merge m WHERE m.kind = 'I' AND m.id = s.institution_id;
UPDATE count_before c SET institution_id = m.into_id FROM merge m WHERE m.kind = 'I' AND m.id = c.institution_id;
UPDATE touched_count c SET institution_id = m.into_id FROM merge m WHERE m.kind = 'I' AND m.id = c.institution_id;

-- Facts of merged ids are the survivor's: until now of whom they led to until now.
UPDATE stated_before s SET author_id = coalesce(t.was_id, t.id, m.into_id)
FROM merge m LEFT JOIN touched_merge t ON t.kind = 'A' AND t.id = m.id WHERE m.kind = 'A' AND m.id = s.own_id;
UPDATE count_before c SET author_id = coalesce(t.was_id, t.id, m.into_id)
FROM merge m LEFT JOIN touched_merge t ON t.kind = 'A' AND t.id = m.id WHERE m.kind = 'A' AND m.id = c.own_id;
-- Who was told by the facts of ids that lead elsewhere from now on, and who is.
CREATE TEMP TABLE told_by ON COMMIT DROP AS
SELECT w.id AS author_id, t.id AS own_id, w.id = t.into_id AS is_now FROM touched_merge t JOIN watched w ON w.id IN (t.into_id, t.was_id) WHERE t.kind = 'A';

-- Works that are on an author's list on one side only.
CREATE TEMP TABLE moved_work ON COMMIT DROP AS
WITH before AS (
  SELECT l.author_id, l.work_id FROM line_before l JOIN watched w ON w.id = l.author_id WHERE l.in_library
), now AS (
  SELECT s.author_id, s.work_id, s.citations, s.year FROM touched_work t JOIN authorship s ON s.work_id = t.id JOIN watched w ON w.id = s.author_id WHERE s.in_library
)
SELECT coalesce(b.author_id, n.author_id) AS author_id, coalesce(b.work_id, n.work_id) AS work_id, b.work_id IS NULL AS came, n.citations, n.year, NULL::bigint AS into_id
FROM before b FULL JOIN now n USING (author_id, work_id) WHERE b.work_id IS NULL OR n.work_id IS NULL;

-- A work that left as a record of a cluster on the same list only goes by another id: then it neither came nor went.
UPDATE moved_work m SET into_id = v.work_id
FROM work_version v WHERE NOT m.came AND v.record_id = m.work_id AND EXISTS (SELECT FROM authorship s WHERE s.work_id = v.work_id AND s.author_id = m.author_id AND s.in_library);
CREATE TEMP TABLE work_change ON COMMIT DROP AS
SELECT author_id, what, count(*)::int AS n, (array_agg(work_id ORDER BY citations DESC NULLS LAST, year DESC NULLS LAST, work_id))[:20] AS ids
FROM (
  SELECT m.*, CASE WHEN m.came THEN 'came' WHEN m.into_id IS NULL THEN 'gone' ELSE 'joined' END AS what,
         row_number() OVER (PARTITION BY m.author_id, m.into_id ORDER BY m.work_id) AS place, i.work_id IS NOT NULL AS into_came
  FROM moved_work m LEFT JOIN moved_work i ON i.author_id = m.author_id AND i.work_id = m.into_id AND i.came
  WHERE NOT m.came OR NOT EXISTS (SELECT FROM moved_work g WHERE g.author_id = m.author_id AND g.into_id = m.work_id)
) m
WHERE NOT (into_came AND place = 1)
GROUP BY author_id, what;

-- Statements by what they say; a newer spelling of an institution is no other statement.
CREATE TEMP TABLE statement_change ON COMMIT DROP AS
WITH before AS (
  SELECT b.author_id, b.source, b.kind, coalesce(b.institution_id::text, b.institution_name) AS place, b.role, b.from_year, b.to_year, b.present, b.ended, b.institution_id
  FROM statement_before b JOIN watched w ON w.id = b.author_id
), now AS (
  SELECT s.author_id, s.source, s.kind, coalesce(s.institution_id::text, s.institution_name) AS place, s.role, s.from_year, s.to_year, s.present, s.ended, s.institution_id
  FROM watched w JOIN statement s ON s.author_id = w.id
)
SELECT *, true AS came FROM (TABLE now EXCEPT TABLE before) c UNION ALL SELECT *, false FROM (TABLE before EXCEPT TABLE now) g;

-- Affiliations that this load can have changed: a byline, OpenAlex's record, a count or a statement says something else.
CREATE TEMP TABLE moved_place ON COMMIT DROP AS
WITH before AS (
  SELECT l.author_id, i.id, l.work_id, l.year FROM line_before l JOIN watched w ON w.id = l.author_id, unnest(l.institution_ids) i(id)
), now AS (
  SELECT s.author_id, i.id, s.work_id, s.year FROM touched_work t JOIN authorship s ON s.work_id = t.id JOIN watched w ON w.id = s.author_id, unnest(s.institution_ids) i(id)
)
SELECT author_id, id AS institution_id FROM ((TABLE now EXCEPT TABLE before) UNION ALL (TABLE before EXCEPT TABLE now)) d
UNION SELECT b.author_id, b.institution_id FROM stated_before b JOIN watched w ON w.id = b.author_id
UNION SELECT w.id, a.institution_id FROM touched_entity t LEFT JOIN merge m USING (kind, id) JOIN watched w ON w.id = coalesce(m.into_id, t.id) JOIN stated_affiliation a ON a.author_id = t.id WHERE t.kind = 'A'
UNION SELECT w.id, c.institution_id FROM touched_count c LEFT JOIN merge m ON m.kind = 'A' AND m.id = c.author_id JOIN watched w ON w.id = coalesce(m.into_id, c.author_id) WHERE c.institution_id > 0
UNION SELECT t.author_id, a.institution_id FROM told_by t JOIN stated_affiliation a ON a.author_id = t.own_id
UNION SELECT t.author_id, c.institution_id FROM told_by t JOIN stated_count c ON c.author_id = t.own_id WHERE c.institution_id > 0
UNION SELECT author_id, institution_id FROM statement_change WHERE institution_id IS NOT NULL;
ANALYZE moved_place;

-- What stands behind each of them, before and now: the rule of author_affiliations, on both sides.
CREATE TEMP TABLE place_side ON COMMIT DROP AS
WITH own AS MATERIALIZED (
  -- each author's bylines once, however many places of the author moved
  SELECT s.author_id, s.work_id, s.year::int AS year, s.institution_ids FROM (SELECT DISTINCT author_id FROM moved_place) m JOIN authorship s USING (author_id) WHERE s.institution_ids <> '{}'
), line AS (
  SELECT p.author_id, p.institution_id, s.year, true AS is_now, NOT EXISTS (SELECT FROM touched_work t WHERE t.id = s.work_id) AS was
  FROM moved_place p JOIN own s ON s.author_id = p.author_id AND p.institution_id = ANY (s.institution_ids)
  UNION ALL
  SELECT p.author_id, p.institution_id, l.year, false, true FROM moved_place p JOIN line_before l ON l.author_id = p.author_id AND p.institution_id = ANY (l.institution_ids)
), said AS MATERIALIZED (
  -- the ids by which facts name the authors
  SELECT author_id, author_id AS own_id, true AS is_old FROM (SELECT DISTINCT author_id FROM moved_place) a
  UNION ALL
  SELECT a.author_id, m.id, NOT EXISTS (SELECT FROM touched_merge t WHERE t.kind = 'A' AND t.id = m.id)
  FROM (SELECT DISTINCT author_id FROM moved_place) a JOIN merge m ON m.kind = 'A' AND m.into_id = a.author_id
), stated_year AS (
  SELECT p.author_id, p.institution_id, a.year, true AS is_now, i.is_old AND NOT EXISTS (SELECT FROM touched_entity t WHERE t.kind = 'A' AND t.id = i.own_id) AS was
  FROM moved_place p JOIN said i USING (author_id) JOIN stated_affiliation a ON a.author_id = i.own_id AND a.institution_id = p.institution_id
  UNION ALL
  SELECT b.author_id, b.institution_id, b.year, false, true FROM stated_before b
  WHERE EXISTS (SELECT FROM touched_entity t WHERE t.kind = 'A' AND t.id = b.own_id)
  UNION ALL
  SELECT t.author_id, a.institution_id, a.year, false, true FROM told_by t JOIN stated_affiliation a ON a.author_id = t.own_id
  WHERE NOT t.is_now AND NOT EXISTS (SELECT FROM touched_entity e WHERE e.kind = 'A' AND e.id = t.own_id)
), stated AS (
  SELECT author_id, institution_id, min(year) AS from_year, max(year) AS to_year, count(DISTINCT year)::int AS works, true AS is_now, false AS was FROM stated_year WHERE is_now GROUP BY 1, 2
  UNION ALL
  SELECT author_id, institution_id, min(year), max(year), count(DISTINCT year)::int, false, true FROM stated_year WHERE was GROUP BY 1, 2
), count_row AS (
  SELECT p.author_id, p.institution_id, c.from_year::int, c.to_year::int, c.works, c.date, true AS is_now,
         i.is_old AND NOT EXISTS (SELECT FROM touched_count t WHERE t.author_id = i.own_id AND t.institution_id = p.institution_id) AS was
  FROM moved_place p JOIN said i USING (author_id) JOIN stated_count c ON c.author_id = i.own_id AND c.institution_id = p.institution_id
  UNION ALL
  SELECT b.author_id, b.institution_id, b.from_year, b.to_year, b.works, b.date, false, true FROM count_before b JOIN touched_count t ON t.author_id = b.own_id AND t.institution_id = b.institution_id
  UNION ALL
  SELECT t.author_id, c.institution_id, c.from_year, c.to_year, c.works, c.date, false, true FROM told_by t JOIN stated_count c ON c.author_id = t.own_id
  WHERE NOT t.is_now AND NOT EXISTS (SELECT FROM touched_count x WHERE x.author_id = t.own_id AND x.institution_id = c.institution_id)
), counted AS (
  (SELECT DISTINCT ON (author_id, institution_id) author_id, institution_id, from_year, to_year, works, true AS is_now, false AS was FROM count_row WHERE is_now ORDER BY author_id, institution_id, date DESC, works DESC)
  UNION ALL
  (SELECT DISTINCT ON (author_id, institution_id) author_id, institution_id, from_year, to_year, works, false, true FROM count_row WHERE was ORDER BY author_id, institution_id, date DESC, works DESC)
), side AS (
  SELECT author_id, institution_id, year AS from_year, year AS to_year, 1 AS works, NULL::int AS stated_years, NULL::int AS counted, is_now, was FROM line
  UNION ALL SELECT author_id, institution_id, from_year, to_year, 0, works, NULL, is_now, was FROM stated
  UNION ALL SELECT author_id, institution_id, from_year, to_year, 0, NULL, works, is_now, was FROM counted
  UNION ALL SELECT p.author_id, p.institution_id, NULL, NULL, 2, NULL, NULL, true, false FROM moved_place p JOIN statement s USING (author_id, institution_id)
  UNION ALL SELECT p.author_id, p.institution_id, NULL, NULL, 2, NULL, NULL, false, true FROM moved_place p JOIN statement_before s USING (author_id, institution_id)
)
SELECT author_id, institution_id,
       sum(works) FILTER (WHERE was) >= 2 OR coalesce(max(counted) FILTER (WHERE was), max(stated_years) FILTER (WHERE was), 0) >= 2 AS was_listed,
       min(from_year) FILTER (WHERE was) AS was_from, max(to_year) FILTER (WHERE was) AS was_to,
       sum(works) FILTER (WHERE is_now) >= 2 OR coalesce(max(counted) FILTER (WHERE is_now), max(stated_years) FILTER (WHERE is_now), 0) >= 2 AS is_listed,
       min(from_year) FILTER (WHERE is_now) AS is_from, max(to_year) FILTER (WHERE is_now) AS is_to
FROM side GROUP BY author_id, institution_id;

INSERT INTO author_change (author_id, load_id, changes)
WITH works AS (
  SELECT author_id, jsonb_object_agg(what, jsonb_build_object('n', n, 'ids', ids)) AS said FROM work_change GROUP BY author_id
), places AS (
  SELECT author_id, count(*)::int AS n, (array_agg(jsonb_build_array(institution_id, was, now) ORDER BY now ->> 1 DESC NULLS LAST, institution_id))[:20] AS ids
  FROM (
    SELECT author_id, institution_id, CASE WHEN was_listed THEN jsonb_build_array(was_from, was_to) END AS was, CASE WHEN is_listed THEN jsonb_build_array(is_from, is_to) END AS now FROM place_side
  ) p WHERE was IS DISTINCT FROM now GROUP BY author_id
), merged AS (
  SELECT m.into_id AS author_id, count(*)::int AS n, (array_agg(m.id ORDER BY m.id))[:20] AS ids
  FROM touched_merge m JOIN author_before b ON b.id = m.id WHERE m.kind = 'A' GROUP BY m.into_id
), statements AS (
  SELECT author_id, jsonb_object_agg(source, jsonb_build_array(came, went)) AS said
  FROM (SELECT author_id, source, count(*) FILTER (WHERE came) AS came, count(*) FILTER (WHERE NOT came) AS went FROM statement_change GROUP BY author_id, source) s GROUP BY author_id
), said AS (
  SELECT w.id, jsonb_strip_nulls(jsonb_build_object(
      'renamed', CASE WHEN a.name <> b.name THEN true END,
      'merged', CASE WHEN m.n > 0 THEN jsonb_build_object('n', m.n, 'ids', m.ids) END,
      'places', CASE WHEN p.n > 0 THEN jsonb_build_object('n', p.n, 'ids', p.ids) END,
      'figures', nullif(jsonb_strip_nulls(jsonb_build_object(
        'works', CASE WHEN a.library_works <> b.library_works THEN jsonb_build_array(b.library_works, a.library_works) END,
        'pages', CASE WHEN a.works_with_page <> b.works_with_page THEN jsonb_build_array(b.works_with_page, a.works_with_page) END,
        'known', CASE WHEN a.known_works <> b.known_works THEN jsonb_build_array(b.known_works, a.known_works) END,
        'citations', CASE WHEN a.citations <> b.citations THEN jsonb_build_array(b.citations, a.citations) END)), '{}')))
    || coalesce(k.said, '{}') || coalesce(s.said, '{}') AS changes
  FROM watched w JOIN author a USING (id) JOIN author_before b USING (id)
  LEFT JOIN works k ON k.author_id = w.id LEFT JOIN places p ON p.author_id = w.id LEFT JOIN merged m ON m.author_id = w.id LEFT JOIN statements s ON s.author_id = w.id
  UNION ALL
  SELECT n.id, jsonb_build_object('first', jsonb_build_object('works', n.library_works, 'known', n.known_works, 'citations', n.citations))
  FROM next_author n WHERE n.has_page AND NOT EXISTS (SELECT FROM watched w WHERE w.id = n.id)
)
SELECT id, current_setting('byline.load')::int, changes FROM said WHERE changes <> '{}' ORDER BY id;

-- No author keeps more than 40: nobody has that many before there are that many loads.
DELETE FROM author_change c USING (
  SELECT x.author_id, x.load_id FROM author_change w CROSS JOIN LATERAL (
    SELECT author_id, load_id FROM author_change o WHERE o.author_id = w.author_id ORDER BY load_id DESC OFFSET 40
  ) x
  WHERE w.load_id = current_setting('byline.load')::int AND current_setting('byline.load')::int > 40
) old
WHERE c.author_id = old.author_id AND c.load_id = old.load_id;
