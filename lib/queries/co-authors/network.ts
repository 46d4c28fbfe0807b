import { type Reader, sql } from '../../db';
import { idText } from '../../ids';
import type { Network } from '../../view-models/co-authors';
import { worksOf } from './works-of';

/** More names cannot be read at once. */
const MOST_PEOPLE = 60;
/** Two people are no network. */
const FEWEST_PEOPLE = 3;

type PersonRow = { id: number; slug: string | null; name: string; works: number };
type Row = { people: PersonRow[] | null; ties: { a: number; b: number; works: number }[] | null };

// In a team of hundreds everybody stands with everybody, which says nothing about who is close to whom.
const NETWORK = (author: number) => sql`
  WITH ${worksOf(author, '25')}, closest AS MATERIALIZED (
    SELECT o.author_id AS id, count(*)::int AS works, max(m.year) AS last_year FROM mine m JOIN authorship o ON o.work_id = m.work_id
    WHERE o.author_id <> ${author} GROUP BY o.author_id
    ORDER BY works DESC, last_year DESC NULLS LAST, id LIMIT ${MOST_PEOPLE}
  ), line AS MATERIALIZED (
    SELECT o.work_id, o.author_id FROM mine m JOIN authorship o ON o.work_id = m.work_id JOIN closest c ON c.id = o.author_id
  ), tie AS (
    SELECT a.author_id AS a, b.author_id AS b, count(*)::int AS works
    FROM line a JOIN line b ON b.work_id = a.work_id AND b.author_id > a.author_id GROUP BY a.author_id, b.author_id
  )
  SELECT
    (SELECT jsonb_agg(jsonb_build_object('id', c.id, 'slug', CASE WHEN a.has_page THEN a.slug END, 'name', a.name, 'works', c.works)
                      ORDER BY c.works DESC, c.last_year DESC NULLS LAST, c.id) FROM closest c JOIN author a ON a.id = c.id) AS people,
    (SELECT jsonb_agg(jsonb_build_object('a', t.a, 'b', t.b, 'works', t.works) ORDER BY t.works DESC, t.a, t.b) FROM tie t) AS ties`;

/** The people with the most works together, and how many of the author's works each two of them share. */
export async function getNetwork(tx: Reader, author: number): Promise<Network | null> {
  const [row] = await tx.$queryRaw<Row[]>(NETWORK(author));
  const people = row?.people ?? [];
  if (people.length < FEWEST_PEOPLE) return null;
  const places = new Map(people.map(({ id }, index) => [id, index]));
  return {
    people: people.map(({ id, slug, name, works }) => ({ id: idText('A', id), slug, name, works })),
    ties: (row?.ties ?? []).map(({ a, b, works }) => ({
      a: places.get(a) ?? 0,
      b: places.get(b) ?? 0,
      works,
    })),
  };
}
