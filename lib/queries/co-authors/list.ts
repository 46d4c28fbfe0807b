import { Prisma } from '#/prisma/generated/client';
import { type Reader, snapshot, sql } from '../../db';
import { idText } from '../../ids';
import {
  type CoAuthorSort,
  type CoAuthorState,
  coAuthorFilters,
  coAuthorState,
  LARGEST_TEAM,
  PAGE_SIZE,
  pagesOf,
  withoutCoAuthorFilter,
} from '../../list-state';
import type { CoAuthorRow, CoAuthorsPage } from '../../view-models/co-authors';
import type { Apart } from '../../view-models/shared';
import { type Author, authorSources, getAuthor } from '../author/author';
import { getStoredPanels } from '../author/panel';
import { holdsWords } from '../names';
import { getApart } from '../namesakes';
import { getNetwork } from './network';
import { worksOf } from './works-of';

/** Topics that two people share, as far as they stand beside the name. */
const TOPICS = 3;

/** Every order ends in the fold of the name and the id; unknown years come last. */
const ORDERS: Record<CoAuthorSort, Prisma.Sql> = {
  works: sql`a.has_page DESC, t.works DESC, t.last_year DESC NULLS LAST, a.name_fold, t.id`,
  latest: sql`t.last_year DESC NULLS LAST, t.works DESC, a.name_fold, t.id`,
  name: sql`a.name_fold, t.id`,
};

type Row = {
  id: number;
  name: string;
  slug: string | null;
  works: number;
  first_year: number | null;
  last_year: number | null;
  total: number;
};

/** Names of more people than so many lines have are read with the whole table of authors, not one by one. */
const MANY_LINES = 50_000;

function readRows(tx: Reader, author: Author, state: CoAuthorState, page: number): Promise<Row[]> {
  const { sort, teams, base, q } = state;
  const conditions = [base === 'page' && sql`a.has_page`, q !== '' && holdsWords(sql`a.name_fold`, q)].filter(
    (item) => item !== false,
  );
  const where = conditions.length === 0 ? Prisma.empty : sql`WHERE ${Prisma.join(conditions, ' AND ')}`;
  return tx.$queryRaw<Row[]>(sql`
    WITH ${worksOf(author.id, teams)}, t AS (
      SELECT o.author_id AS id, count(*)::int AS works, min(m.year)::int AS first_year, max(m.year)::int AS last_year
      FROM mine m JOIN authorship o ON o.work_id = m.work_id WHERE o.author_id <> ${author.id} GROUP BY o.author_id
    )
    SELECT t.id::float8 AS id, a.name, CASE WHEN a.has_page THEN a.slug END AS slug, t.works, t.first_year, t.last_year, count(*) OVER ()::int AS total
    FROM t ${author.byline_lines > MANY_LINES ? sql`JOIN author a ON a.id = t.id` : ONE_BY_ONE} ${where}
    ORDER BY ${ORDERS[sort]} LIMIT ${PAGE_SIZE.coAuthors} OFFSET ${(page - 1) * PAGE_SIZE.coAuthors}`);
}

const ONE_BY_ONE = sql`CROSS JOIN LATERAL (SELECT name, slug, name_fold, has_page FROM author x WHERE x.id = t.id OFFSET 0) a`;

/** One page: of an author with very many co-authors the first is stored (ingest/derive/store-co-authors.ts). */
async function getPart(tx: Reader, author: Author, state: CoAuthorState): Promise<Row[]> {
  if (coAuthorState.isBare(state)) {
    const stored = await getStoredPanels(tx, author.id, author.stored_panels);
    const rows = stored.get('co-authors');
    if (rows) return rows as Row[];
  }
  return readRows(tx, author, state, state.page);
}

/** The page that was asked for, or the last one if it lies behind. */
async function getPageOrLast(tx: Reader, author: Author, asked: CoAuthorState) {
  const rows = await getPart(tx, author, asked);
  if (rows.length > 0 || asked.page === 1) return { rows, state: asked };
  const [first] = await getPart(tx, author, { ...asked, page: 1 });
  const state = { ...asked, page: pagesOf(first?.total ?? 0, PAGE_SIZE.coAuthors) };
  return { rows: await getPart(tx, author, state), state };
}

type TopicRow = { id: number; topic: number; name: string; slug: string | null; works: number };

