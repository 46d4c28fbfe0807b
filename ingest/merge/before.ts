/**
 * Steps that keep what OpenAlex's records and byline counts said of affiliations until now, where this load says something
 * else. They come before all other merge steps, which write over it; `11-changes.sql` tells the difference.
 */
export const BEFORE: { name: string; sql: string }[] = [
  {
    name: 'keep stated affiliations',
    sql: `CREATE TEMP TABLE stated_before ON COMMIT DROP AS
          SELECT e.id AS author_id, e.id AS own_id, (a ->> 'i')::bigint AS institution_id, y.year
          FROM entity_record e, jsonb_array_elements(e.body -> 'affiliations') a
               LEFT JOIN LATERAL (SELECT v::int AS year FROM jsonb_array_elements_text(a -> 'y') v) y ON true
          WHERE e.kind = 'A' AND EXISTS (SELECT FROM byline_staging.entity s WHERE s.kind = 'A' AND s.id = e.id AND s.content <> e.content)`,
  },
  {
    name: 'keep byline counts',
    sql: `CREATE TEMP TABLE count_before ON COMMIT DROP AS
          SELECT c.author_id, c.author_id AS own_id, c.institution_id, c.from_year::int, c.to_year::int, c.works, c.date
          FROM byline_count c WHERE (c.author_id, c.institution_id) IN (SELECT author_id, institution_id FROM byline_staging.byline_count)`,
  },
];
