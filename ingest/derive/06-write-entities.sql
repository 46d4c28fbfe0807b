-- named(kind, id, name_fold, other_names, search_text) and given slugs come from the naming step.
-- Entities that pages showed already and that look otherwise now.
CREATE TEMP TABLE reshown ON COMMIT DROP AS
SELECT n.kind, n.id FROM next_entity n JOIN institution o ON n.kind = 'I' AND o.id = n.id
WHERE (o.name, o.type, o.ror, o.city, o.country, o.country_code) IS DISTINCT FROM
      (n.name, nullif(n.body ->> 'type', 'funder'), n.body ->> 'ror', n.body ->> 'city', n.body ->> 'country', n.body ->> 'country_code')
UNION ALL SELECT n.kind, n.id FROM next_entity n JOIN source o ON n.kind = 'S' AND o.id = n.id WHERE o.name <> n.name
UNION ALL SELECT n.kind, n.id FROM next_entity n JOIN subject o ON o.kind = n.kind AND o.id = n.id WHERE o.name <> n.name;

-- Merged ones are left as an address and an id that lead on.
DELETE FROM institution i USING touched_merge t WHERE t.kind = 'I' AND i.id = t.id;
DELETE FROM source s USING touched_merge t WHERE t.kind = 'S' AND s.id = t.id;

INSERT INTO institution (id, name, name_fold, slug, type, ror, grid, wikidata, city, country, country_code, other_names, name_folds)
SELECT n.id, n.name, coalesce(m.name_fold, o.name_fold), coalesce(g.slug, o.slug), nullif(n.body ->> 'type', 'funder'), n.body ->> 'ror', n.body ->> 'grid', n.body ->> 'wikidata',
       n.body ->> 'city', n.body ->> 'country', n.body ->> 'country_code', ARRAY(SELECT jsonb_array_elements_text(n.body -> 'other_names')), ARRAY(SELECT jsonb_array_elements_text(n.body -> 'name_folds'))
FROM next_entity n LEFT JOIN named m USING (kind, id) LEFT JOIN given_slug g USING (kind, id) LEFT JOIN institution o ON o.id = n.id
WHERE n.kind = 'I'
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_fold = excluded.name_fold, slug = excluded.slug, type = excluded.type, ror = excluded.ror, grid = excluded.grid,
  wikidata = excluded.wikidata, city = excluded.city, country = excluded.country, country_code = excluded.country_code, other_names = excluded.other_names,
  name_folds = excluded.name_folds;

INSERT INTO source (id, name, name_fold, slug, type, issn_l, publisher, homepage)
SELECT n.id, n.name, coalesce(m.name_fold, o.name_fold), coalesce(g.slug, o.slug), n.body ->> 'type', n.body ->> 'issn_l', n.body ->> 'publisher', n.body ->> 'homepage'
FROM next_entity n LEFT JOIN named m USING (kind, id) LEFT JOIN given_slug g USING (kind, id) LEFT JOIN source o ON o.id = n.id
WHERE n.kind = 'S'
ON CONFLICT (id) DO UPDATE SET name = excluded.name, name_fold = excluded.name_fold, slug = excluded.slug, type = excluded.type, issn_l = excluded.issn_l,
  publisher = excluded.publisher, homepage = excluded.homepage;

INSERT INTO subject (kind, id, name, name_fold, slug, field_id, level)
SELECT n.kind, n.id, n.name, coalesce(m.name_fold, o.name_fold), coalesce(g.slug, o.slug), (n.body ->> 'field_id')::int, (n.body ->> 'level')::smallint
FROM next_entity n LEFT JOIN named m USING (kind, id) LEFT JOIN given_slug g USING (kind, id) LEFT JOIN subject o ON o.kind = n.kind AND o.id = n.id
WHERE n.kind IN ('T', 'F', 'C')
ON CONFLICT (kind, id) DO UPDATE SET name = excluded.name, name_fold = excluded.name_fold, slug = excluded.slug, field_id = excluded.field_id, level = excluded.level;