/** The topics of the works together of each of some people; read from their side, because theirs are fewer. */
async function getTopics(tx: Reader, author: number, teams: CoAuthorState['teams'], people: number[]) {
  if (people.length === 0) return [];
  return tx.$queryRaw<TopicRow[]>(sql`
    WITH ${worksOf(author, teams)}, counted AS (
      SELECT o.author_id AS id, x AS topic, count(*)::int AS works
      FROM authorship o JOIN mine m ON m.work_id = o.work_id JOIN work w ON w.id = o.work_id, unnest(w.topic_ids) x
      WHERE o.author_id IN (${Prisma.join(people)}) GROUP BY o.author_id, x
    )
    SELECT p.id::float8 AS id, p.topic, p.name, p.slug, p.works
    FROM (SELECT c.*, u.name, u.slug, row_number() OVER (PARTITION BY c.id ORDER BY c.works DESC, u.name_fold, c.topic) AS place
          FROM counted c JOIN subject u ON u.kind = 'T' AND u.id = c.topic) p
    WHERE p.place <= ${TOPICS} ORDER BY p.id, p.place`);
}

async function countAll(tx: Reader, author: Author): Promise<number> {
  const stored = await getStoredPanels(tx, author.id, author.stored_panels);
  const [first] = (stored.get('co-authors') ?? []) as Row[];
  if (first) return first.total;
  const [row] = await tx.$queryRaw<{ people: number }[]>(sql`
    SELECT count(DISTINCT o.author_id)::int AS people FROM authorship s JOIN authorship o ON o.work_id = s.work_id
    WHERE s.author_id = ${author.id} AND s.in_library AND o.author_id <> ${author.id}`);
  return row?.people ?? 0;
}

async function countLargeTeams(tx: Reader, author: number): Promise<number> {
  const [row] = await tx.$queryRaw<{ works: number }[]>(sql`
    SELECT count(*)::int AS works FROM authorship s JOIN work w ON w.id = s.work_id
    WHERE s.author_id = ${author} AND s.in_library AND w.author_count > ${LARGEST_TEAM}`);
  return row?.works ?? 0;
}

/** The filters in use; how many people there were without one is read where the list holds nobody. */
async function chips(
  tx: Reader,
  author: Author,
  state: CoAuthorState,
  total: number,
): Promise<CoAuthorsPage['chips']> {
  const found: CoAuthorsPage['chips'] = [];
  for (const filter of coAuthorFilters(state)) {
    const [first] = total > 0 ? [] : await getPart(tx, author, withoutCoAuthorFilter(state, filter));
    found.push({ filter, people: total > 0 ? null : (first?.total ?? 0) });
  }
  return found;
}

/** Co-authors of an author over library works; null when the author has no page. */
export function getCoAuthorsPage(id: number, asked: CoAuthorState): Promise<CoAuthorsPage | null> {
  return snapshot(async (tx) => {
    const author = await getAuthor(tx, id);
    if (!author) return null;
    const { rows, state } = await getPageOrLast(tx, author, asked);
    const topics = await getTopics(
      tx,
      id,
      state.teams,
      rows.map((row) => row.id),
    );
    const apart = await getApart(tx, rows);
    const total = rows[0]?.total ?? 0;
    const filters = coAuthorFilters(state);
    return {
      author: { id: idText('A', id), slug: author.slug, name: author.name },
      state,
      total,
      all: filters.length > 0 ? await countAll(tx, author) : total,
      page: state.page,
      pages: pagesOf(total, PAGE_SIZE.coAuthors),
      chips: await chips(tx, author, state, total),
      coAuthors: rows.map((row) => coAuthor(row, apart.get(row.id) ?? null, topics)),
      largeTeams: await countLargeTeams(tx, id),
      network: coAuthorState.isBare({ ...state, sort: 'works' }) ? await getNetwork(tx, id) : null,
      sources: authorSources(author),
      updated: author.updated,
    };
  });
}

function coAuthor(row: Row, apart: Apart | null, topics: TopicRow[]): CoAuthorRow {
  return {
    id: idText('A', row.id),
    slug: row.slug,
    name: row.name,
    apart,
    works: row.works,
    firstYear: row.first_year,
    lastYear: row.last_year,
    topics: topics
      .filter(({ id }) => id === row.id)
      .map(({ topic, name, slug, works }) => ({ id: idText('T', topic), slug, name, works })),
  };
}
