import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Failure } from '../lib/setup/failure';
import { ROOT } from '../lib/setup/root';

type Counts = { passed: number; failed: number; skipped: number };

const CHECKS: Record<string, () => Counts> = {
  types: () => all([next('typegen'), program('typescript/bin/tsc', '--noEmit')]),
  lint: () => all([program('@biomejs/biome/bin/biome', 'check', '--error-on-warnings')]),
  unit: () => vitest('unit'),
  db: () => vitest('db'),
  e2e: () => vitest('e2e'),
};

/** `npm test`: all that CI runs, or the checks named, and at the very end one line with the totals. */
export async function main(names: string[]): Promise<number> {
  const unknown = names.find((name) => !(name in CHECKS));
  if (unknown) throw new Failure(`There is no check ${unknown}: ${Object.keys(CHECKS).join(', ')}.`);
  const total: Counts = { passed: 0, failed: 0, skipped: 0 };
  for (const [name, check] of Object.entries(CHECKS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    console.log(`\n── ${name}`);
    const counts = check();
    for (const key of ['passed', 'failed', 'skipped'] as const) total[key] += counts[key];
  }
  const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
  console.log(`\n${total.passed} passed, ${total.failed} failed${skipped}`);
  return total.failed > 0 ? 1 : 0;
}

function program(file: string, ...args: string[]): boolean {
  const command = [path.join(ROOT, 'node_modules', file), ...args];
  return spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status === 0;
}

function next(...args: string[]): boolean {
  return program('next/dist/bin/next', ...args);
}

function all(outcomes: boolean[]): Counts {
  return outcomes.every(Boolean)
    ? { passed: 1, failed: 0, skipped: 0 }
    : { passed: 0, failed: 1, skipped: 0 };
}

function vitest(project: string): Counts {
  const folder = mkdtempSync(path.join(tmpdir(), 'byline-report-'));
  const report = path.join(folder, 'report.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const isGood = program('vitest/vitest.mjs', 'run', '--project', project, ...reporters);
  const counts = existsSync(report) ? readReport(report) : { passed: 0, failed: 0, skipped: 0 };
  rmSync(folder, { recursive: true });
  // A setup or a file that fails as a whole has no failed test to count.
  if (!isGood && counts.failed === 0) counts.failed = 1;
  return counts;
}

function readReport(file: string): Counts {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}
