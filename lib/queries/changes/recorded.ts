import { type Reader, sql } from '../../db';

type List<T> = { n: number; ids: T[] };
type Ends = [from: number | null, to: number | null];

/** `author_change.changes`, as ingest/derive/11-changes.sql writes it: ids and figures, never a name. */
export type Recorded = {
  first?: { works: number; known: number; citations: number };
  figures?: Partial<Record<'works' | 'pages' | 'known' | 'citations', [before: number, after: number]>>;
  came?: List<number>;
  gone?: List<number>;
  joined?: List<number>;
  places?: List<[institution: number, before: Ends | null, now: Ends | null]>;
  merged?: List<number>;
  renamed?: true;
  orcid?: [came: number, went: number];
  wikidata?: [came: number, went: number];
};

export type Load = { load_id: number; date: string; command: string; changes: Recorded };

/**
 * The loads that changed an author, newest first; 40 at most are kept. Where names of the author are hidden, that one
 * changed is hidden too, and so is ORCID where the iD is; a load of which nothing is left to say is left out.
 */
export function getLoads(tx: Reader, author: number): Promise<Load[]> {
  return tx.$queryRaw<Load[]>(sql`
    SELECT l.id AS load_id, l.data_date::text AS date, l.source AS command, c.changes
    FROM (
      SELECT c.load_id, c.changes - CASE WHEN o.hide_folds <> '{}' THEN ARRAY['renamed'] ELSE '{}' END
                                  - CASE WHEN o.hide_orcid THEN ARRAY['orcid'] ELSE '{}' END AS changes
      FROM author_change c LEFT JOIN author_override o ON o.author_id = c.author_id WHERE c.author_id = ${author}
    ) c JOIN load l ON l.id = c.load_id
    WHERE c.changes <> '{}' ORDER BY c.load_id DESC`);
}
