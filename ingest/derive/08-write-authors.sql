-- Pages that go away keep their address and answer 410.
INSERT INTO former_page (kind, id)
SELECT 'A', b.id FROM author_before b LEFT JOIN next_author n USING (id) WHERE b.has_page AND NOT coalesce(n.has_page, false)
ON CONFLICT DO NOTHING;
DELETE FROM former_page f USING next_author n WHERE f.kind = 'A' AND f.id = n.id AND n.has_page;

-- Whose name, address or page is another now: their co-authors and namesakes show it.
CREATE TEMP TABLE readdressed ON COMMIT DROP AS
SELECT b.id, b.name_fold FROM author_before b LEFT JOIN next_author n USING (id) LEFT JOIN given_slug g ON g.kind = 'A' AND g.id = b.id
WHERE n.id IS NULL OR n.name <> b.name OR n.has_page <> b.has_page OR g.slug <> b.slug;

DELETE FROM author a USING touched_author t WHERE a.id = t.id AND NOT EXISTS (SELECT FROM next_author n WHERE n.id = t.id);

INSERT INTO author (id, name, name_fold, other_names, orcid, wikidata, homepage, slug, has_page, known_works, library_works, works_with_page, retracted_works, uncounted_works, citations, h_index, i10_index,
                    first_year, last_year, last_institution_id, byline_lines, citing_pairs, stored_panels, naming, search, load_id)
SELECT n.id, n.name, coalesce(m.name_fold, o.name_fold), coalesce(m.other_names, o.other_names), n.orcid, n.wikidata, n.homepage, c.slug, n.has_page, n.known_works, n.library_works,
       n.works_with_page, n.retracted_works, n.uncounted_works, n.citations, n.h_index, n.i10_index, n.first_year, n.last_year, n.last_institution_id, n.byline_lines, n.citing_pairs, n.stored_panels,
       md5(n.name || array_to_string(n.alternatives || n.native_names, E'\n', ''))::uuid, coalesce(to_tsvector('simple', m.search_text), o.search), current_setting('byline.load')::int
FROM next_author n LEFT JOIN named m ON m.kind = 'A' AND m.id = n.id LEFT JOIN slug c ON c.kind = 'A' AND c.id = n.id AND c.current LEFT JOIN author o ON o.id = n.id
WHERE NOT n.is_steady
ORDER BY n.id
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_fold = excluded.name_fold, other_names = excluded.other_names, orcid = excluded.orcid, wikidata = excluded.wikidata,
  homepage = excluded.homepage, slug = excluded.slug,
  has_page = excluded.has_page, known_works = excluded.known_works, library_works = excluded.library_works, works_with_page = excluded.works_with_page,
  retracted_works = excluded.retracted_works, uncounted_works = excluded.uncounted_works, citations = excluded.citations, h_index = excluded.h_index, i10_index = excluded.i10_index, first_year = excluded.first_year,
  last_year = excluded.last_year, last_institution_id = excluded.last_institution_id, byline_lines = excluded.byline_lines, citing_pairs = excluded.citing_pairs,
  stored_panels = excluded.stored_panels, naming = excluded.naming, search = excluded.search,
  -- a newer date alone can make another spelling, iD or place the newest: then the page changed too
  load_id = CASE WHEN (SELECT t.changed FROM next_author t WHERE t.id = author.id)
    OR (author.name, author.other_names, author.orcid, author.slug, author.has_page, author.last_institution_id, author.citations, author.h_index, author.i10_index)
       IS DISTINCT FROM (excluded.name, excluded.other_names, excluded.orcid, excluded.slug, excluded.has_page, excluded.last_institution_id, excluded.citations, excluded.h_index, excluded.i10_index)
    THEN excluded.load_id ELSE author.load_id END;

UPDATE author a SET uncounted_works = n.uncounted_works, citations = n.citations, h_index = n.h_index, i10_index = n.i10_index, byline_lines = n.byline_lines, citing_pairs = n.citing_pairs,
  stored_panels = n.stored_panels,
  load_id = CASE WHEN n.changed OR (a.citations, a.h_index, a.i10_index) IS DISTINCT FROM (n.citations, n.h_index, n.i10_index) THEN current_setting('byline.load')::int ELSE a.load_id END
