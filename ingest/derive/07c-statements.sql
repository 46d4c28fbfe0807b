-- agreeing(author_id, source, key) comes from the step before: candidates one of whose names is a name of the author.
-- An ORCID iD whose record is somebody else's vouches for nothing: neither itself nor a Wikidata item of that iD.
-- An item that names the author's OpenAlex id comes before one that names the iD, then the lowest number.
CREATE TEMP TABLE next_author_person ON COMMIT DROP AS
WITH judged AS (
  SELECT c.*, c.certain OR CASE WHEN c.source = 'wikidata' AND o.key IS NOT NULL THEN oa.key IS NOT NULL ELSE a.key IS NOT NULL END AS agrees
  FROM candidate c LEFT JOIN agreeing a USING (author_id, source, key)
  LEFT JOIN candidate o ON o.author_id = c.author_id AND o.source = 'orcid' LEFT JOIN agreeing oa ON oa.author_id = o.author_id AND oa.source = 'orcid' AND oa.key = o.key
)
SELECT author_id, source, key, agrees AND row_number() OVER (PARTITION BY author_id, source, agrees ORDER BY certain DESC, length(key), key COLLATE "C") = 1 AS believed
FROM judged;

UPDATE next_author n SET orcid = NULL FROM next_author_person p WHERE p.author_id = n.id AND p.source = 'orcid' AND NOT p.believed;
UPDATE next_author n SET wikidata = x.wikidata, homepage = x.homepage, native_names = x.native, died = x.died, alternatives = n.alternatives || x.names
FROM (
  SELECT p.author_id, min(p.key) FILTER (WHERE p.source = 'wikidata') AS wikidata,
         (array_agg(r.body ->> 'homepage' ORDER BY p.source) FILTER (WHERE r.body ->> 'homepage' IS NOT NULL))[1] AS homepage,
         bool_or(coalesce((r.body ->> 'died')::boolean, false)) AS died,
         coalesce((SELECT array_agg(v ORDER BY o) FROM jsonb_array_elements_text((jsonb_agg(r.body -> 'native') FILTER (WHERE p.source = 'wikidata')) -> 0) WITH ORDINALITY x(v, o)), '{}') AS native,
         (SELECT array_agg(v ORDER BY i, o) FROM jsonb_array_elements(jsonb_agg(r.body -> 'names' ORDER BY p.source)) WITH ORDINALITY l(names, i), jsonb_array_elements_text(l.names) WITH ORDINALITY x(v, o)) AS names
  FROM next_author_person p JOIN person_record r USING (source, key) WHERE p.believed GROUP BY p.author_id
) x WHERE n.id = x.author_id;

-- The places of the statements, each with the one institution it is: by ROR, GRID, Wikidata id, else by name and country if one answers.
CREATE TEMP TABLE said ON COMMIT DROP AS
SELECT p.author_id, p.source, n.died, s.k AS kind, s.r AS role, s.a AS asserted_by, s."from", s."to", s.ended, s.q AS item,
       coalesce(s.n, w.body ->> 'name') AS name, coalesce(s.f, w.body ->> 'f') COLLATE "C" AS fold, coalesce(s.c, c.code) AS country,
       coalesce(s.ror, w.body ->> 'ror') AS ror, coalesce(s.grid, w.body ->> 'grid') AS grid
FROM next_author_person p JOIN next_author n ON n.id = p.author_id JOIN person_record r USING (source, key),
     jsonb_to_recordset(r.body -> 'statements') AS s(k text, n text, f text, c text, ror text, grid text, q text, r text, a text, "from" int, "to" int, ended boolean)
     LEFT JOIN person_record w ON w.source = 'wikidata' AND w.key = s.q AND w.body ? 'name'
     LEFT JOIN LATERAL (
       SELECT min(y.body ->> 'code') AS code FROM jsonb_array_elements_text(w.body -> 'countries') x(item) JOIN person_record y ON y.source = 'wikidata' AND y.key = x.item
       HAVING count(DISTINCT y.body ->> 'code') = 1
     ) c ON true
WHERE p.believed;

-- A merged institution's identifiers are those of the one that is left, unless another one has them.
CREATE TEMP TABLE merged_institution ON COMMIT DROP AS
SELECT m.into_id AS id, r.body ->> 'ror' AS ror, r.body ->> 'grid' AS grid, r.body ->> 'wikidata' AS wikidata
FROM merge m JOIN entity_record r USING (kind, id) JOIN institution i ON i.id = m.into_id WHERE m.kind = 'I' AND EXISTS (SELECT FROM said);

