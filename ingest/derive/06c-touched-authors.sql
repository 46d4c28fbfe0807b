-- Everybody whose page may say something else now.
INSERT INTO touched_author SELECT id, true FROM touched_entity WHERE kind = 'A';
INSERT INTO touched_author SELECT author_id, true FROM touched_count;
INSERT INTO touched_author SELECT author_id, true FROM overridden;
-- whose record, count or statement names an institution that is another one now
INSERT INTO touched_author
SELECT e.id, true FROM rerouted p JOIN entity_record e ON e.kind = 'A' AND e.body -> 'affiliations' @> jsonb_build_array(jsonb_build_object('i', p.id)) WHERE p.kind = 'I'
UNION SELECT c.author_id, true FROM rerouted p JOIN byline_count c ON c.institution_id = p.id WHERE p.kind = 'I'
UNION SELECT s.author_id, true FROM rerouted p JOIN statement s ON s.institution_id = p.id WHERE p.kind = 'I';
-- what was said of a merged id is said of the survivor, and no longer of whom it was said before
INSERT INTO touched_author
SELECT x.id, true FROM touched_merge t, LATERAL (VALUES (t.into_id), (t.was_id)) x(id)
WHERE t.kind = 'A' AND x.id IS NOT NULL
  AND (EXISTS (SELECT FROM entity_record e WHERE e.kind = 'A' AND e.id = t.id) OR EXISTS (SELECT FROM byline_count c WHERE c.author_id = t.id));
INSERT INTO touched_author SELECT DISTINCT m.into_id, t.changed FROM touched_author t JOIN merge m ON m.kind = 'A' AND m.id = t.id;

CREATE TEMP TABLE next_touched ON COMMIT DROP AS
SELECT id, bool_or(changed) AS changed FROM touched_author GROUP BY id;
ANALYZE touched_author, next_touched;

-- What records of merged ids say, the newest first: it stands where the author's own record is missing or silent.
CREATE TEMP TABLE merged_record ON COMMIT DROP AS
SELECT t.id, (array_agg(r.body ORDER BY r.updated_date DESC, r.id))[1] AS body,
       (array_agg(r.body ->> 'orcid' ORDER BY r.updated_date DESC, r.id) FILTER (WHERE r.body ->> 'orcid' IS NOT NULL))[1] AS orcid
FROM next_touched t JOIN merge m ON m.kind = 'A' AND m.into_id = t.id JOIN entity_record r ON r.kind = 'A' AND r.id = m.id GROUP BY t.id;

-- Of most authors a load moves nothing but citations and dates: their figures follow by difference, because a hundredth of the
-- works touches one author in thirty, and nearly everybody with a hundred works. A line that changed otherwise, a record, a
-- person's record or an override can change what all lines together say.
CREATE TEMP TABLE known_author ON COMMIT DROP AS
SELECT t.id, a.name, a.orcid, a.h_index
-- one by one: the planner would rather read all authors
FROM next_touched t CROSS JOIN LATERAL (SELECT * FROM author a WHERE a.id = t.id OFFSET 0) a
WHERE NOT current_setting('byline.everything')::boolean
  AND a.has_page = (a.library_works >= current_setting('byline.min_works')::int)
  AND NOT EXISTS (SELECT FROM touched_entity e WHERE e.kind = 'A' AND e.id = a.id)
  AND NOT EXISTS (SELECT FROM merged_record q WHERE q.id = a.id)
  AND NOT EXISTS (SELECT FROM touched_merge m WHERE m.kind = 'A' AND a.id IN (m.into_id, m.was_id))
  AND NOT EXISTS (SELECT FROM author_person p WHERE p.author_id = a.id)
  AND a.id NOT IN (SELECT id FROM touched_by_people WHERE id IS NOT NULL)
  AND a.id NOT IN (SELECT author_id FROM author_override) AND a.id NOT IN (SELECT author_id FROM overridden);
ALTER TABLE known_author ADD PRIMARY KEY (id);
ANALYZE known_author (id);

