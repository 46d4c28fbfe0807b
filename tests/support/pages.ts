import { type TestDatabase, testDatabase } from './database';
import { rows } from './load';

/**
 * A new database and the queries of pages on it. One a test file: the queries keep one client a process,
 * so they are imported after the address is known.
 */
export async function pagesDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  process.env.DATABASE_URL = database.url;
  return database;
}

/** Takes everything out of a library, so that one database serves all tests of a file. */
export async function emptyLibrary(url: string): Promise<void> {
  const tables = await rows<{ names: string }>(
    url,
    `SELECT string_agg(tablename, ', ') AS names FROM pg_tables WHERE schemaname = 'public' AND tablename NOT IN ('library', '_prisma_migrations')`,
  );
  await rows(url, `TRUNCATE ${tables[0]?.names} RESTART IDENTITY CASCADE`);
  await rows(
    url,
    `UPDATE library SET version = 0, works = 0, works_with_page = 0, known_works = 0, authors = 0, institutions = 0, venues = 0, topics = 0, citations = 0, bibliographies_read = 0, source_dates = '[]', updated = NULL`,
  );
}
