import { WITNESSES } from '../openalex/mentions';

/** What an entity without a record of its own is called by: the newest work that names it, then the lowest id (rule 13). */
export const BEST_MENTION = (entity: string) => `
  SELECT m.body FROM entity_mention m WHERE m.kind = ${entity}.kind AND m.id = ${entity}.id
  ORDER BY m.body ->> 'name' IS NULL, m.seen_date DESC, m.seen_work > 0, abs(m.seen_work) LIMIT 1`;

/**
 * Steps that bring mentions into entity_mention and name the entities that are called otherwise now (touched_mention).
 * A work's mentions go with its record: institutions with its byline, the rest with its facts. What a work no longer says,
 * or said in an older record only, is kept without a date: the last resort where nobody else names the entity.
 */
export const MENTION_STEPS: { name: string; sql: string }[] = [
  {
    name: 'list works that speak anew',
    sql: `CREATE TEMP TABLE speaking ON COMMIT DROP AS
          SELECT i.id, i.seq, i.byline_seq, i.facts_win AND (i.facts_change OR i.date_change) AS facts,
                 i.byline_seq IS NOT NULL AND (i.facts_change OR i.byline_change OR i.date_change) AS byline
          FROM incoming i
          UNION ALL SELECT t.id, NULL, NULL, true, true FROM touched_record t WHERE NOT EXISTS (SELECT FROM work_record r WHERE r.id = t.id);
          ANALYZE speaking`,
  },
  {
    name: 'keep names until now',
    sql: `CREATE TEMP TABLE mention_before ON COMMIT DROP AS
          SELECT e.kind, e.id, b.body
          FROM (SELECT kind, id FROM byline_staging.mention
                UNION SELECT m.kind, m.id FROM speaking s JOIN entity_mention m ON m.seen_work = s.id WHERE s.facts OR s.byline) e
               LEFT JOIN LATERAL (${BEST_MENTION('e')}) b ON true;
          ANALYZE mention_before`,
  },
  {
    name: 'forget what works said',
    // An institution stands on the byline, and on that of a newer record which was cut.
    sql: `UPDATE entity_mention m SET seen_date = '' FROM speaking s LEFT JOIN work_record r USING (id)
          WHERE m.seen_work = s.id AND m.seen_date <> ''
            AND CASE WHEN m.kind <> 'I' OR s.facts AND s.byline THEN s.facts
                     WHEN s.byline THEN m.seen_date <> r.updated_date
                     ELSE s.facts AND m.seen_date <> r.byline_date END`,
  },
  {
    name: 'write mentions',
    sql: `INSERT INTO entity_mention AS m (kind, id, seen_date, seen_work, body)
          SELECT DISTINCT ON (n.kind, n.id, n.seen_work) n.kind, n.id,
                 -- of a record that lost against a newer one nothing is said now
                 CASE WHEN n.seq = i.seq AND i.facts_win OR n.kind = 'I' AND n.seq = i.byline_seq THEN n.seen_date ELSE '' END, n.seen_work, n.body
          FROM byline_staging.mention n LEFT JOIN incoming i ON i.id = n.seen_work
          -- each reader of the input has its own best ones: of one work the newest record's, then the one read last
          ORDER BY n.kind, n.id, n.seen_work, n.seen_date DESC, n.seq DESC
          ON CONFLICT (kind, id, seen_work) DO UPDATE SET seen_date = excluded.seen_date, body = excluded.body
          -- what is said no longer is not said otherwise by an old record that comes again
          WHERE excluded.seen_date > m.seen_date OR (excluded.seen_date = m.seen_date AND excluded.body <> m.body
                AND (m.seen_date <> '' OR m.seen_work < 0 OR m.body ->> 'name' IS NULL))`,
  },
  {
    name: 'keep the best mentions',
    sql: `DELETE FROM entity_mention m USING (
            SELECT x.kind, x.id, x.seen_work FROM mention_before b CROSS JOIN LATERAL (
              SELECT m.* FROM entity_mention m WHERE m.kind = b.kind AND m.id = b.id
              ORDER BY m.body ->> 'name' IS NULL, m.seen_date DESC, m.seen_work > 0, abs(m.seen_work) OFFSET ${WITNESSES}) x
          ) x WHERE m.kind = x.kind AND m.id = x.id AND m.seen_work = x.seen_work`,
  },
  {
    name: 'name entities that are called otherwise',
    sql: `CREATE TEMP TABLE touched_mention ON COMMIT DROP AS
          SELECT b.kind, b.id FROM mention_before b LEFT JOIN LATERAL (${BEST_MENTION('b')}) n ON true WHERE n.body IS DISTINCT FROM b.body`,
  },
];
