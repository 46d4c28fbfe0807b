-- Records that name the touched authors: by ORCID iD or OpenAlex id, never by name.
-- `certain`: an OpenAlex id needs no look at the names.
ALTER TABLE next_author ADD COLUMN wikidata text, ADD COLUMN homepage text, ADD COLUMN native_names text[] NOT NULL DEFAULT '{}', ADD COLUMN died boolean NOT NULL DEFAULT false;

CREATE TEMP TABLE candidate ON COMMIT DROP AS
SELECT n.id AS author_id, p.source, p.key, false AS certain FROM next_author n JOIN person_record p ON p.source = 'orcid' AND p.key = n.orcid WHERE p.body ? 'names'
UNION ALL
SELECT w.id, 'wikidata', w.key, bool_or(w.certain)
FROM (
  SELECT n.id, r.key, true AS certain FROM next_author n JOIN person_ref r ON r.ref = 'author:' || n.id AND r.source = 'wikidata'
  UNION ALL SELECT n.id, r.key, true FROM next_author n JOIN merge m ON m.kind = 'A' AND m.into_id = n.id JOIN person_ref r ON r.ref = 'author:' || m.id AND r.source = 'wikidata'
  UNION ALL SELECT n.id, r.key, false FROM next_author n JOIN person_ref r ON r.ref = 'orcid:' || n.orcid AND r.source = 'wikidata'
) w GROUP BY w.id, w.key;
ALTER TABLE candidate ADD PRIMARY KEY (author_id, source, key);
ANALYZE candidate;
