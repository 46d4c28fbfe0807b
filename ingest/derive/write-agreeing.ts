import type pg from 'pg';
import { copyRows } from '../copy/rows';
import { type NameEnds, nameEnds, namesAgree } from '../people/agree';
import { nameEntity } from './naming';

/** Authors at a time: their names are held in memory. */
const BATCH = 2000;

type Candidate = { author_id: string; source: string; key: string; names: string[] };

/**
 * Writes temp table `agreeing` (author_id, source, key): the candidates one of whose names agrees with a name of the
 * author, printed on a byline or given by OpenAlex. What an OpenAlex id names needs no agreement.
 */
export async function writeAgreeing(client: pg.ClientBase): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE agreeing (author_id bigint, source text, key text, PRIMARY KEY (author_id, source, key)) ON COMMIT DROP',
  );
  const { rows } = await client.query<{ author_id: string }>(
    'SELECT DISTINCT author_id FROM candidate WHERE NOT certain ORDER BY author_id',
  );
  for (let start = 0; start < rows.length; start += BATCH)
    await writeBatch(
      client,
      rows.slice(start, start + BATCH).map((row) => row.author_id),
    );
  await client.query('ANALYZE agreeing');
}

async function writeBatch(client: pg.ClientBase, authors: string[]): Promise<void> {
  const ids = `'{${authors.join(',')}}'::bigint[]`;
  const candidates = await client.query<Candidate>(`
    SELECT c.author_id, c.source, c.key, ARRAY(SELECT jsonb_array_elements_text(p.body -> 'names')) AS names
    FROM candidate c JOIN person_record p USING (source, key) WHERE c.author_id = ANY (${ids}) AND NOT c.certain`);
  const printed = await client.query<{ author_id: string; names: string[] }>(`
    SELECT s.author_id, array_agg(DISTINCT x.name) AS names
    FROM authorship s, LATERAL (VALUES (s.name), (s.printed_name)) x(name) WHERE s.author_id = ANY (${ids}) AND x.name IS NOT NULL GROUP BY s.author_id`);
  const given = await client.query<{ id: string; name: string; alternatives: string[] }>(
    `SELECT id, name, alternatives FROM next_author WHERE id = ANY (${ids})`,
  );
  // OpenAlex's alternatives hold other people's names too: those that would not be shown do not count.
  const known = new Map(
    given.rows.map(({ id, name, alternatives }) => [
      id,
      ends([name, ...nameEntity(name, alternatives).other_names]),
    ]),
  );
  for (const { author_id, names } of printed.rows) known.get(author_id)?.push(...ends(names));
  const agreeing = candidates.rows.filter(({ author_id, names }) =>
    ends(names).some((said) => known.get(author_id)?.some((name) => namesAgree(said, name))),
  );
  await copyRows(client, 'agreeing', { author_id: 'plain', source: 'plain', key: 'plain' }, agreeing);
}

function ends(names: string[]): NameEnds[] {
  return names.flatMap(nameEnds);
}
