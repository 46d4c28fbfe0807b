-- Whose facts from ORCID and Wikidata may be others now. Touched without `changed`: 07c-statements tells who did change.
-- author_person holds everybody whom a record could be about; a record that is new is found by its identifiers.
CREATE TEMP TABLE identified ON COMMIT DROP AS
SELECT 'orcid:' || key AS ref FROM touched_person WHERE source = 'orcid'
UNION SELECT r.ref FROM touched_person t JOIN person_ref r USING (source, key) WHERE r.ref LIKE 'orcid:%' OR r.ref LIKE 'author:%';

CREATE TEMP TABLE touched_by_people ON COMMIT DROP AS
SELECT p.author_id AS id, false AS changed FROM touched_person t JOIN author_person p USING (source, key)
UNION SELECT a.id, false FROM identified i JOIN author a ON a.orcid = substr(i.ref, 7) WHERE i.ref LIKE 'orcid:%'
-- an author who does not show the iD, because its record is somebody else's
UNION SELECT p.author_id, false FROM identified i JOIN author_person p ON p.source = 'orcid' AND p.key = substr(i.ref, 7) WHERE i.ref LIKE 'orcid:%'
UNION SELECT a.id, false FROM identified i JOIN author a ON a.id = substr(i.ref, 8)::bigint WHERE i.ref LIKE 'author:%'
-- by the id of somebody merged into the author, or led elsewhere now
UNION SELECT m.into_id, false FROM identified i JOIN merge m ON m.kind = 'A' AND m.id = substr(i.ref, 8)::bigint WHERE i.ref LIKE 'author:%'
UNION SELECT x.id, false FROM touched_merge t JOIN person_ref r ON r.ref = 'author:' || t.id, LATERAL (VALUES (t.into_id), (t.was_id)) x(id) WHERE t.kind = 'A' AND x.id IS NOT NULL;

-- Institutions that are new, gone by another name or identifier, and all that statements may call them by, before and now.
CREATE TEMP TABLE moved_ref ON COMMIT DROP AS
WITH now AS (
  SELECT i.id, i.ror, i.grid, i.wikidata, i.name_fold, i.name_folds, i.country_code FROM next_entity n JOIN institution i ON i.id = n.id
  WHERE n.kind = 'I' AND EXISTS (SELECT FROM person_ref)
), moved AS (
  (SELECT * FROM now EXCEPT SELECT * FROM institution_before) UNION ALL (SELECT * FROM institution_before EXCEPT SELECT * FROM now)
)
SELECT DISTINCT x.ref
FROM moved m, LATERAL (
  VALUES ('ror:' || m.ror), ('grid:' || m.grid), ('item:' || m.wikidata), ('name:' || m.name_fold)
  UNION ALL SELECT 'name:' || f FROM unnest(m.name_folds) f
) x(ref)
WHERE x.ref IS NOT NULL
-- by the identifiers of a merged one statements find the one that is left
UNION
SELECT x.ref FROM touched_entity t JOIN merge m USING (kind, id) JOIN entity_record r USING (kind, id), LATERAL (
  VALUES ('ror:' || (r.body ->> 'ror')), ('grid:' || (r.body ->> 'grid')), ('item:' || (r.body ->> 'wikidata'))) x(ref)
WHERE t.kind = 'I' AND x.ref IS NOT NULL;
ANALYZE moved_ref;

-- Wikidata's items name each other: a person the employer, the employer its country.
INSERT INTO touched_by_people
WITH RECURSIVE moved(ref) AS (
  (SELECT ref FROM moved_ref UNION SELECT 'item:' || key FROM touched_person WHERE source = 'wikidata')
  UNION
  SELECT 'item:' || r.key FROM moved m JOIN person_ref r ON r.ref = m.ref AND r.source = 'wikidata'
)
SELECT DISTINCT p.author_id, false FROM moved m JOIN person_ref r ON r.ref = m.ref JOIN author_person p USING (source, key);

-- An institution's own record is on the pages of all whose statements name it.
INSERT INTO touched_by_people
SELECT DISTINCT s.author_id, true FROM next_entity n JOIN statement s ON s.institution_id = n.id WHERE n.kind = 'I'
  AND EXISTS (SELECT FROM touched_entity e LEFT JOIN merge m USING (kind, id) WHERE e.kind = 'I' AND coalesce(m.into_id, e.id) = n.id);
INSERT INTO touched_author SELECT id, changed FROM touched_by_people;
