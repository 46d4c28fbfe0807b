import { spawn } from 'node:child_process';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../support/database';
import { digest, ingest } from '../support/load';
import { sharedData } from '../support/shared';

const shared = sharedData();

/** The checker's answer for a site that serves the author pages of the database; it recomputes them from the raw records. */
async function checkTruth(url: string, folder: string): Promise<string> {
  process.env.DATABASE_URL = url;
  const { getAuthorPage } = await import('#/lib/queries/author-page');
  const server = http.createServer((request, response) => {
    getAuthorPage(Number(/\d+/.exec(request.url ?? '')?.[0])).then(
      (page) => response.end(JSON.stringify(page)),
      (error) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const child = spawn('python3', [
      path.join(folder, 'tools/check_truth.py'),
      '--site',
      site,
      '--authors',
      '500',
      path.join(folder, 'data/openalex'),
    ]);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    await new Promise((ended) => child.on('close', ended));
    return output;
  } finally {
    server.close();
  }
}

describe.skipIf(!shared)('real records', () => {
  const folder = shared ?? '';
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    await ingest(database.url, ['openalex', path.join(folder, 'data/openalex')]);
  });
  afterAll(() => database.drop());

  it('become the author pages that an independent check computes', async () => {
    expect(await checkTruth(database.url, folder)).toContain('500 of 500 authors agree in every field');
  });

  it('change nothing when they are loaded again', async () => {
    const before = await digest(database.url);
    const report = await ingest(database.url, ['openalex', path.join(folder, 'data/openalex')]);
    expect(report.changed).toBe(false);
    expect(await digest(database.url)).toEqual(before);
  });

  it('give the same library when they come in several loads', async () => {
    const parts = ['api-2025', 'fixtures', 'snapshot-shaped', 'works-2023', 'works-eras'].map((part) =>
      path.join(folder, 'data/openalex', part),
    );
    const other = await testDatabase();
    try {
      for (const part of parts) await ingest(other.url, ['openalex', part]);
      expect(await digest(other.url)).toEqual(await digest(database.url));
    } finally {
      await other.drop();
    }
  });
});
