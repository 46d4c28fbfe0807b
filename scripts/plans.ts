import { parseArgs } from 'node:util';
import { type Reader, snapshot } from '#/lib/db';
import { idNumber } from '#/lib/ids';
import { readAuthorPage } from '#/lib/queries/author-page';
import { Failure, runCommand } from '#/lib/setup/failure';
import { withDatabase } from '#/lib/setup/with-database';

type Node = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  Plans?: Node[];
};
type Explained = { Plan: Node & Record<string, unknown>; 'Execution Time': number; 'Planning Time': number };
type Statement = { text: string; plan: Explained };

const USAGE = 'Usage: npm run plans -- A5023888391 [A…] [--full]   (--full prints whole plans)';

/** Reads an author page and explains each of its statements as it runs: EXPLAIN (ANALYZE, BUFFERS), then the statement itself. */
async function explainPage(id: number): Promise<Statement[]> {
  const statements: Statement[] = [];
  await snapshot(async (tx) => {
    const explaining = {
      $queryRaw: async (query: { text: string; values: unknown[] }) => {
        const answer = await tx.$queryRawUnsafe<{ 'QUERY PLAN': Explained[] }[]>(
          `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${query.text}`,
          ...query.values,
        );
        const plan = answer[0]?.['QUERY PLAN'][0];
        if (plan) statements.push({ text: query.text.replace(/\s+/g, ' ').trim(), plan });
        return tx.$queryRawUnsafe(query.text, ...query.values);
      },
    };
    await readAuthorPage(explaining as unknown as Reader, id, 'citations');
  });
  return statements;
}

/** Access paths of a plan, outermost first: node type, relation or index, rows over all loops. */
function paths(node: Node, found: string[] = []): string[] {
  const name = node['Index Name'] ?? node['Relation Name'];
  if (name)
    found.push(
      `${node['Node Type']} ${name} (${Math.round(node['Actual Rows'] * node['Actual Loops']).toLocaleString('en')})`,
    );
  for (const child of node.Plans ?? []) paths(child, found);
  return found;
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { full: { type: 'boolean' } },
  });
  if (positionals.length === 0) throw new Failure(USAGE);
  return withDatabase(async () => {
    for (const text of positionals) {
      const id = idNumber(text, 'A');
      if (id === null) throw new Failure(`"${text}" is no author id.\n${USAGE}`);
      // The first reading warms the buffers and the connection.
      await explainPage(id);
      const statements = await explainPage(id);
      const time = statements.reduce(
        (sum, { plan }) => sum + plan['Execution Time'] + plan['Planning Time'],
        0,
      );
      console.log(`\n${text}: ${statements.length} statements, ${time.toFixed(1)} ms`);
      for (const { text: sql, plan } of statements) {
        const buffers = Number(plan.Plan['Shared Hit Blocks']) + Number(plan.Plan['Shared Read Blocks']);
        console.log(
          `${plan['Execution Time'].toFixed(1).padStart(7)} ms (+${plan['Planning Time'].toFixed(1)} planning) ${String(buffers).padStart(7)} buffers  ${sql.slice(0, 90)}`,
        );
        console.log(
          values.full
            ? JSON.stringify(plan.Plan, null, 1)
            : `           ${[...new Set(paths(plan.Plan))].join('; ')}`,
        );
      }
    }
    return 0;
  });
}

await runCommand(main);
