import pg from 'pg';
import { COLUMNS, keepEnd, wrap } from './columns';
import type { Counts } from './counts';

type Row = pg.QueryResultRow;

async function query<R extends Row>(url: string, sql: string, values: unknown[] = []): Promise<R[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<R>(sql, values)).rows;
  } finally {
    await client.end();
  }
}

const number = (value: number) => value.toLocaleString('en');
const INDENT = ' '.repeat(8);
const day = (date: Date) => date.toISOString().slice(0, 16).replace('T', ' ');

/** What the library holds, in the order in which it is told. */
const HELD = [
  'works',
  'works_with_page',
  'known_works',
  'authors',
  'institutions',
  'venues',
  'topics',
  'citations',
  'bibliographies_read',
];

/** How much of the library is whole: each share says of how many how many. */
const COMPLETENESS = `
  SELECT what, have, of FROM (
    SELECT 1 AS place, 'works with a summary or an abstract' AS what, works_with_page AS have, works AS of FROM library
    UNION ALL SELECT 2, 'works with a summary of ours', count(*) FILTER (WHERE has_summary)::int, count(*)::int FROM work WHERE in_library
    UNION ALL SELECT 3, 'works whose bibliography was read', bibliographies_read, works FROM library
    UNION ALL SELECT 4, 'works whose byline was read whole', count(*) FILTER (WHERE r.byline_whole)::int, count(*)::int FROM work w JOIN work_record r USING (id) WHERE w.in_library
    UNION ALL SELECT 5, 'authors with a record of their own', count(e.id)::int, count(*)::int FROM author a LEFT JOIN entity_record e ON e.kind = 'A' AND e.id = a.id WHERE a.has_page
    UNION ALL SELECT 6, 'authors with a record of ORCID or Wikidata', count(DISTINCT p.author_id)::int, count(DISTINCT a.id)::int FROM author a LEFT JOIN author_person p ON p.author_id = a.id AND p.believed WHERE a.has_page
    UNION ALL SELECT 7, 'institutions with a record of their own', count(e.id)::int, count(*)::int FROM institution i LEFT JOIN entity_record e ON e.kind = 'I' AND e.id = i.id WHERE i.library_works > 0
    UNION ALL SELECT 8, 'venues with a record of their own', count(e.id)::int, count(*)::int FROM source s LEFT JOIN entity_record e ON e.kind = 'S' AND e.id = s.id WHERE s.library_works > 0
  ) c ORDER BY place`;

type Load = {
  id: number;
  source: string;
  arguments: string[];
  date: string;
  finished_at: Date;
  seconds: number;
  changed: boolean;
  counts: Counts;
  rejects: number;
};

const LOADS = `
  SELECT id, source, arguments, data_date::text AS date, finished_at, extract(epoch FROM finished_at - started_at)::float8 AS seconds, changed, counts,
         (SELECT count(*)::int FROM reject r WHERE r.load_id = load.id) AS rejects
  FROM load ORDER BY id DESC LIMIT 10`;

/** What a load wrote, in a few words: `149,439 works, 238,746 authors`. */
function written(counts: Counts): string {
  return Object.entries(counts)
    .filter(([, count]) => count.inserted + count.updated > 0)
    .map(([kind, count]) => `${number(count.inserted + count.updated)} ${kind}`)
    .join(', ');
}

function table(rows: [string, string][]): string {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, value]) => `  ${name.padEnd(width)}  ${value}`).join('\n');
}

function loadLines({
  id,
  source,
  arguments: given,
  date,
  finished_at,
  seconds,
  changed,
  counts,
  rejects,
}: Load): string {
  const more = given.length > 3 ? [`and ${given.length - 3} more`] : [];
  const from = [...given.slice(0, 3), ...more].map(
    (part) => `${INDENT}${keepEnd(part, COLUMNS - INDENT.length)}`,
  );
  const what = changed ? written(counts) || 'everything derived anew' : 'nothing changed';
  const refused =
    rejects > 0 &&
    wrap(`${number(rejects)} rejected (npm run ingest -- rejects --load ${id})`, INDENT.length);
  const head = `  ${String(id).padStart(4)}  ${day(finished_at)}  ${source}, dated ${date}, ${Math.round(seconds)} s`;
  return [head, ...from, wrap(what, INDENT.length), refused].filter(Boolean).join('\n');
}