CREATE TEMP TABLE steady_author ON COMMIT DROP AS
WITH before AS (
  SELECT b.* FROM line_before b JOIN known_author a ON a.id = b.author_id
), now AS (
  SELECT s.author_id, s.work_id, s.name, s.orcid, s.in_library, s.has_page, s.retracted, s.citations, s.institution_ids, s.year, w.author_count, w.cited_by, w.updated_date
  FROM touched_work t JOIN authorship s ON s.work_id = t.id JOIN known_author a ON a.id = s.author_id JOIN work w ON w.id = t.id
), line AS (
  SELECT author_id AS id,
         -- the newest line gives name and iD where no record does: it stays the newest, or one that says the same becomes it
         coalesce((n.name, n.in_library, n.has_page, n.retracted, n.institution_ids) = (b.name, b.in_library, b.has_page, b.retracted, b.institution_ids)
           AND (n.orcid, n.year) IS NOT DISTINCT FROM (b.orcid, b.year) AND n.updated_date >= b.updated_date
           AND CASE WHEN n.name = a.name AND (n.orcid IS NULL OR n.orcid = a.orcid) THEN true ELSE EXISTS (
             SELECT FROM entity_record r WHERE r.kind = 'A' AND r.id = a.id AND (n.name = a.name OR r.body ->> 'name' IS NOT NULL)
               AND (n.orcid IS NULL OR n.orcid = a.orcid OR r.body ->> 'orcid' IS NOT NULL)) END, false) AS holds,
         CASE WHEN NOT n.retracted THEN (n.citations IS NULL)::int - (b.citations IS NULL)::int ELSE 0 END AS uncounted,
         CASE WHEN NOT n.retracted THEN coalesce(n.citations, 0) - coalesce(b.citations, 0) ELSE 0 END AS citations,
         CASE WHEN NOT n.retracted THEN coalesce(n.citations >= 10, false)::int - coalesce(b.citations >= 10, false)::int ELSE 0 END AS tens,
         CASE WHEN NOT n.retracted THEN coalesce(n.citations >= a.h_index, false)::int - coalesce(b.citations >= a.h_index, false)::int ELSE 0 END AS at_h,
         CASE WHEN NOT n.retracted THEN coalesce(n.citations > a.h_index, false)::int - coalesce(b.citations > a.h_index, false)::int ELSE 0 END AS above_h,
         CASE WHEN n.in_library THEN n.author_count - b.author_count ELSE 0 END AS byline_lines, CASE WHEN n.in_library THEN n.cited_by - b.cited_by ELSE 0 END AS citing_pairs
  FROM before b FULL JOIN now n USING (author_id, work_id) JOIN known_author a ON a.id = author_id
  UNION ALL
  SELECT s.author_id, true, 0, 0, 0, 0, 0, 0, o.gained
  FROM cited_otherwise o JOIN authorship s ON s.work_id = o.id JOIN known_author a ON a.id = s.author_id
  WHERE s.in_library AND NOT EXISTS (SELECT FROM touched_work t WHERE t.id = o.id)
), moved AS (
  SELECT id, sum(uncounted) AS uncounted, sum(citations) AS citations, sum(tens) AS tens, sum(byline_lines) AS byline_lines, sum(citing_pairs) AS citing_pairs, sum(at_h) <> 0 OR sum(above_h) <> 0 AS moves_h
  FROM line GROUP BY id HAVING bool_and(holds)
)
SELECT a.id, a.known_works, a.library_works, a.works_with_page, a.retracted_works, a.uncounted_works + m.uncounted AS uncounted_works, a.citations + m.citations AS citations,
       CASE WHEN m.moves_h THEN (
         SELECT count(*) FROM (SELECT s.citations, row_number() OVER (ORDER BY s.citations DESC NULLS LAST) AS place FROM authorship s WHERE s.author_id = a.id AND NOT s.retracted) p
         WHERE p.citations >= p.place) ELSE a.h_index END AS h_index,
       a.i10_index + m.tens AS i10_index, a.first_year, a.last_year, a.byline_lines + m.byline_lines AS byline_lines, a.citing_pairs + m.citing_pairs AS citing_pairs,
       a.name, a.orcid, a.last_institution_id
FROM moved m JOIN author a USING (id);
ALTER TABLE steady_author ADD PRIMARY KEY (id);
ANALYZE steady_author (id);
