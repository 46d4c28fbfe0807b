import { type Env, getEnv } from '../env';
import { withClient } from './connect';
import { prepareDataFolder } from './data-folder';
import { loadDemo, needsDemo } from './demo';
import { Failure } from './failure';
import { migrate } from './migrate';
import { outsideHome } from './place';
import { checkPort } from './port';
import { build, isBuilt, serve } from './site';
import { step } from './step';
import { withDatabase } from './with-database';

const SETUP_LOCK = 7_295_463_003;

/**
 * Everything between a checkout and a site: database, migrations, demo library, build, server. Returns when the
 * server has ended. What a person can mend is checked first and thrown as a Failure.
 */
export async function start({ isDev }: { isDev: boolean }): Promise<number> {
  const env = getEnv();
  prepareDataFolder(env.dataDir);
  await checkPort(env.port);
  const begin = performance.now();
  const slow = setTimeout(
    () => console.log('  The database takes its time (after a crash it recovers first) …'),
    4000,
  );
  return withDatabase(async (url) => {
    clearTimeout(slow);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    console.log(`  Database … ${seconds} s`);
    const outside = env.databaseUrl ? undefined : outsideHome(env.dataDir);
    if (outside)
      console.log(`  The database lies in ${outside}: its user "postgres" cannot enter ${env.dataDir}`);
    await withLock(url, () => prepare(url, env, isDev));
    const child = await serve(env, { isDev });
    console.log(`\n  Byline is at ${env.siteUrl} (Ctrl-C stops it)\n`);
    const code = await new Promise<number>((resolve) => child.once('exit', (status) => resolve(status ?? 1)));
    throw new Failure(`The site has ended by itself (${code}).`, 1);
  });
}

async function prepare(url: string, env: Env, isDev: boolean) {
  await step('Migrations', () => migrate(url));
  if (env.demo && (await needsDemo(url, env.dataDir))) {
    await step('Demo library (BYLINE_DEMO=0 leaves it out)', () => loadDemo(url, env.dataDir));
  }
  if (!isDev && !isBuilt(env)) await step('Build, about a minute', () => build(env));
}

// Two starts at once: the second finds everything done.
async function withLock(url: string, run: () => Promise<void>) {
  await withClient(url, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as free', [SETUP_LOCK]);
    if (!rows[0].free) {
      console.log('  Another start is at work; waiting for it …');
      await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    }
    await run();
  });
}
