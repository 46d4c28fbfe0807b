import { ensureDatabase, withClient } from '#/lib/setup/connect';

const NAME = 'byline_bench';

/** Gives `use` the address of an empty database on the server of `url`, and drops it at the end. */
export async function withScratchDatabase<T>(url: string, use: (scratch: string) => Promise<T>): Promise<T> {
  const scratch = new URL(url);
  scratch.pathname = `/${NAME}`;
  const drop = () =>
    withClient(url, (client) => client.query(`DROP DATABASE IF EXISTS ${NAME} WITH (FORCE)`));
  await drop();
  await ensureDatabase(url, NAME);
  try {
    return await use(scratch.href);
  } finally {
    await drop();
  }
}
