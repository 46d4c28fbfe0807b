-- The librarian's last word on each author, over all ids that were merged into theirs: hidden names of any of them are hidden,
-- and one word is enough to hide the author or the iD. `names`: given ones, the author's own first, then by the id they were given.
-- An author whom OpenAlex merged into one of its stand-ins was deleted and keeps the override under their own id.
CREATE VIEW author_override AS
SELECT w.author_id, coalesce(array_agg(w.name ORDER BY w.own_id <> w.author_id, w.own_id) FILTER (WHERE w.name IS NOT NULL), '{}') AS names,
       coalesce(array_agg(DISTINCT h.fold) FILTER (WHERE h.fold IS NOT NULL), '{}') AS hide_folds,
       coalesce(array_agg(DISTINCT h.slug) FILTER (WHERE h.slug IS NOT NULL), '{}') AS hide_slugs,
       bool_or(w.hide_orcid) AS hide_orcid, bool_or(w.hide) AS hide
FROM (
  SELECT o.author_id AS own_id, coalesce(m.into_id, o.author_id) AS author_id, o.name, o.hide_folds, o.hide_slugs, o.hide_orcid, o.hide
  FROM override o LEFT JOIN merge m ON m.kind = 'A' AND m.id = o.author_id AND m.into_id NOT IN (9999999999, 5317838346)
) w LEFT JOIN LATERAL (
  SELECT f AS fold, NULL::text AS slug FROM unnest(w.hide_folds) f UNION ALL SELECT NULL, s FROM unnest(w.hide_slugs) s
) h ON true
GROUP BY w.author_id;

-- Where an id leads as it was last said; into_id is the end of the chain and follows from it.
ALTER TABLE merge ADD COLUMN said_id bigint;
UPDATE merge SET said_id = into_id;
ALTER TABLE merge ALTER COLUMN said_id SET NOT NULL;
-- flattening: what leads to an id that leads on
CREATE INDEX merge_said ON merge (kind, said_id);

-- Bylines as they came, of records on which a merged author stands: those in work_record name the survivors.
CREATE TABLE byline_as_came (
  record_id  bigint PRIMARY KEY REFERENCES work_record ON DELETE CASCADE,
  author_ids bigint[] NOT NULL,
  byline     jsonb NOT NULL
);

-- Every id under which facts name an author: their own and those that were merged into it.
CREATE FUNCTION ids_of_author(author bigint) RETURNS TABLE (id bigint) LANGUAGE sql STABLE ROWS 2 AS $$
  SELECT author UNION ALL SELECT m.id FROM merge m WHERE m.kind = 'A' AND m.into_id = author
$$;

-- Counts of an author's bylines under any of these ids, by the rule of stated_count.
CREATE FUNCTION author_counted(author bigint) RETURNS TABLE (institution_id bigint, works int, from_year smallint, to_year smallint, date date) LANGUAGE sql STABLE ROWS 20 AS $$
  SELECT DISTINCT ON (c.institution_id) c.institution_id, c.works, c.from_year, c.to_year, c.date
  FROM (
    SELECT coalesce((SELECT m.into_id FROM merge m WHERE m.kind = 'I' AND m.id = c.institution_id), c.institution_id) AS institution_id,
           c.works, c.from_year, c.to_year, c.date, c.institution_id AS own_id, c.author_id
    FROM ids_of_author(author) x JOIN byline_count c ON c.author_id = x.id
  ) c
  ORDER BY c.institution_id, c.date DESC, c.works DESC, c.own_id, c.author_id
$$;

-- As before (20261201000013_merged_places), over all ids of the author.
CREATE OR REPLACE FUNCTION author_affiliations(author bigint)
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
    SELECT a.institution_id, array_agg(DISTINCT a.year) FILTER (WHERE a.year IS NOT NULL) AS years,
           min(a.year) AS from_year, max(a.year) AS to_year, count(DISTINCT a.year)::int AS stated_years
    FROM ids_of_author(author) x JOIN stated_affiliation a ON a.author_id = x.id
    GROUP BY 1
  ), counted AS (
    SELECT c.institution_id, c.works, c.from_year::int, c.to_year::int, c.date::text
    FROM author_counted(author) c WHERE c.institution_id > 0
  ), said AS (
    SELECT t.institution_id, CASE WHEN t.institution_id IS NULL THEN t.institution_name END AS name, min(t.institution_fold) AS name_fold,
           CASE WHEN t.institution_id IS NULL THEN t.country_code END AS country_code,
           bool_or(t.present) AS present, array_agg(DISTINCT t.source) AS sources,
           jsonb_agg(jsonb_build_object('source', t.source, 'kind', t.kind, 'role', t.role, 'from', t.from_year, 'to', t.to_year,
             'present', t.present, 'ended', t.ended, 'assertedBy', t.asserted_by, 'matchedByName', t.matched_by_name) ORDER BY t.position) AS statements
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
