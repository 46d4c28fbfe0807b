import type pg from 'pg';
import { copyRows } from '../copy/rows';
import { CoAuthorCounter, type CountedWorks } from './count-co-authors';

const SHOWN = 100;
/** Byline lines of the authors, those of the shortest bylines first, who are counted one by one by the pages' own function. */
const FEW_LINES = 500_000;
/** Authors at a time, and lines of their works' bylines: what is held in memory. Members of a team share their lines. */
const BATCH = 3000;
const BATCH_LINES = 4_000_000;

type Person = { id: string; name: string; slug: string | null; has_page: boolean };

/** Stores the co-authors panel of every author of `to_store` whose bylines are too long to be counted while reading. */
export async function storeCoAuthors(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ id: string; alone: boolean }>(`
    SELECT a.id, sum(a.byline_lines) OVER (ORDER BY a.byline_lines::float8 / a.library_works, a.id) <= ${FEW_LINES} AS alone
    FROM to_store s JOIN author a USING (id) WHERE s.panel = 'co-authors' ORDER BY a.id`);
  const ids = (alone: boolean) => rows.filter((row) => row.alone === alone).map(({ id }) => id);
  await storeAlone(client, ids(true));
  const members = ids(false);
  for (let start = 0; start < members.length; start += BATCH)
    await storeBatch(client, members.slice(start, start + BATCH));
}

async function storeAlone(client: pg.ClientBase, authors: string[]): Promise<void> {
  await client.query(`
    INSERT INTO author_panel (author_id, panel, rows)
    SELECT s.id, 'co-authors', coalesce((SELECT jsonb_agg(to_jsonb(p)) FROM author_co_authors(s.id) p), '[]')
    FROM unnest('{${authors.join(',')}}'::bigint[]) s(id)`);
}

async function storeBatch(client: pg.ClientBase, authors: string[]): Promise<void> {
  await client.query(
    `DROP TABLE IF EXISTS batch_work; CREATE TEMP TABLE batch_work ON COMMIT DROP AS
     SELECT DISTINCT s.work_id FROM authorship s WHERE s.author_id = ANY ('{${authors.join(',')}}') AND s.in_library; ANALYZE batch_work`,
  );
  const [size] = (
    await client.query<{ lines: number }>(
      'SELECT coalesce(sum(w.author_count), 0)::float8 AS lines FROM batch_work b JOIN work w ON w.id = b.work_id',
    )
  ).rows;
  if (size && size.lines > BATCH_LINES && authors.length > 1) {
    const half = authors.length >> 1;
    await storeBatch(client, authors.slice(0, half));
    return storeBatch(client, authors.slice(half));
  }
  // In order of folded name and id: a person's index is the place in that order.
  const people = await client.query<Person>(`
    SELECT a.id, a.name, CASE WHEN a.has_page THEN a.slug END AS slug, a.has_page
    FROM (SELECT DISTINCT s.author_id FROM batch_work b JOIN authorship s USING (work_id) WHERE s.author_id IS NOT NULL) p JOIN author a ON a.id = p.author_id
    ORDER BY a.name_fold, a.id`);
  const indexOf = new Map(people.rows.map((person, index) => [person.id, index]));
  // A team that signs again and again with the same byline is counted once, with its number of works. Lines come in the
  // order of the key: nothing is sorted, and a team that signs in another order is another row.
  const teams = await client.query<{
    authors: string[];
    works: number;
    first_year: number | null;
    last_year: number | null;
  }>(`
    SELECT w.authors, count(*)::int AS works, min(w.year)::int AS first_year, max(w.year)::int AS last_year
    FROM (SELECT k.year, l.authors
          FROM batch_work b JOIN work k ON k.id = b.work_id, LATERAL (
            SELECT array_agg(s.author_id) AS authors FROM authorship s WHERE s.work_id = b.work_id AND s.author_id IS NOT NULL) l
          WHERE l.authors IS NOT NULL) w
    GROUP BY w.authors`);
  const wanted = new Map(authors.map((id) => [indexOf.get(id) as number, [] as CountedWorks[]]));
  for (const row of teams.rows) {
    const team = {
      authors: Int32Array.from(row.authors, (id) => indexOf.get(id) as number),
      works: row.works,
      firstYear: row.first_year,
      lastYear: row.last_year,
    };
    for (const author of team.authors) wanted.get(author)?.push(team);
  }
  const counter = new CoAuthorCounter({
    hasPage: Uint8Array.from(people.rows, (person) => Number(person.has_page)),
    place: Int32Array.from(people.rows.keys()),
  });
  await copyRows(
    client,
    'author_panel',
    { author_id: 'plain', panel: 'plain', rows: 'json' },
    panels(wanted, counter, people.rows),
  );
}

function* panels(wanted: Map<number, CountedWorks[]>, counter: CoAuthorCounter, people: Person[]) {
  for (const [author, works] of wanted) {
    const { top, total, withPage } = counter.count(author, works, SHOWN);
    const rows = top.map(({ person, works: together, firstYear, lastYear }) => {
      const { id, name, slug } = people[person] as Person;
      return {
        id: Number(id),
        name,
        slug,
        works: together,
        first_year: firstYear,
        last_year: lastYear,
        total,
        total_with_page: withPage,
      };
    });
    yield { author_id: people[author]?.id, panel: 'co-authors', rows };
  }
}
