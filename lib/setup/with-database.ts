import { readEnv } from '../env';
import { stopChildren } from './children';
import { checkDatabase } from './connect';
import { openEmbedded } from './embedded';

type Open = { url: string; close: () => Promise<void> };

const SIGNALS = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/**
 * Gives `use` the address of the database, also as DATABASE_URL: the configured one, or that of the embedded
 * server, which is started if it does not run and stopped at the end unless another command uses it.
 * On SIGINT, SIGTERM and SIGHUP children are stopped first, then the server, and the process ends.
 * Throws a Failure when there is no database.
 */
export async function withDatabase<T>(use: (url: string) => Promise<T>): Promise<T> {
  const { databaseUrl, dataDir } = readEnv();
  const opening = databaseUrl ? openConfigured(databaseUrl) : openEmbedded(dataDir);
  let isStopping = false;

  async function stop(signal: NodeJS.Signals) {
    if (isStopping) return;
    isStopping = true;
    await stopChildren();
    await opening.then((database) => database.close()).catch(() => {});
    process.exit(SIGNALS[signal as keyof typeof SIGNALS]);
  }

  const signals = Object.keys(SIGNALS) as NodeJS.Signals[];
  for (const signal of signals) process.on(signal, stop);
  const before = process.env.DATABASE_URL;
  try {
    const database = await opening;
    process.env.DATABASE_URL = database.url;
    try {
      return await use(database.url);
    } finally {
      if (!isStopping) await database.close();
    }
  } finally {
    // What fails because of the stop is not worth telling; the process is about to end.
    if (isStopping) await new Promise(() => {});
    for (const signal of signals) process.off(signal, stop);
    if (before === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = before;
  }
}

async function openConfigured(url: string): Promise<Open> {
  await checkDatabase(url);
  return { url, close: async () => {} };
}
