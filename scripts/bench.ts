import { parseArgs } from 'node:util';
import { runCommand } from '#/lib/setup/failure';
import { withDatabase } from '#/lib/setup/with-database';
import type { Row } from './bench/row';
import { warmPage } from './bench/warm-page';

/** `npm run bench [-- --json] [--author jason-priem]`: what is to be fast, as ratios of one run. Exit 1 if a bound is missed. */
async function main(): Promise<number> {
  const { values } = parseArgs({
    options: { json: { type: 'boolean' }, author: { type: 'string', default: 'jason-priem' } },
  });
  const rows: Row[] = await withDatabase(async (url) => [await warmPage(url, values.author)]);
  if (values.json) console.log(JSON.stringify({ rows }));
  else console.table(rows);
  return rows.every(({ met }) => met) ? 0 : 1;
}

await runCommand(main);
