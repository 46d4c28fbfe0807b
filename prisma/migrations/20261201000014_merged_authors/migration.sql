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
