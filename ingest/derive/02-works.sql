-- Which works the new clusters touch: those records were in and those they are in now.
-- next_version was made by the clustering step: (record_id, work_id) of every affected record that is in a cluster.
CREATE TEMP TABLE touched_work ON COMMIT DROP AS
SELECT id, bool_or(changed) AS changed
FROM (
  SELECT coalesce(o.work_id, n.work_id) AS id, t.changed FROM touched_record t
  LEFT JOIN work_version o ON o.record_id = t.id LEFT JOIN next_version n ON n.record_id = t.id
  UNION ALL
  SELECT n.work_id, t.changed FROM touched_record t JOIN next_version n ON n.record_id = t.id
  UNION ALL
  SELECT x.id, true
  FROM affected a LEFT JOIN work_version o ON o.record_id = a.id LEFT JOIN next_version n ON n.record_id = a.id, LATERAL (VALUES (o.work_id), (n.work_id)) x(id)
  WHERE o.work_id IS DISTINCT FROM n.work_id
) w
WHERE id IS NOT NULL
GROUP BY id;
ALTER TABLE touched_work ADD PRIMARY KEY (id);
ANALYZE touched_work;

DELETE FROM work_version v USING affected a
WHERE v.record_id = a.id AND NOT EXISTS (SELECT FROM next_version n WHERE n.record_id = a.id);
INSERT INTO work_version (record_id, work_id) SELECT record_id, work_id FROM next_version ORDER BY record_id
ON CONFLICT (record_id) DO UPDATE SET work_id = excluded.work_id WHERE work_version.work_id <> excluded.work_id;

-- What the library's totals lose before the works are written anew.
CREATE TEMP TABLE total_before ON COMMIT DROP AS
SELECT count(*) FILTER (WHERE w.in_library) AS works, count(*) FILTER (WHERE w.has_page) AS works_with_page, count(*) AS known_works,
       count(*) FILTER (WHERE w.in_library AND w.has_bibliography) AS bibliographies_read
FROM touched_work t JOIN work w USING (id);

-- And what institutions, venues and subjects lose.
CREATE TEMP TABLE place_before ON COMMIT DROP AS
SELECT 'I' AS kind, i.id, count(DISTINCT s.work_id)::int AS works FROM touched_work t JOIN authorship s ON s.work_id = t.id, unnest(s.institution_ids) i(id) WHERE s.in_library GROUP BY i.id
UNION ALL SELECT 'S', w.venue_id, count(*)::int FROM touched_work t JOIN work w USING (id) WHERE w.in_library AND w.venue_id IS NOT NULL GROUP BY w.venue_id
UNION ALL SELECT 'T', x.id, count(*)::int FROM touched_work t JOIN work w USING (id), unnest(w.topic_ids) x(id) WHERE w.in_library GROUP BY x.id
UNION ALL SELECT 'F', x.id, count(*)::int FROM touched_work t JOIN work w USING (id), unnest(w.field_ids) x(id) WHERE w.in_library GROUP BY x.id
UNION ALL SELECT 'C', x.id, count(*)::int FROM touched_work t JOIN work w USING (id), unnest(w.concept_ids) x(id) WHERE w.in_library GROUP BY x.id;

CREATE TEMP TABLE next_work ON COMMIT DROP AS
WITH lead AS (
  SELECT t.id, t.changed, greatest(count(*) FILTER (WHERE m.id IS NULL), 1) AS version_count, bool_or(r.in_library) AS in_library,
         -- what was merged into another record is no version, and its citations are counted there
         coalesce(max(r.citations) FILTER (WHERE m.id IS NULL), max(r.citations)) AS citations, bool_or(r.retracted) AS retracted,
         bool_or(r.has_abstract) OR bool_or(s.record_id IS NOT NULL) AS has_text, bool_or(s.record_id IS NOT NULL) AS has_summary,
         bool_or(r.reference_ids <> '{}') AS has_bibliography, min(r.arxiv_id) AS arxiv_id,
         -- the library's words first, the leading version's before others'
         (array_agg(s.summary ORDER BY r.id <> t.id, r.id) FILTER (WHERE s.summary IS NOT NULL))[1] AS summary,
         (array_agg(r.abstract ORDER BY r.id <> t.id, r.id) FILTER (WHERE r.abstract IS NOT NULL))[1] AS abstract,
         (array_agg(coalesce(r.pdf_url, r.oa_url) ORDER BY r.id <> t.id, r.pdf_url IS NULL, r.id) FILTER (WHERE r.pdf_url IS NOT NULL OR r.oa_url IS NOT NULL))[1] AS open_access_url
  FROM touched_work t JOIN work_version v ON v.work_id = t.id JOIN work_record r ON r.id = v.record_id LEFT JOIN summary s ON s.record_id = r.id
       LEFT JOIN merge m ON m.kind = 'W' AND m.id = r.id
  GROUP BY t.id, t.changed
), yearly AS (
  -- of a cluster's versions the largest figure of each year
  SELECT id, array_agg(year ORDER BY year) AS years, array_agg(count ORDER BY year) AS counts
  FROM (SELECT l.id, c.year, max(c.count) AS count
        FROM lead l JOIN work_version v ON v.work_id = l.id JOIN work_record x ON x.id = v.record_id, unnest(x.cited_years, x.cited_counts) AS c(year, count)
        WHERE l.version_count > 1 GROUP BY l.id, c.year) m
  GROUP BY id
)
SELECT l.id, CASE WHEN r.slug = '' THEN '' ELSE r.slug || '-' END || 'w' || l.id AS slug, l.in_library, l.in_library AND l.has_text AS has_page,
       r.title, r.title_fold, r.year, r.year_uncertain, r.date, r.type, r.language, l.citations, l.retracted,
       CASE WHEN r.is_venue THEN coalesce(g.into_id, r.source_id) END AS venue_id, CASE WHEN NOT r.is_venue THEN coalesce(g.into_id, r.source_id) END AS repository_id,
       r.doi, coalesce(r.arxiv_id, l.arxiv_id) AS arxiv_id, r.landing_url, l.open_access_url,
       jsonb_array_length(r.byline) AS author_count, NOT r.byline_whole AS byline_cut, l.version_count::int, r.topic_ids, r.field_ids, r.concept_ids,
       coalesce(y.years, r.cited_years) AS cited_years, coalesce(y.counts, r.cited_counts) AS cited_counts,
       l.has_bibliography, l.has_summary, coalesce(l.summary, l.abstract) AS text, r.updated_date, l.changed
FROM lead l JOIN work_record r ON r.id = l.id
LEFT JOIN yearly y ON y.id = l.id LEFT JOIN merge g ON g.kind = 'S' AND g.id = r.source_id;
ALTER TABLE next_work ADD PRIMARY KEY (id);
ANALYZE next_work (id, in_library);

-- Pages that go away keep their address and answer 410.
INSERT INTO former_page (kind, id)
SELECT 'W', w.id FROM touched_work t JOIN work w USING (id) LEFT JOIN next_work n USING (id) WHERE w.has_page AND NOT coalesce(n.has_page, false)
ON CONFLICT DO NOTHING;
DELETE FROM former_page f USING next_work n WHERE f.kind = 'W' AND f.id = n.id AND n.has_page;
