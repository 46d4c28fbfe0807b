import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { MigrationDirectory } from '@prisma/schema-engine-wasm';
import pg from 'pg';
import { withClient } from './connect';
import { errorText, Failure } from './failure';
import { restorePostponedIndexes } from './postponed-indexes';
import { ROOT } from './root';
import { openSchemaEngine } from './schema-engine';

const MIGRATE_LOCK = 7_295_463_002;

/**
 * Applies the migrations that the database does not have yet, and records them as `prisma migrate deploy` does.
 * Returns their names. Two at once wait for each other. Throws a Failure when the database cannot be reached,
 * is newer than this code, or a migration does not run (which then has changed nothing).
 */
export async function migrate(
  url: string,
  folder: string = path.join(ROOT, 'prisma/migrations'),
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [MIGRATE_LOCK]);
    const { finished, unfinished } = await readHistory(client);
    const local = new Set(migrations.map((migration) => migration.path));
    const newer = finished.find((name) => !local.has(name));
    if (newer) {
      throw new Failure(
        `The database was set up by a newer version of this software (migration ${newer}): update it, or use another database.`,
      );
    }
    // Each migration is one transaction: what did not finish left nothing behind but this row.
    for (const name of unfinished) {
      await client.query(
        'update _prisma_migrations set rolled_back_at = now() where migration_name = $1 and finished_at is null',
        [name],
      );
    }
    if (migrations.every((migration) => finished.includes(migration.path))) return [];
    // Migrations find the tables as the ones before have left them.
    await restorePostponedIndexes(client);
    return apply(url, folder, migrations);
  });
}

async function readMigrations(folder: string): Promise<MigrationDirectory[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.sort().map(async (name) => {
      const value = await readFile(path.join(folder, name, 'migration.sql'), 'utf8');
      return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok', value } } };
    }),
  );
}

async function readHistory(client: pg.Client): Promise<{ finished: string[]; unfinished: string[] }> {
  const { rows: found } = await client.query(
    "select to_regclass('_prisma_migrations') is not null as exists",
  );
  if (!found[0].exists) return { finished: [], unfinished: [] };
  const { rows } = await client.query(
    'select migration_name as name, finished_at from _prisma_migrations where rolled_back_at is null order by started_at',
  );
  const names = (isFinished: boolean) =>
    rows.filter((row) => !!row.finished_at === isFinished).map((row) => row.name);
  return { finished: names(true), unfinished: names(false) };
}

async function apply(
  url: string,
  baseDir: string,
  migrationDirectories: MigrationDirectory[],
): Promise<string[]> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  pool.on('error', () => {});
  let cause: unknown;
  try {
    const engine = await openSchemaEngine(pool, (error) => {
      cause = error;
    });
    const { appliedMigrationNames } = await engine.applyMigrations({
      migrationsList: {
        baseDir,
        lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
        shadowDbInitScript: '',
        migrationDirectories,
      },
      filters: { externalTables: [], externalEnums: [] },
    });
    return appliedMigrationNames;
  } catch (error) {
    const [reason] = errorText(cause ?? error).split('\n');
    if (reason?.includes('schema is not empty')) {
      throw new Failure(
        'The database holds other tables: give this software a database of its own (DATABASE_URL).',
      );
    }
    throw new Failure(`A migration could not be applied, and changed nothing: ${reason}`);
  } finally {
    await pool.end();
  }
}
