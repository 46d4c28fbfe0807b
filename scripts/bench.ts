import { parseArgs } from 'node:util';
import { Failure, runCommand } from '#/lib/setup/failure';
import { withDatabase } from '#/lib/setup/with-database';
import { coldPage } from './bench/cold-page';
import { loadRows } from './bench/load-rows';
import type { Row } from './bench/row';
import { warmPage } from './bench/warm-page';

const PARTS = ['warm', 'cold', 'load'] as const;
type Part = (typeof PARTS)[number];

const USAGE = `npm run bench [-- --json] [--only warm|cold|load …] [--author jason-priem] [--works 149439]
  --only PART      one part, or several: a page from the cache, a page that is read and rendered, a first and a later load
  --author SLUG    whose page is asked for from the cache
  --works N        how many made-up works are loaded, into a database that is made for it and dropped`;

function readOptions() {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean' },
      only: { type: 'string', multiple: true },
      author: { type: 'string', default: 'jason-priem' },
      works: { type: 'string', default: '149439' },
    },
  });
  const unknown = values.only?.find((part) => !PARTS.includes(part as Part));
  if (unknown !== undefined) throw new Failure(`There is no part ${unknown}.\n${USAGE}`);
  if (!/^[1-9]\d{2,8}$/.test(values.works))
    throw new Failure(`--works takes a whole number from 100.\n${USAGE}`);
  return { ...values, parts: new Set((values.only ?? PARTS) as Part[]), works: Number(values.works) };
}

/** What is to be fast, as ratios of one run. Exit 1 if a bound is missed. */
async function main(): Promise<number> {
  const { parts, author, works, json } = readOptions();
  const rows = await withDatabase(async (url) => {
    const found: Row[] = [];
    if (parts.has('warm')) found.push(await warmPage(url, author));
    if (parts.has('cold')) found.push(...(await coldPage(url)));
    if (parts.has('load')) found.push(...(await loadRows(url, works)));
    return found;
  });
  if (json) console.log(JSON.stringify({ rows }));
  else console.table(rows);
  return rows.every(({ met }) => met) ? 0 : 1;
}

await runCommand(main);
