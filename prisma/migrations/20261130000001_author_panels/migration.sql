-- The panels of the author page as functions: one definition, called while reading for most authors
-- and by the loader (author_panel) for those whose lists are long. All are plain SQL and STABLE, so the planner
-- inlines them and EXPLAIN shows their plans. Each returns at most the first 100 rows in the page's order.
-- Names are joined as LATERAL … OFFSET 0: one index look-up a row. The planner overestimates how many distinct
-- people, venues and subjects an author has, and would read those tables whole.

-- Fields, topics and concepts of the library works (rule 7): a work counts once for each. All fields, 100 of the others.
CREATE FUNCTION author_subjects(author bigint)
RETURNS TABLE (kind text, id bigint, name text, slug text, works int, total int)
LANGUAGE sql STABLE AS $$
  WITH mine AS MATERIALIZED (
    SELECT w.field_ids, w.topic_ids, w.concept_ids
    FROM authorship s JOIN work w ON w.id = s.work_id
    WHERE s.author_id = author AND s.in_library
  ), counted AS (
    SELECT 'F'::text COLLATE "C" AS kind, x::bigint AS id, count(*)::int AS works FROM mine, unnest(mine.field_ids) x GROUP BY x
    UNION ALL SELECT 'T', x::bigint, count(*)::int FROM mine, unnest(mine.topic_ids) x GROUP BY x
    UNION ALL SELECT 'C', x, count(*)::int FROM mine, unnest(mine.concept_ids) x GROUP BY x
  ), placed AS (
    SELECT c.kind, c.id, n.name, n.slug, c.works,
           count(*) OVER (PARTITION BY c.kind)::int AS total,
           row_number() OVER (PARTITION BY c.kind ORDER BY c.works DESC, n.name_fold, c.id) AS place
    FROM counted c, LATERAL (SELECT name, slug, name_fold FROM subject u WHERE u.kind = c.kind AND u.id = c.id OFFSET 0) n
  )
  SELECT p.kind::text, p.id, p.name, p.slug, p.works, p.total
  FROM placed p WHERE p.kind = 'F' OR p.place <= 100
  ORDER BY p.kind, p.place
$$;

-- Library works and stated citations a year; year null counts the works without a plausible one.
-- Citations come from the known works (rule 7), so both bases meet here, each in its own column.
CREATE FUNCTION author_years(author bigint)
RETURNS TABLE (year int, works int, citations int)
LANGUAGE sql STABLE AS $$
  SELECT y.year, sum(y.works)::int, sum(y.citations)::int
  FROM (
    SELECT s.year::int AS year, 1 AS works, NULL::int AS citations
    FROM authorship s WHERE s.author_id = author AND s.in_library
    UNION ALL
    SELECT c.year, 0, c.citations
    FROM authorship s JOIN work w ON w.id = s.work_id, unnest(w.cited_years, w.cited_counts) AS c(year, citations)
    WHERE s.author_id = author
  ) y
  GROUP BY y.year ORDER BY y.year
$$;

-- Co-authors on library works: with a page first, then works together, last year, name, id.
CREATE FUNCTION author_co_authors(author bigint)
RETURNS TABLE (id bigint, name text, slug text, works int, first_year int, last_year int, total int, total_with_page int)
LANGUAGE sql STABLE AS $$
  SELECT t.id, a.name, CASE WHEN a.has_page THEN a.slug END, t.works, t.first_year, t.last_year,
         count(*) OVER ()::int, count(*) FILTER (WHERE a.has_page) OVER ()::int
  FROM (
    SELECT o.author_id AS id, count(*)::int AS works, min(m.year)::int AS first_year, max(m.year)::int AS last_year
    FROM authorship m JOIN authorship o ON o.work_id = m.work_id
    WHERE m.author_id = author AND m.in_library AND o.author_id <> author
    GROUP BY o.author_id
  ) t, LATERAL (SELECT name, slug, name_fold, has_page FROM author x WHERE x.id = t.id OFFSET 0) a
  ORDER BY a.has_page DESC, t.works DESC, t.last_year DESC NULLS LAST, a.name_fold, t.id
  LIMIT 100
