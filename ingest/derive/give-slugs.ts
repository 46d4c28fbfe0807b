import type pg from 'pg';

/**
 * Gives addresses to what `named` names (rule 11) and writes temp table `given_slug` (kind, id, slug).
 * In id order; the first holder keeps the bare slug, later ones get letter and id, as do reserved words and names
 * that look like an id. An address once given is never given to anybody else; an entity may come back to its own.
 * `wish` is SQL that gives (namespace, kind, kind_order, id, base, is_free) of those who may have an address.
 */
export async function giveSlugs(client: pg.ClientBase, wish: string): Promise<void> {
  await client.query(`
    DROP TABLE IF EXISTS given_slug;
    CREATE TEMP TABLE given_slug ON COMMIT DROP AS
    WITH wish AS (${wish}), marked AS (
      SELECT w.*, lower(w.kind::text) || w.id AS mark FROM wish w
    ), formed AS (
      -- the longest base that leaves room for hyphen and id within 80 characters
      SELECT m.*, CASE WHEN m.base = '' THEN m.mark ELSE rtrim(left(m.base, 79 - length(m.mark)), '-') || '-' || m.mark END AS suffixed FROM marked m
    ), needing AS (
      SELECT f.* FROM formed f LEFT JOIN slug s ON s.kind = f.kind AND s.id = f.id AND s.current
      WHERE s.slug IS NULL OR (s.slug <> f.suffixed AND (s.slug <> f.base OR NOT f.is_free))
    ), placed AS (
      SELECT n.*, row_number() OVER (PARTITION BY n.namespace, n.base ORDER BY n.kind_order, n.id) AS place,
             h.slug IS NULL OR (h.kind = n.kind AND h.id = n.id) AS is_open
      FROM needing n LEFT JOIN slug h ON h.namespace = n.namespace AND h.slug = n.base
    )
    SELECT namespace, kind, id, CASE WHEN base <> '' AND is_free AND is_open AND place = 1 THEN base ELSE suffixed END AS slug FROM placed;
    CREATE INDEX ON given_slug (kind, id);
    ANALYZE given_slug;
    UPDATE slug s SET current = false FROM given_slug g WHERE s.kind = g.kind AND s.id = g.id AND s.current AND s.slug <> g.slug;
    INSERT INTO slug (namespace, slug, kind, id, current) SELECT namespace, slug, kind, id, true FROM given_slug ORDER BY namespace, slug
    ON CONFLICT (namespace, slug) DO UPDATE SET current = true WHERE slug.kind = excluded.kind AND slug.id = excluded.id;`);
}

/** Institutions, venues and subjects: fields, topics and concepts share one namespace, given in that order. Repositories are no venues. */
export const ENTITY_WISH = `
  SELECT CASE n.kind WHEN 'I' THEN 'institution' WHEN 'S' THEN 'venue' ELSE 'subject' END AS namespace, n.kind,
         CASE n.kind WHEN 'F' THEN 1 WHEN 'T' THEN 2 ELSE 3 END AS kind_order, n.id, n.base, n.is_free
  FROM named n JOIN next_entity e USING (kind, id) WHERE NOT (n.kind = 'S' AND coalesce(e.body ->> 'type', '') = 'repository')`;

/** Authors with a page. */
export const AUTHOR_WISH = `
  SELECT 'author' AS namespace, n.kind, 1 AS kind_order, n.id, n.base, n.is_free
  FROM named n JOIN next_author a USING (id) WHERE n.kind = 'A' AND a.has_page`;
