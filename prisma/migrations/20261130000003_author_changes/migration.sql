-- What a load changed of an author with a page: one row an author and load, ids and figures only, never a name or a title,
-- so that what is hidden or merged later is so here too. Lists are cut at 20 and say how many there are; the last 40 loads
-- of an author are kept. Written by ingest/derive/11-changes.sql, which says what is in `changes`.
CREATE TABLE author_change (
  author_id bigint NOT NULL,
  load_id   int NOT NULL,
  changes   jsonb NOT NULL,
  -- the changes of an author, newest load first
  PRIMARY KEY (author_id, load_id)
);
