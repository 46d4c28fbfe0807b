import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { withClient } from '#/lib/setup/connect';
import { migrate } from '#/lib/setup/migrate';
import { copyTables } from './copy-tables';
import { type Row, row } from './row';
import { type Load, makeSnapshot, runLoad } from './run-load';
import { withScratchDatabase } from './scratch-database';

const TOUCHED_PERCENT = 1;
const MOST_MEGABYTES = 700;

/** A first load, the same content by COPY, and a later load of one work in a hundred; all of made-up records, in a database of their own. */
export async function loadRows(url: string, works: number): Promise<Row[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-bench-'));
  const at = (name: string) => path.join(folder, name);
  try {
    say(`making ${works.toLocaleString('en')} works`);
    await makeSnapshot(works, at('first'));
    await makeSnapshot(works, at('later'), TOUCHED_PERCENT);
    mkdirSync(at('tables'));
    return await withScratchDatabase(url, async (scratch) => {
      await migrate(scratch);
      await checkpoint(scratch);
      say('loading them');
      const first = await runLoad(scratch, at('first'));
      tell(first);
      await checkpoint(scratch);
      say('loading one in a hundred again');
      const later = await runLoad(scratch, at('later'));
      tell(later);
      say('copying all tables');
      const copied = await copyTables(scratch, at('tables'));
      return rows(works, first, later, copied);
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function rows(works: number, first: Load, later: Load, copied: number): Row[] {
  const all = `load of ${works.toLocaleString('en')} works`;
  const against = (value: number, reference: number): [number, number, number] => [
    value,
    reference,
    value / reference,
  ];
  return [
    row(`${all} from gzip, against COPY of all its tables, s`, against(first.seconds, copied), ['≤', 3]),
    row(
      `memory of the process of the ${all}, at most, MB`,
      against(first.report.peakMemoryMb, MOST_MEGABYTES),
      ['≤', 1],
    ),
    row(
      `load of ${TOUCHED_PERCENT} % of ${works.toLocaleString('en')} works, against the first, s`,
      against(later.seconds, first.seconds),
      ['≤', 1 / 20],
    ),
  ];
}

/** What was written before is not to be paid for by what is measured. */
function checkpoint(url: string): Promise<unknown> {
  return withClient(url, (client) => client.query('CHECKPOINT'));
}

function say(text: string): void {
  console.error(text);
}

function tell({ seconds, report }: Load): void {
  const longest = report.steps.toSorted((a, b) => b.seconds - a.seconds).slice(0, 12);
  say(
    `  ${seconds.toFixed(1)} s, ${report.peakMemoryMb} MB: ${longest.map(({ step, seconds }) => `${step} ${seconds.toFixed(1)}`).join(', ')}`,
  );
}
