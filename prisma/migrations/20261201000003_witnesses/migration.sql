-- Several works that name an entity, so that its name follows when the best of them leaves or says something else.
-- seen_date '': a record that is about something else (seen_work is then negative), or a work that says so no longer.
ALTER TABLE entity_mention DROP CONSTRAINT entity_mention_pkey;
ALTER TABLE entity_mention ADD PRIMARY KEY (kind, id, seen_work);
-- merge/mentions: what the works of a load said until now
CREATE INDEX entity_mention_work ON entity_mention (seen_work);
