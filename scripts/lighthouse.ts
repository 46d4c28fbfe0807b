import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { runCommand } from '#/lib/setup/failure';
import { findChromium } from '#/tests/support/chromium';
import { PAGE_KINDS } from '#/tests/support/page-kinds';
import { withSite } from './shots/with-site';

/** 190 MB of packages for a measurement: fetched when it is made. 13 needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const CATEGORIES = ['accessibility', 'best-practices', 'seo', 'performance'] as const;
const KINDS = ['author-reference', 'author-rich', 'work', 'home', 'search-empty'];

type Report = { categories: Record<(typeof CATEGORIES)[number], { score: number | null }> };

const run = promisify(execFile);

/** One run as Lighthouse makes it by default: a phone, its network and processor simulated. */
async function measure(url: string): Promise<number[]> {
  const args = [
    ['--yes', LIGHTHOUSE, url, '--quiet', '--output=json', `--only-categories=${CATEGORIES.join(',')}`],
    ['--chrome-flags=--headless=new --no-sandbox --disable-gpu'],
  ].flat();
  const env = { ...process.env, CHROME_PATH: findChromium() };
  const { stdout } = await run('npx', args, { env, maxBuffer: 64 * 1024 * 1024, timeout: 120_000 });
  const { categories } = JSON.parse(stdout) as Report;
  return CATEGORIES.map((name) => Math.round(100 * (categories[name].score ?? 0)));
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** `npm run lighthouse [-- --runs 5 /authors/x …]`: the median of each category for each page, against the site at PORT. */
async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { runs: { type: 'string', default: '5' } },
  });
  const paths =
    positionals.length > 0
      ? positionals
      : PAGE_KINDS.filter(({ name }) => KINDS.includes(name)).map(({ path }) => path);
  return withSite(async (site) => {
    console.log(`page | ${CATEGORIES.join(' | ')} | performance of each run`);
    for (const path of paths) {
      await (await fetch(site + path)).arrayBuffer();
      const runs: number[][] = [];
      while (runs.length < Number(values.runs)) runs.push(await measure(site + path));
      const medians = CATEGORIES.map((_, index) => median(runs.map((scores) => scores[index] ?? 0)));
      console.log(`${path} | ${medians.join(' | ')} | ${runs.map((scores) => scores.at(-1)).join(' ')}`);
    }
    return 0;
  });
}

await runCommand(main);