$$;

-- Venues of the library works with their editions (venue × year), newest edition first.
CREATE FUNCTION author_venues(author bigint)
RETURNS TABLE (id bigint, name text, slug text, works int, editions jsonb, total int)
LANGUAGE sql STABLE AS $$
  SELECT v.id, n.name, n.slug, v.works, v.editions, count(*) OVER ()::int
  FROM (
    SELECT e.venue_id AS id, sum(e.works)::int AS works, max(e.year) AS last_year,
           coalesce(jsonb_agg(jsonb_build_object('year', e.year, 'works', e.works) ORDER BY e.year DESC) FILTER (WHERE e.year IS NOT NULL), '[]') AS editions
    FROM (
      SELECT w.venue_id, w.year, count(*)::int AS works
      FROM authorship s JOIN work w ON w.id = s.work_id
      WHERE s.author_id = author AND s.in_library AND w.venue_id IS NOT NULL
      GROUP BY w.venue_id, w.year
    ) e GROUP BY e.venue_id
  ) v, LATERAL (SELECT name, slug, name_fold FROM source x WHERE x.id = v.id OFFSET 0) n
  ORDER BY v.works DESC, v.last_year DESC NULLS LAST, n.name_fold, v.id
  LIMIT 100
$$;

-- Distinct (citing, cited) pairs over library works, the distinct citing works, and those with a page.
CREATE FUNCTION author_cited_by(author bigint)
RETURNS TABLE (citations int, citing_works int, citing_works_with_page int)
LANGUAGE sql STABLE AS $$
  SELECT count(*)::int, count(DISTINCT c.citing_id)::int, count(DISTINCT c.citing_id) FILTER (WHERE c.citing_has_page)::int
  FROM authorship s JOIN citation c ON c.cited_id = s.work_id
  WHERE s.author_id = author AND s.in_library
$$;

-- Affiliations (rule 6): one row an institution, from bylines of known works, OpenAlex's record, stated byline counts,
-- ORCID and Wikidata. Listed rows come first, then the unlisted, both in the page's order; at most 100 of each.
-- What matches no institution stands in the order of folded names too.
CREATE FUNCTION author_affiliations(author bigint)
RETURNS TABLE (institution_id bigint, name text, slug text, type text, ror text, city text, country text, country_code text,
               works int, stated_works int, stated_date text, from_year int, to_year int, present boolean,
               years int[], works_by_year jsonb, sources text[], statements jsonb,
               listed boolean, total_listed int, total_unlisted int)
