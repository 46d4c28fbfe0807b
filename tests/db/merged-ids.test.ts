import pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createStaging, dropStaging } from '#/ingest/copy/staging';
import { MERGED_IDS } from '#/ingest/merge/merged-ids';
import { type TestDatabase, testDatabase } from '../support/database';

let database: TestDatabase;
let client: pg.Client;
beforeEach(async () => {
  database = await testDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterEach(async () => {
  await client.end();
  await database.drop();
});

/** Runs the steps on merges such as "1>2 2>3"; gives what is stored then, and how many were refused. */
async function merge(merges: string) {
  await createStaging(client);
  for (const [seq, pair] of merges.split(' ').entries()) {
    const [id, into] = pair.split('>');
    await client.query(
      `INSERT INTO byline_staging.merge (seq, kind, id, into_id, file, line) VALUES ($1, 'A', $2, $3, 'x', 1)`,
      [seq, id, into],
    );
  }
  await client.query('BEGIN');
  for (const step of MERGED_IDS)
    await client.query(step.sql, step.parameters?.({ id: 1, asLibrary: true, date: '2026-11-30' }) ?? []);
  const refused = await client.query('SELECT entity FROM byline_staging.reject ORDER BY entity');
  await client.query('COMMIT');
  await dropStaging(client);
  const stored = await client.query(
    `SELECT string_agg(id || '>' || into_id, ' ' ORDER BY id) AS all FROM merge`,
  );
  return { stored: stored.rows[0].all, refused: refused.rows.map((row) => row.entity).join(' ') };
}

it('flattens chains of one load, and of loads in any order', async () => {
  expect(await merge('1>2 2>3 3>4')).toEqual({ stored: '1>4 2>4 3>4', refused: '' });
  expect(await merge('4>5')).toEqual({ stored: '1>5 2>5 3>5 4>5', refused: '' });
  expect(await merge('9>1')).toEqual({ stored: '1>5 2>5 3>5 4>5 9>5', refused: '' });
});

it('takes the last word on an id', async () => {
  expect(await merge('1>2 1>3')).toEqual({ stored: '1>3', refused: '' });
  expect(await merge('1>4')).toEqual({ stored: '1>4', refused: '' });
});

it('refuses what leads back to itself, in one load and over several', async () => {
  expect(await merge('1>1 2>3 3>2 4>2')).toEqual({ stored: '4>2', refused: 'A1 A2 A3' });
  expect(await merge('2>4')).toEqual({ stored: '4>2', refused: 'A2' });
  expect(await merge('12>13 14>11')).toEqual({ stored: '4>2 12>13 14>11', refused: '' });
  expect(await merge('11>12 13>14 20>11')).toEqual({ stored: '4>2 12>13 14>11 20>11', refused: 'A11 A13' });
});
