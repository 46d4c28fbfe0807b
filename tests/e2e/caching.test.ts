import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { connect, createServer, type Server, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startChild, stopChild } from '#/lib/setup/children';
import { freePort } from '#/lib/setup/port';
import { ROOT } from '#/lib/setup/root';
import { serveArgs } from '#/lib/setup/site';
import { DIST_DIR } from '../support/global-site';
import { loadRecords } from '../support/load';
import { authorship, workRecord } from '../support/records';
import { databaseUrl, siteUrl } from '../support/site';

const UNTOUCHED = '/authors/amar-phanishayee';
const NEW = '/authors/quilla-marsh';

/** A line to the database that can be cut, and a second process of the site at its end. */
class Line {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  constructor(
    private readonly port: number,
    private readonly target: URL,
  ) {}

  open(): Promise<void> {
    this.server = createServer((near) => {
      const far = connect(Number(this.target.port || 5432), this.target.hostname);
      for (const socket of [near, far]) {
        this.sockets.add(socket);
        socket
          .on('error', () => {})
          .on('close', () => {
            near.destroy();
            far.destroy();
          });
      }
      near.pipe(far).pipe(near);
    });
    return new Promise((resolve) => this.server?.listen(this.port, '127.0.0.1', resolve));
  }

  cut(): void {
    this.server?.close();
    for (const socket of this.sockets) socket.destroy();
    this.sockets.clear();
  }
}

let second: ChildProcess;
let secondUrl: string;
let line: Line;

beforeAll(async () => {
  const [port, linePort] = [await freePort(), await freePort()];
  const target = new URL(databaseUrl());
  line = new Line(linePort, target);
  await line.open();
  const throughLine = new URL(target);
  throughLine.hostname = '127.0.0.1';
  throughLine.port = String(linePort);
  secondUrl = `http://localhost:${port}`;
  second = startChild(serveArgs(port), {
    quiet: true,
    // The same SITE_URL, as behind one balancer: both processes give the same bytes.
    env: {
      NODE_ENV: 'production',
      DATABASE_URL: throughLine.href,
      PORT: String(port),
      SITE_URL: siteUrl(),
      BYLINE_DIST_DIR: DIST_DIR,
    },
  });
  second.stdout?.resume();
  second.stderr?.resume();
  while ((await fetch(`${secondUrl}/healthz`).catch(() => null))?.status !== 200) await sleep(100);
});

afterAll(async () => {
  await stopChild(second);
  line.cut();
});

async function get(
  base: string,
  address: string,
): Promise<{ status: number; body: string; cache: string | null }> {
  const response = await fetch(base + address, { redirect: 'manual' });
  return {
    status: response.status,
    body: await response.text(),
    cache: response.headers.get('x-nextjs-cache'),
  };
}

/** A made-up work of one made-up author. */
function record(title: string, updated: string) {
  return workRecord(8_000_000_001, {
    title,
    authorships: [authorship(8_000_000_001, 'Quilla Marsh')],
    updated_date: updated,
  });
}

describe('a load is seen by every process at the next request', () => {
  test('a page that was not there', async () => {
    for (const base of [siteUrl(), secondUrl])
      for (const suffix of ['', '.md', '.json']) expect((await get(base, NEW + suffix)).status).toBe(404);
    await loadRecords(databaseUrl(), [record('The first title of this work', '2026-01-01T00:00:00')]);
    for (const base of [siteUrl(), secondUrl])
      for (const suffix of ['', '.md', '.json']) {
        const { status, body } = await get(base, NEW + suffix);
        expect([status, body.includes('The first title of this work')]).toEqual([200, true]);
      }
  });

  test('a page that changed, and one that did not keeps its bytes and its place in the cache', async () => {
    const before = await get(siteUrl(), UNTOUCHED);
    await loadRecords(databaseUrl(), [record('Another title of this work', '2026-02-01T00:00:00')]);
    for (const base of [siteUrl(), secondUrl])
      for (const suffix of ['', '?sort=title', '.md', '.json']) {
        const { body } = await get(base, NEW + suffix);
        expect(body).toContain('Another title of this work');
        expect(body).not.toContain('The first title');
      }
    const after = await get(siteUrl(), UNTOUCHED);
    expect(after.body).toBe(before.body);
    expect(after.cache).toBe('HIT');
    expect((await get(secondUrl, UNTOUCHED)).body).toBe(before.body);
  });
});

test('a database that goes away is a 503 that is not kept, and comes back by itself', async () => {
  expect((await get(secondUrl, UNTOUCHED)).status).toBe(200);
  line.cut();
  await sleep(300);
  for (const address of [UNTOUCHED, `${UNTOUCHED}.json`, `${NEW}.md`, '/search?q=x', '/', '/healthz']) {
    const response = await fetch(secondUrl + address);
    await response.arrayBuffer();
    expect([address, response.status]).toEqual([address, 503]);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect((await get(siteUrl(), UNTOUCHED)).status).toBe(200);

  // What was loaded while it was away is there when it is back.
  await loadRecords(databaseUrl(), [record('A title loaded in the dark', '2026-03-01T00:00:00')]);
  await line.open();
  await sleep(400);
  const { status, body } = await get(secondUrl, NEW);
  expect([status, body.includes('A title loaded in the dark')]).toEqual([200, true]);
  for (const address of [UNTOUCHED, `${UNTOUCHED}.json`, '/search?q=x', '/'])
    expect((await get(secondUrl, address)).status).toBe(200);
});

test('no address asked for leaves a file behind', async () => {
  const files = () => readdirSync(path.join(ROOT, DIST_DIR), { recursive: true }).length;
  const before = files();
  const slugs = (await (await fetch(`${siteUrl()}${UNTOUCHED}.json`)).json()).coAuthors.map(
    ({ slug }: { slug: string | null }) => slug,
  );
  for (const slug of slugs) await get(siteUrl(), `/authors/${slug}`);
  for (let index = 0; index < 50; index++) await get(siteUrl(), `/authors/nobody-${index}`);
  expect(files()).toBe(before);
});
