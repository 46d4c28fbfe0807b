import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { rows } from '../support/load';
import { databaseUrl, siteUrl } from '../support/site';

/** One process: ten that read and one that listens (docs/operating.md). */
const MOST_CONNECTIONS = 11;
/** On two cores, with whatever else they do: the slowest took 9 s. */
const LONGEST_MS = 20_000;

let slugs: string[];
beforeAll(async () => {
  const authors = await rows<{ slug: string }>(
    databaseUrl(),
    'SELECT slug FROM author WHERE has_page ORDER BY id DESC LIMIT 200',
  );
  slugs = authors.map(({ slug }) => slug);
  expect(slugs).toHaveLength(200);
});

type Answer = { address: string; status: number; retryAfter: string | null; body: string; ms: number };

async function ask(address: string): Promise<Answer> {
  const began = performance.now();
  const response = await fetch(siteUrl() + address, { redirect: 'manual' });
  const body = await response.text();
  return {
    address,
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body,
    ms: Math.round(performance.now() - began),
  };
}

/** Asks for all addresses at once; the answers, and the most connections that were open meanwhile. */
async function askAtOnce(addresses: string[]): Promise<{ answers: Answer[]; mostOpen: number }> {
  let isOver = false;
  const asking = Promise.all(addresses.map(ask)).finally(() => {
    isOver = true;
  });
  const open: number[] = [];
  while (!isOver) {
    const [now] = await rows<{ open: number }>(
      databaseUrl(),
      `SELECT count(*)::int AS open FROM pg_stat_activity
       WHERE datname = current_database() AND backend_type = 'client backend' AND pid <> pg_backend_pid()`,
    );
    open.push(now?.open ?? 0);
    await sleep(20);
  }
  expect(open.length).toBeGreaterThan(1);
  return { answers: await asking, mostOpen: Math.max(...open) };
}

function expectAll(answers: Answer[]): void {
  expect(answers.filter(({ status }) => status !== 200).map(({ address }) => address)).toEqual([]);
  expect(Math.max(...answers.map(({ ms }) => ms))).toBeLessThan(LONGEST_MS);
}

test('O-PRF-03: 200 pages that nobody has asked for, at once: all wait for their turn and are answered', async () => {
  const { answers, mostOpen } = await askAtOnce(slugs.map((slug) => `/authors/${slug}`));
  expectAll(answers);
  expect(mostOpen).toBeLessThanOrEqual(MOST_CONNECTIONS);
});

test('O-PRF-03: 200 lists that are made for one request each, at once', async () => {
  const { answers, mostOpen } = await askAtOnce(slugs.map((slug) => `/authors/${slug}/works?sort=title&q=a`));
  expectAll(answers);
  expect(mostOpen).toBeLessThanOrEqual(MOST_CONNECTIONS);
});

test('O-PRF-03: more than can wait are asked to come again, and keep nobody from other pages', async () => {
  const lists = ['b', 'e', 'i', 'o'].flatMap((q) => slugs.map((slug) => `/authors/${slug}/works?q=${q}`));
  const bare = slugs.slice(0, 20).map((slug) => `/authors/${slug}/co-authors`);
  const { answers, mostOpen } = await askAtOnce([...lists, ...bare]);
  expect(mostOpen).toBeLessThanOrEqual(MOST_CONNECTIONS);
  expectAll(answers.slice(lists.length));
  const refused = answers.filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(lists.length - 200);
  for (const { status, retryAfter, body } of refused) {
    expect(status).toBe(503);
    expect(Number(retryAfter)).toBeGreaterThan(0);
    expect(body).not.toMatch(/too many clients|timed? ?out|P2024|turn/i);
  }
  for (const { address } of refused.slice(0, 20)) expect((await ask(address)).status, address).toBe(200);
});
