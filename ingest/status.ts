import pg from 'pg';

async function query<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Prints what the library holds and its last ten loads. */
export async function printStatus(url: string, asJson: boolean): Promise<number> {
  const [library] = await query(url, `SELECT to_jsonb(l) - 'only_row' AS library FROM library l`);
  const loads = await query(
    url,
    `SELECT id, source, data_date::text AS date, finished_at, changed, counts FROM load ORDER BY id DESC LIMIT 10`,
  );
  if (asJson) console.log(JSON.stringify({ library: library?.library, loads }));
  else {
    for (const [name, value] of Object.entries(library?.library ?? {}))
      console.log(
        `${name.replaceAll('_', ' ')}: ${typeof value === 'object' ? JSON.stringify(value) : value}`,
      );
    for (const load of loads)
      console.log(
        `load ${load.id}: ${load.source}, ${load.date}, finished ${load.finished_at.toISOString()}${load.changed ? '' : ', nothing changed'}`,
      );
  }
  return 0;
}

/** Prints the rejects of the last load that had any, grouped by reason, with three examples each. */
export async function printRejects(url: string, asJson: boolean): Promise<number> {
  const groups = await query<{ reason: string; count: number; examples: string[] }>(
    url,
    `SELECT reason, count(*)::int AS count, (array_agg(file || ':' || line || coalesce(' ' || entity, '') ORDER BY file, line))[1:3] AS examples
     FROM reject WHERE load_id = (SELECT max(load_id) FROM reject) GROUP BY reason ORDER BY count(*) DESC, reason`,
  );
  if (asJson) console.log(JSON.stringify(groups));
  else if (groups.length === 0) console.log('nothing was rejected');
  else
    for (const group of groups)
      console.log(`${group.count.toLocaleString('en')} × ${group.reason}\n  ${group.examples.join('\n  ')}`);
  return 0;
}
