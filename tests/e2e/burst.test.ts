import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rows } from '../support/load';
import { databaseUrl, siteUrl } from '../support/site';

/** One process: ten that read and one that listens (docs/operating.md). */
const MOST_CONNECTIONS = 11;

test('O-PRF-03: 200 requests at once for 200 authors share one bounded pool, and no error is kept', async () => {
  const url = databaseUrl();
  const authors = await rows<{ slug: string }>(
    url,
    'SELECT slug FROM author WHERE has_page ORDER BY id DESC LIMIT 200',
  );
  expect(authors).toHaveLength(200);
  // A query is rendered each time: none of these is answered by a cache.
  const addresses = authors.map(({ slug }) => `${siteUrl()}/authors/${slug}/works?sort=title&q=a`);
  let isOver = false;
  const burst = Promise.all(addresses.map((address) => fetch(address, { redirect: 'manual' }))).finally(
    () => {
      isOver = true;
    },
  );
  const peaks: number[] = [];
  while (!isOver) {
    const [now] = await rows<{ open: number }>(
      url,
      `SELECT count(*)::int AS open FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    peaks.push(now?.open ?? 0);
    await sleep(20);
  }
  const answers = await burst;
  expect(peaks.length).toBeGreaterThan(1);
  expect(Math.max(...peaks)).toBeLessThanOrEqual(MOST_CONNECTIONS);
  for (const answer of answers) {
    expect([200, 503]).toContain(answer.status);
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    const body = await answer.text();
    expect(body).not.toMatch(/too many clients|timed? ?out|P2024/i);
  }
  for (const address of addresses.filter((_, index) => answers[index]?.status === 503))
    expect((await fetch(address)).status, address).toBe(200);
  const bare = await Promise.all(authors.map(({ slug }) => fetch(`${siteUrl()}/authors/${slug}`)));
  expect(bare.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  for (const { slug } of authors.filter((_, index) => bare[index]?.status === 503))
    expect((await fetch(`${siteUrl()}/authors/${slug}`)).status, slug).toBe(200);
});
