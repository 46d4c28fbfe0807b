import { readEnv } from './env';
import { Failure } from './setup/failure';

/** The address of the database this process works with; npm's commands set it. Throws a Failure when it is missing. */
export function databaseUrl(): string {
  // Read anew each time: a command sets it after it has opened the database.
  const url = readEnv().databaseUrl;
  if (!url) throw new Failure('DATABASE_URL is not set: run the site with `npm start`, which sets it.');
  return url;
}