LANGUAGE sql STABLE AS $$
  WITH by_year AS (
    SELECT i AS institution_id, s.year::int AS year, count(*)::int AS works
    FROM authorship s, unnest(s.institution_ids) i
    WHERE s.author_id = author
    GROUP BY i, s.year
  ), byline AS (
    SELECT b.institution_id, sum(b.works)::int AS works, min(b.year) AS from_year, max(b.year) AS to_year,
           array_agg(b.year) FILTER (WHERE b.year IS NOT NULL) AS years,
           jsonb_agg(jsonb_build_object('year', b.year, 'works', b.works) ORDER BY b.year) FILTER (WHERE b.year IS NOT NULL) AS works_by_year
    FROM by_year b GROUP BY b.institution_id
  ), record AS (
    SELECT (a ->> 'i')::bigint AS institution_id, array_agg(DISTINCT y.year) FILTER (WHERE y.year IS NOT NULL) AS years,
           min(y.year) AS from_year, max(y.year) AS to_year, count(DISTINCT y.year)::int AS stated_years
    FROM entity_record r, jsonb_array_elements(r.body -> 'affiliations') a
         LEFT JOIN LATERAL (SELECT v::int AS year FROM jsonb_array_elements_text(a -> 'y') v) y ON true
    WHERE r.kind = 'A' AND r.id = author
    GROUP BY 1
  ), counted AS (
    SELECT c.institution_id, c.works, c.from_year::int, c.to_year::int, c.date::text
    FROM byline_count c WHERE c.author_id = author AND c.institution_id > 0
  ), said AS (
    SELECT t.institution_id, CASE WHEN t.institution_id IS NULL THEN t.institution_name END AS name, min(t.institution_fold) AS name_fold,
           CASE WHEN t.institution_id IS NULL THEN t.country_code END AS country_code,
           bool_or(t.present) AS present, array_agg(DISTINCT t.source) AS sources,
           jsonb_agg(jsonb_build_object('source', t.source, 'kind', t.kind, 'role', t.role, 'from', t.from_year, 'to', t.to_year,
             'present', t.present, 'assertedBy', t.asserted_by, 'matchedByName', t.matched_by_name) ORDER BY t.position) AS statements
    FROM statement t WHERE t.author_id = author
    GROUP BY t.institution_id, 2, 4
  ), keyed AS (
    SELECT k.institution_id, b.works, b.from_year, b.to_year, b.years, b.works_by_year,
           r.years AS record_years, r.from_year AS record_from, r.to_year AS record_to, r.stated_years,
           c.works AS stated_works, c.from_year AS stated_from, c.to_year AS stated_to, c.date AS stated_date,
           r.institution_id IS NOT NULL AS in_record
    FROM (SELECT b.institution_id FROM byline b UNION SELECT r.institution_id FROM record r UNION SELECT c.institution_id FROM counted c
          UNION SELECT s.institution_id FROM said s WHERE s.institution_id IS NOT NULL) k
    LEFT JOIN byline b USING (institution_id) LEFT JOIN record r USING (institution_id) LEFT JOIN counted c USING (institution_id)
  ), merged AS (
    SELECT i.id AS institution_id, i.name, i.name_fold, i.slug, i.type, i.ror, i.city, i.country, i.country_code,
           coalesce(k.works, 0) AS works, k.stated_works, k.stated_date,
           least(k.from_year, k.record_from, k.stated_from) AS from_year, greatest(k.to_year, k.record_to, k.stated_to) AS to_year,
           coalesce(s.present, false) AS present,
           ARRAY(SELECT DISTINCT y FROM unnest(k.years || k.record_years) y WHERE y IS NOT NULL ORDER BY y) AS years,
           coalesce(k.works_by_year, '[]') AS works_by_year,
           array_remove(ARRAY[CASE WHEN k.works IS NOT NULL THEN 'byline' END,
                              CASE WHEN k.in_record OR k.stated_works IS NOT NULL THEN 'openalex' END], NULL) || coalesce(s.sources, '{}') AS sources,
           coalesce(s.statements, '[]') AS statements,
           coalesce(k.works, 0) >= 2 OR coalesce(k.stated_works, k.stated_years, 0) >= 2 OR s.statements IS NOT NULL AS listed
    FROM keyed k CROSS JOIN LATERAL (SELECT * FROM institution x WHERE x.id = k.institution_id OFFSET 0) i LEFT JOIN said s ON s.institution_id = k.institution_id
    UNION ALL
    SELECT NULL, s.name, s.name_fold, NULL, NULL, NULL, NULL, NULL, s.country_code, 0, NULL, NULL, NULL, NULL, s.present, '{}', '[]', s.sources, s.statements, true
    FROM said s WHERE s.institution_id IS NULL
  ), placed AS (
    SELECT m.*, count(*) FILTER (WHERE m.listed) OVER ()::int AS total_listed, count(*) FILTER (WHERE NOT m.listed) OVER ()::int AS total_unlisted,
           row_number() OVER (PARTITION BY m.listed
             ORDER BY greatest(m.works, m.stated_works) DESC, m.to_year DESC NULLS LAST, m.name_fold, m.institution_id) AS place
    FROM merged m
  )
  SELECT p.institution_id, p.name, p.slug, p.type, p.ror, p.city, p.country, p.country_code, p.works, p.stated_works, p.stated_date,
         p.from_year, p.to_year, p.present, p.years, p.works_by_year, p.sources, p.statements, p.listed, p.total_listed, p.total_unlisted
  FROM placed p WHERE p.place <= 100
  ORDER BY p.listed DESC, p.place
$$;
