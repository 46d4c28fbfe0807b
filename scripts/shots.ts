import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { statusPage } from '#/lib/serving/status-pages';
import { runCommand } from '#/lib/setup/failure';
import { ROOT } from '#/lib/setup/root';
import { findChromium } from '#/tests/support/chromium';
import { PAGE_KINDS, type PageKind } from '#/tests/support/page-kinds';
import { withSite } from './shots/with-site';

const FOLDER = path.join(ROOT, 'shots');
const WIDTHS = [390, 768, 1280];
const LOOKS = {
  light: { colorScheme: 'light', media: 'screen' },
  dark: { colorScheme: 'dark', media: 'screen' },
  print: { colorScheme: 'light', media: 'print' },
} as const;

/** All looks of a page at one width, each as long as the page is. */
async function shoot(browser: Browser, site: string, kind: PageKind, width: number): Promise<number> {
  const page = await browser.newPage({ viewport: { width, height: 900 } });
  if (kind.status === 410) {
    const body = await statusPage(410, 'html').text();
    await page.route(`**${kind.path}`, (route) =>
      route.fulfill({ status: 410, contentType: 'text/html; charset=utf-8', body }),
    );
  }
  const response = await page.goto(site + kind.path, { waitUntil: 'networkidle' });
  if (response?.status() !== kind.status)
    throw new Error(`${kind.path} answered ${response?.status()} and not ${kind.status}.`);
  for (const [look, media] of Object.entries(LOOKS)) {
    await page.emulateMedia(media);
    await page.screenshot({ path: path.join(FOLDER, `${kind.name}-${width}-${look}.png`), fullPage: true });
  }
  await page.close();
  return Object.keys(LOOKS).length;
}

/** `npm run shots [-- author…]`: pictures of every kind of page, or of those whose name begins so, into shots/. */
async function main(): Promise<number> {
  const wished = process.argv.slice(2);
  const kinds = PAGE_KINDS.filter(
    ({ name }) => wished.length === 0 || wished.some((start) => name.startsWith(start)),
  );
  if (wished.length === 0) rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  return withSite(async (site) => {
    const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] });
    let count = 0;
    try {
      for (const kind of kinds) for (const width of WIDTHS) count += await shoot(browser, site, kind, width);
    } finally {
      await browser.close();
    }
    console.log(`${count} pictures of ${kinds.length} kinds of page are in shots/.`);
    return 0;
  });
}

await runCommand(main);
