import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withClient } from '#/lib/setup/connect';

const CHUNK = 1 << 20;

/**
 * Seconds that COPY takes to fill empty copies of all tables, base and derived, that have the same indexes and are
 * logged: they are committed before. What is copied comes from files in `folder`, one table at a time.
 */
export function copyTables(url: string, folder: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(
      `SELECT relname AS name FROM pg_class
       WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relname <> '_prisma_migrations' ORDER BY relname`,
    );
    await client.query('CREATE SCHEMA copied');
    let seconds = 0;
    for (const { name } of rows) seconds += await copyTable(client, client.escapeIdentifier(name), folder);
    return seconds;
  });
}

async function copyTable(client: pg.Client, name: string, folder: string): Promise<number> {
  const file = path.join(folder, 'table.txt');
  await client.query(`CREATE TABLE copied.${name} (LIKE public.${name} INCLUDING ALL)`);
  await pipeline(client.query(copyTo(`COPY public.${name} TO STDOUT`)), createWriteStream(file));
  // What was written before is not to be paid for here.
  await client.query('CHECKPOINT');
  const began = performance.now();
  await pipeline(
    createReadStream(file, { highWaterMark: CHUNK }),
    client.query(copyFrom(`COPY copied.${name} FROM STDIN`)),
  );
  const seconds = (performance.now() - began) / 1000;
  rmSync(file);
  return seconds;
}
