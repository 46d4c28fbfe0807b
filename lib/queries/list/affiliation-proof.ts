import { type Reader, sql } from '../../db';
import { idText, openalexId } from '../../ids';
import type { Statement } from '../../view-models/author-page';
import type { AffiliationProof } from '../../view-models/work-list';
import type { Author } from '../author/author';

/** The latest of so many bylines are read: a byline of thousands is a long record, and addresses repeat. */
const MOST_BYLINES = 200;

type Facts = {
  works: number;
  first: string | null;
  last: string | null;
  record_years: number[] | null;
  counted: { works: number; from: number | null; to: number | null; date: string } | null;
  statements: Statement[];
};

// A first of January is more often a year without a day than a day.
const FACTS = (author: number, institution: number) => sql`
  SELECT b.works, b.first, b.last,
    (SELECT array_agg(DISTINCT a.year ORDER BY a.year) FROM ids_of_author(${author}) x JOIN stated_affiliation a ON a.author_id = x.id
     WHERE a.institution_id = ${institution} AND a.year IS NOT NULL) AS record_years,
    (SELECT jsonb_build_object('works', c.works, 'from', c.from_year, 'to', c.to_year, 'date', c.date)
     FROM author_counted(${author}) c WHERE c.institution_id = ${institution}) AS counted,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('source', t.source, 'kind', t.kind, 'role', t.role, 'from', t.from_year, 'to', t.to_year,
       'present', t.present, 'ended', t.ended, 'assertedBy', t.asserted_by, 'matchedByName', t.matched_by_name) ORDER BY t.position), '[]')
     FROM statement t WHERE t.author_id = ${author} AND t.institution_id = ${institution}) AS statements
  FROM (
    SELECT count(*)::int AS works, min(d.date) AS first, max(d.date) AS last
    FROM authorship s JOIN work w ON w.id = s.work_id,
         LATERAL (SELECT CASE WHEN w.year IS NULL THEN NULL WHEN to_char(w.date, 'MM-DD') = '01-01' OR w.date IS NULL THEN w.year::text ELSE w.date::text END AS date) d
    WHERE s.author_id = ${author} AND s.institution_ids @> ARRAY[${institution}::bigint]
  ) b`;

// An address that nobody matched is taken only where its line has none that was matched to the institution; the matches
// name it by the ids of their time.
const PRINTED = (author: number, institution: number) => sql`
  WITH line AS (
    SELECT s.work_id, s.year::int AS year, r.byline -> (s.position - 1) -> 's' AS printed
    FROM (SELECT work_id, year, position FROM authorship
          WHERE author_id = ${author} AND institution_ids @> ARRAY[${institution}::bigint]
          ORDER BY year DESC NULLS LAST, work_id LIMIT ${MOST_BYLINES}) s
    JOIN work_record r ON r.id = s.work_id
  ), address AS (
    SELECT l.work_id, l.year, p.value ->> 0 AS text, m.matched, p.value -> 1 = '[]' AS is_open, bool_or(m.matched) OVER (PARTITION BY l.work_id) AS has_match
    FROM line l, jsonb_array_elements(l.printed) p, LATERAL (
      SELECT bool_or(p.value -> 1 @> to_jsonb(i.id)) AS matched
      FROM (SELECT ${institution}::bigint AS id UNION ALL SELECT g.id FROM merge g WHERE g.kind = 'I' AND g.into_id = ${institution}) i) m
  )
  SELECT text, min(year) AS from, max(year) AS to FROM address WHERE matched OR (is_open AND NOT has_match)
  GROUP BY text ORDER BY count(DISTINCT work_id) DESC, max(year) DESC NULLS LAST, text COLLATE "C"`;

/** What stands behind an affiliation: the addresses that bylines print, first and last date, and what other sources state. */
export async function getAffiliationProof(
  tx: Reader,
  author: Author,
  institution: { id: number; name: string; slug: string | null },
): Promise<AffiliationProof> {
  const [facts] = await tx.$queryRaw<Facts[]>(FACTS(author.id, institution.id));
  const printed = await tx.$queryRaw<AffiliationProof['printed']>(PRINTED(author.id, institution.id));
  return {
    institution: { id: idText('I', institution.id), slug: institution.slug, name: institution.name },
    works: facts?.works ?? 0,
    first: facts?.first ?? null,
    last: facts?.last ?? null,
    printed,
    isCut: (facts?.works ?? 0) > MOST_BYLINES,
    recordYears: facts?.record_years ?? [],
    counted: facts?.counted ?? null,
    statements: facts?.statements ?? [],
    ids: { openalex: openalexId('A', author.id), orcid: author.orcid, wikidata: author.wikidata },
  };
}