/** Prints what the library holds, how complete it is, its last ten loads, and what was left unfinished. */
export async function printStatus(url: string, asJson: boolean): Promise<number> {
  const [library] = await query<{
    library: Record<string, number> & { source_dates: { name: string; date: string }[] };
  }>(url, `SELECT to_jsonb(l) - 'only_row' AS library FROM library l`);
  const complete = await query<{ what: string; have: number; of: number }>(url, COMPLETENESS);
  const loads = await query<Load>(url, LOADS);
  const unfinished = await query<{ query: string; received: number; kept_at: Date }>(
    url,
    'SELECT query, received, kept_at FROM api_progress ORDER BY kept_at',
  );
  const { source_dates: sources = [], ...held } = library?.library ?? { source_dates: [] };
  if (asJson) {
    const all = {
      library: camel(held),
      completeness: complete,
      loads: loads.map(camel),
      unfinished: unfinished.map(camel),
    };
    console.log(JSON.stringify({ ...all, library: { ...all.library, sourceDates: sources } }));
    return 0;
  }
  const figures = HELD.map((name): [string, number] => [name, Number(held[name] ?? 0)]);
  const blocks = [
    `The library holds\n${table(figures.map(([name, value]) => [name.replaceAll('_', ' '), number(value)]))}`,
    sources.length > 0 && `From\n${table(sources.map(({ name, date }) => [name, date]))}`,
    `How complete it is\n${table(complete.map(({ what, have, of }) => [what, share(have, of)]))}`,
    loads.length > 0
      ? `Last loads, the newest first\n${loads.map(loadLines).join('\n')}`
      : 'Nothing has been loaded yet.',
    unfinished.length > 0 &&
      `Unfinished readings of OpenAlex; the same command goes on\n${unfinished.map((row) => wrap(`${row.query}: ${number(row.received)} read by ${day(row.kept_at)}`, 2)).join('\n')}`,
  ];
  console.log(blocks.filter(Boolean).join('\n\n'));
  return 0;
}

/** A row with the names that JSON has everywhere: `bibliographies_read` to `bibliographiesRead`. */
function camel(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_(\w)/g, (_, letter) => letter.toUpperCase()),
      value,
    ]),
  );
}

function share(have: number, of: number): string {
  return of === 0 ? '–' : `${number(have)} of ${number(of)} (${Math.floor((100 * have) / of)} %)`;
}

type Group = { reason: string; count: number; examples: string[] };

/** Examples of each reason: enough to see a pattern. */
const EXAMPLES = 5;

/** Prints the rejects of a load, else of the last one that had any, grouped by reason with examples (file:line, id). */
export async function printRejects(url: string, asJson: boolean, load: number | null): Promise<number> {
  const [of] = await query<{ load: number | null }>(
    url,
    'SELECT coalesce($1::int, (SELECT max(load_id) FROM reject)) AS load',
    [load],
  );
  const groups = await query<Group>(
    url,
    `SELECT reason, count(*)::int AS count, (array_agg(file || ':' || line || coalesce(' ' || entity, '') ORDER BY file, line))[1:$2] AS examples
     FROM reject WHERE load_id = $1 GROUP BY reason ORDER BY count(*) DESC, reason`,
    [of?.load ?? null, EXAMPLES],
  );
  if (asJson) console.log(JSON.stringify({ load: of?.load ?? null, groups }));
  else if (groups.length === 0)
    console.log(load === null ? 'Nothing was rejected.' : `Of load ${load} nothing is kept as rejected.`);
  else {
    console.log(`Load ${of?.load} rejected ${number(groups.reduce((sum, group) => sum + group.count, 0))}`);
    for (const { reason, count, examples } of groups) {
      const more = count > examples.length ? `\n      and ${number(count - examples.length)} more` : '';
      const said = wrap(reason, 8).trimStart();
      const shown = examples.map((example) => `      ${keepEnd(example, COLUMNS - 6)}`);
      console.log(`\n${number(count).padStart(5)} × ${said}\n${shown.join('\n')}${more}`);
    }
  }
  return 0;
}
