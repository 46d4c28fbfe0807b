import { expect, test } from 'vitest';
import { browser, siteUrl } from '../support/site';

const PAGES = ['/', '/about', '/authors/amar-phanishayee', '/authors?sort=citations'];

/** What a visitor with this language and clock is sent and sees, and what the browser complains of. */
async function visit(path: string, locale: string, timezoneId: string) {
  const context = await (await browser()).newContext({ locale, timezoneId });
  try {
    const page = await context.newPage();
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    const answer = await page.goto(siteUrl() + path, { waitUntil: 'networkidle' });
    return {
      sent: (await answer?.text())?.replace(/nonce="[^"]*"|'nonce-[^']*'/g, ''),
      seen: await page.evaluate<string>('document.body.innerText'),
      times: await page.evaluate<string[]>('[...document.querySelectorAll("time")].map((t) => t.dateTime)'),
      complaints,
    };
  } finally {
    await context.close();
  }
}

test.each(PAGES)('O-A11-03: %s is the same for every language and time zone', async (path) => {
  const here = await visit(path, 'en-US', 'UTC');
  const there = await visit(path, 'de-DE', 'Pacific/Auckland');
  expect(there).toEqual(here);
  expect(here.complaints).toEqual([]);
  for (const time of here.times) expect(time).toMatch(/^\d{4}-\d\d-\d\d$/);
  // Thousands and dates are written as English writes them.
  expect(here.seen).not.toMatch(/\d\.\d{3}(?!\d)/);
});

test('O-A11-03: some page has a figure over a thousand and a date, so that this is tried', async () => {
  const pages = await Promise.all(PAGES.map((path) => visit(path, 'de-DE', 'Pacific/Auckland')));
  expect(pages.some(({ seen }) => /\d,\d{3}/.test(seen))).toBe(true);
  expect(pages.some(({ times }) => times.length > 0)).toBe(true);
});
