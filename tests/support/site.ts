import { type Browser, chromium } from 'playwright-core';
import { afterAll, inject } from 'vitest';

/** The address of the site under test, without a trailing slash. */
export function siteUrl(): string {
  return inject('siteUrl');
}

/** The database of the site under test: the demo library. */
export function databaseUrl(): string {
  return inject('siteDatabaseUrl');
}

let launching: Promise<Browser> | undefined;

/** The browser of this test file, started at the first call and closed after the last test. */
export function browser(): Promise<Browser> {
  launching ??= chromium.launch({
    executablePath: inject('chromiumPath'),
    args: [
      // Chromium has no sandbox for root.
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--disable-quic',
    ],
  });
  return launching;
}

afterAll(async () => {
  await (await launching)?.close();
});
