import { type TestDatabase, testDatabase } from './database';

/**
 * A new database and the queries of pages on it. One a test file: the queries keep one client a process,
 * so they are imported after the address is known.
 */
export async function pagesDatabase(): Promise<TestDatabase> {
  const database = await testDatabase();
  process.env.DATABASE_URL = database.url;
  return database;
}