CREATE TEMP TABLE said_place ON COMMIT DROP AS
SELECT p.*, m.id, m.name AS institution_name, m.by_name
FROM (SELECT DISTINCT ror, grid, item, fold, country FROM said) p, LATERAL (
  SELECT a.id, a.by_name, i.name
  FROM (
    SELECT coalesce((SELECT min(i.id) FROM institution i WHERE i.ror = p.ror), (SELECT min(g.id) FROM merged_institution g WHERE g.ror = p.ror)) AS id, 1 AS place, false AS by_name
    UNION ALL SELECT coalesce((SELECT min(i.id) FROM institution i WHERE i.grid = p.grid), (SELECT min(g.id) FROM merged_institution g WHERE g.grid = p.grid)), 2, false
    UNION ALL SELECT coalesce((SELECT min(i.id) FROM institution i WHERE i.wikidata = p.item), (SELECT min(g.id) FROM merged_institution g WHERE g.wikidata = p.item)), 3, false
    UNION ALL SELECT CASE WHEN count(*) = 1 THEN min(x.id) END, 4, true FROM (
      SELECT i.id FROM institution i WHERE i.name_fold = p.fold AND i.country_code = p.country
      UNION SELECT i.id FROM institution i WHERE i.name_folds @> ARRAY[p.fold::text] AND i.country_code = p.country
    ) x
  ) a JOIN institution i ON i.id = a.id
  ORDER BY a.place LIMIT 1
) m;

-- "present": ORCID's start without an end, of somebody of whom no death is loaded. A distinction is given, not held.
-- What matches nothing has one spelling an author, so that it is one row; without any name it cannot be shown.
CREATE TEMP TABLE next_statement ON COMMIT DROP AS
WITH placed AS (
  SELECT s.author_id, s.source, s.kind, m.id AS institution_id,
         coalesce(m.institution_name, first_value(s.name) OVER (PARTITION BY s.author_id, m.id, coalesce(s.fold, s.name), s.country ORDER BY s.source, s.name COLLATE "C")) AS institution_name,
         CASE WHEN m.id IS NULL THEN s.country END AS country_code, s.role, s."from"::smallint AS from_year, s."to"::smallint AS to_year,
         s.source = 'orcid' AND s."from" IS NOT NULL AND NOT s.ended AND NOT s.died AND s.kind <> 'distinction' AS present,
         s.asserted_by, coalesce(m.by_name, false) AS matched_by_name, CASE WHEN m.id IS NULL THEN coalesce(s.fold, s.name) ELSE '' END AS institution_fold, s.ended
  FROM said s LEFT JOIN said_place m ON (m.ror, m.grid, m.item, m.fold, m.country) IS NOT DISTINCT FROM (s.ror, s.grid, s.item, s.fold, s.country)
), distinct_ones AS (
  SELECT DISTINCT * FROM placed WHERE institution_name IS NOT NULL
)
SELECT author_id, (row_number() OVER (PARTITION BY author_id
         ORDER BY source, present DESC, from_year DESC NULLS LAST, to_year DESC NULLS LAST, array_position(ARRAY['employment', 'invited position', 'affiliation', 'education', 'qualification', 'membership', 'service', 'distinction'], kind),
                  institution_name COLLATE "C", role COLLATE "C", asserted_by COLLATE "C", institution_id, country_code COLLATE "C", matched_by_name, ended))::int AS position,
       source, kind, institution_id, institution_name, country_code, role, from_year, to_year, present, asserted_by, matched_by_name, institution_fold, ended
FROM distinct_ones;

-- Who says something else now: everybody else's page stays as it is, to the byte.
UPDATE next_author n SET changed = true
FROM (
  SELECT n.id FROM next_author n JOIN author a USING (id)
  WHERE NOT n.changed AND NOT n.is_steady AND ((n.orcid, n.wikidata, n.homepage) IS DISTINCT FROM (a.orcid, a.wikidata, a.homepage)
                           OR a.naming <> md5(n.name || array_to_string(n.alternatives || n.native_names, E'\n', ''))::uuid)
  UNION SELECT author_id FROM ((TABLE next_statement EXCEPT SELECT s.* FROM next_author n JOIN statement s ON s.author_id = n.id) UNION ALL (SELECT s.* FROM next_author n JOIN statement s ON s.author_id = n.id EXCEPT TABLE next_statement)) d
  UNION SELECT author_id FROM ((SELECT author_id, source, key FROM next_author_person WHERE believed EXCEPT SELECT p.author_id, p.source, p.key FROM next_author n JOIN author_person p ON p.author_id = n.id WHERE p.believed)
                               UNION ALL (SELECT p.author_id, p.source, p.key FROM next_author n JOIN author_person p ON p.author_id = n.id WHERE p.believed EXCEPT SELECT author_id, source, key FROM next_author_person WHERE believed)) d
) d WHERE n.id = d.id AND NOT n.changed;

DELETE FROM author_person p USING touched_author t WHERE p.author_id = t.id;
INSERT INTO author_person (author_id, source, key, believed) SELECT author_id, source, key, believed FROM next_author_person ORDER BY 1, 2, 3;
DELETE FROM statement s USING touched_author t WHERE s.author_id = t.id;
INSERT INTO statement (author_id, position, source, kind, institution_id, institution_name, country_code, role, from_year, to_year, present, asserted_by, matched_by_name, institution_fold, ended)
SELECT author_id, position, source, kind, institution_id, institution_name, country_code, role, from_year, to_year, present, asserted_by, matched_by_name, institution_fold, ended FROM next_statement ORDER BY 1, 2;
