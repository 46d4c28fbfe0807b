import pg from 'pg';
import { errorCode, errorText, Failure } from './failure';

/** Runs `use` with one connection and closes it. Throws a Failure, without the password, when none can be had. */
export async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  // A connection that breaks is told by the query that needs it.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    await client.end().catch(() => {});
    throw unreachable(url, error);
  }
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Checks that the database answers. Throws a Failure in one sentence. */
export async function checkDatabase(url: string): Promise<void> {
  await withClient(url, (client) => client.query('select 1'));
}

/** Makes a database of that name unless there is one. `url` is of any database of the same server. */
export async function ensureDatabase(url: string, name: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return;
    try {
      await client.query(`create database ${client.escapeIdentifier(name)}`);
    } catch (error) {
      // Another process was quicker.
      if (!['42P04', '23505'].includes(errorCode(error))) throw error;
    }
  });
}

function unreachable(url: string, error: unknown): Failure {
  const { host, pathname } = new URL(url);
  return new Failure(
    `The database ${decodeURIComponent(pathname.slice(1))} at ${host || 'the local socket'} cannot be reached ` +
      `(${errorText(error)}): start it, or correct DATABASE_URL.`,
  );
}
