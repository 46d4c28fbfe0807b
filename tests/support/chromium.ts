import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a Chromium: CHROMIUM_PATH, an installed one, Playwright's, or, for root on Debian, one installed now. */
export function findChromium(): string {
  const wished = process.env.CHROMIUM_PATH;
  if (wished && !existsSync(wished)) throw new Error(`There is no Chromium at CHROMIUM_PATH (${wished}).`);
  const found = wished || [...INSTALLED, chromium.executablePath()].find((file) => existsSync(file));
  if (found) return found;
  if (process.getuid?.() === 0) {
    console.log('No Chromium: installing it with apt-get …');
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium');
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  throw new Error('The browser tests need a Chromium: install one, or set CHROMIUM_PATH.');
}

function apt(...args: string[]) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
}