FROM next_author n WHERE a.id = n.id AND n.is_steady;

-- Institutions, venues and subjects that are shown otherwise now are on the pages of all who have them.
CREATE TEMP TABLE reshown_author ON COMMIT DROP AS
WITH named_by AS (
  -- records and counts keep the ids of those that were merged into it
  SELECT id FROM reshown WHERE kind = 'I' UNION SELECT m.id FROM reshown r JOIN merge m ON m.kind = r.kind AND m.into_id = r.id WHERE r.kind = 'I'
)
SELECT s.author_id AS id FROM reshown r JOIN authorship s ON s.institution_ids @> ARRAY[r.id] WHERE r.kind = 'I' AND s.author_id IS NOT NULL
UNION SELECT c.author_id FROM named_by r JOIN byline_count c ON c.institution_id = r.id
UNION SELECT e.id FROM named_by r JOIN entity_record e ON e.kind = 'A' AND e.body -> 'affiliations' @> jsonb_build_array(jsonb_build_object('i', r.id))
UNION SELECT s.author_id FROM (
  SELECT w.id FROM reshown r JOIN work w ON w.venue_id = r.id WHERE r.kind = 'S'
  UNION SELECT w.id FROM reshown r JOIN work w ON w.topic_ids @> ARRAY[r.id::int] WHERE r.kind = 'T'
  UNION SELECT w.id FROM reshown r JOIN work w ON w.field_ids @> ARRAY[r.id::int] WHERE r.kind = 'F'
  UNION SELECT w.id FROM reshown r JOIN work w ON w.concept_ids @> ARRAY[r.id] WHERE r.kind = 'C'
) x JOIN authorship s ON s.work_id = x.id WHERE s.author_id IS NOT NULL;
INSERT INTO reshown_author SELECT m.into_id FROM reshown_author r JOIN merge m ON m.kind = 'A' AND m.id = r.id;

-- Names under which namesakes' pages have another line to tell of somebody. A first load tells nobody otherwise.
CREATE TEMP TABLE told_otherwise ON COMMIT DROP AS
SELECT f.name_fold
FROM (SELECT b.* FROM author_before b WHERE b.id NOT IN (SELECT id FROM steady_author)) o
     FULL JOIN (SELECT a.* FROM author a JOIN next_author n USING (id) WHERE NOT n.is_steady) a USING (id), LATERAL (VALUES (o.name_fold), (a.name_fold)) f(name_fold)
WHERE NOT current_setting('byline.first')::boolean AND (o.has_page OR a.has_page) AND (o.name_fold, o.has_page, o.library_works, o.first_year, o.last_year, o.last_institution_id)
      IS DISTINCT FROM (a.name_fold, a.has_page, a.library_works, a.first_year, a.last_year, a.last_institution_id)
UNION
SELECT name_fold FROM readdressed;
ANALYZE readdressed, told_otherwise;

CREATE TEMP TABLE readdressed_with ON COMMIT DROP AS
SELECT DISTINCT s.author_id AS id
FROM (SELECT DISTINCT s.work_id FROM readdressed r JOIN authorship s ON s.author_id = r.id) w JOIN authorship s USING (work_id) WHERE s.author_id IS NOT NULL;
-- Co-authors of the readdressed, and namesakes of those of whom another line is to be told: their own facts stay.
CREATE TEMP TABLE shown_elsewhere ON COMMIT DROP AS
SELECT id FROM reshown_author
UNION
SELECT id FROM readdressed_with
UNION
SELECT n.id FROM told_otherwise f JOIN author n ON n.name_fold = f.name_fold AND n.has_page;
UPDATE author a SET load_id = current_setting('byline.load')::int FROM shown_elsewhere e
WHERE a.id = e.id AND a.load_id <> current_setting('byline.load')::int;
