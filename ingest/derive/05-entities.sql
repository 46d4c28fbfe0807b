-- Institutions, sources and subjects that the load's records or works say something new of.
-- An institution that only a byline count names has no name anywhere: it is shown by its id until a record comes.
-- What is said of a merged one is said of the one that is left, whose own record comes first, and so do works that name it.
CREATE TEMP TABLE next_entity ON COMMIT DROP AS
SELECT k.kind, k.id, coalesce(r.body ->> 'name', m.body ->> 'name', k.kind::text || k.id) AS name, coalesce(r.body, m.body, '{}') AS body
FROM (
  SELECT DISTINCT t.kind, coalesce(g.into_id, t.id) AS id
  FROM (
    SELECT kind, id FROM touched_entity WHERE kind <> 'A' UNION SELECT kind, id FROM touched_mention UNION SELECT kind, id FROM rerouted
    UNION SELECT 'I'::text COLLATE "C", institution_id FROM touched_count WHERE institution_id > 0 AND institution_id NOT IN (SELECT id FROM institution)
  ) t LEFT JOIN merge g ON g.kind = t.kind AND g.id = t.id
) k LEFT JOIN LATERAL (
  SELECT r.body FROM (SELECT k.id UNION ALL SELECT g.id FROM merge g WHERE g.kind = k.kind AND g.into_id = k.id) x JOIN entity_record r ON r.kind = k.kind AND r.id = x.id
  ORDER BY r.id <> k.id, r.updated_date DESC, r.id LIMIT 1
) r ON true LEFT JOIN LATERAL (
  -- as merge/mentions.ts tells the best
  SELECT m.body FROM (SELECT k.id UNION ALL SELECT g.id FROM merge g WHERE g.kind = k.kind AND g.into_id = k.id) x JOIN entity_mention m ON m.kind = k.kind AND m.id = x.id
  ORDER BY m.body ->> 'name' IS NULL, m.id <> k.id, m.seen_date DESC, m.seen_work > 0, abs(m.seen_work) LIMIT 1
) m ON true;
ANALYZE next_entity;

-- What the naming step has to fold and to give an address: new entities and new names.
CREATE TEMP TABLE to_name ON COMMIT DROP AS
SELECT n.kind, n.id, n.name, ARRAY[]::text[] AS other_names, ARRAY[]::text[] AS native_names
FROM next_entity n
LEFT JOIN institution i ON n.kind = 'I' AND i.id = n.id LEFT JOIN source s ON n.kind = 'S' AND s.id = n.id LEFT JOIN subject u ON u.kind = n.kind AND u.id = n.id
WHERE n.name IS DISTINCT FROM coalesce(i.name, s.name, u.name)
   -- a repository that became a venue has no address yet
   OR (n.kind = 'S' AND s.slug IS NULL AND coalesce(n.body ->> 'type', '') <> 'repository');

-- What statements could call the institutions until now.
CREATE TEMP TABLE institution_before ON COMMIT DROP AS
SELECT i.id, i.ror, i.grid, i.wikidata, i.name_fold, i.name_folds, i.country_code FROM (SELECT id FROM next_entity WHERE kind = 'I' UNION SELECT id FROM rerouted WHERE kind = 'I') n JOIN institution i USING (id) WHERE EXISTS (SELECT FROM person_ref);
