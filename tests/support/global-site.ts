import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { readEnv } from '#/lib/env';
import { stopChild } from '#/lib/setup/children';
import { loadDemo } from '#/lib/setup/demo';
import { migrate } from '#/lib/setup/migrate';
import { freePort } from '#/lib/setup/port';
import { build, serve } from '#/lib/setup/site';
import { awkwardChanges, awkwardRecords } from '../fixtures/awkward';
import { findChromium } from './chromium';
import { startTestServer } from './database-server';
import { loadRecords } from './load';

declare module 'vitest' {
  export interface ProvidedContext {
    siteUrl: string;
    siteDatabaseUrl: string;
    chromiumPath: string;
  }
}

/** A build folder of its own: tests do not disturb a site that runs from this checkout. */
export const DIST_DIR = 'tests/.cache/next';

/** Before the browser tests: a browser, and one site with the demo library and the awkward one, loaded, built and started for real. */
export default async function setup(project: TestProject) {
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const step of closing.reverse()) await step();
  };
  try {
    project.provide('chromiumPath', findChromium());
    const server = await startTestServer();
    closing.push(server.stop);
    const dataDir = mkdtempSync(path.join(tmpdir(), 'byline-data-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));

    const url = await server.url('site');
    await migrate(url);
    await loadDemo(url, dataDir);
    await loadRecords(url, awkwardRecords(), ['--date', '2026-11-30']);
    await loadRecords(url, awkwardChanges(), ['--date', '2026-11-30']);

    const port = String(await freePort());
    const siteUrl = `http://localhost:${port}`;
    const settings = { DATABASE_URL: url, BYLINE_DATA_DIR: dataDir, PORT: port, SITE_URL: siteUrl };
    Object.assign(process.env, settings, { BYLINE_DIST_DIR: DIST_DIR });
    const env = readEnv();
    await build(env);
    const site = await serve(env, { quiet: true });
    closing.push(() => stopChild(site));
    project.provide('siteUrl', siteUrl);
    project.provide('siteDatabaseUrl', url);
  } catch (error) {
    await close();
    throw error;
  }
  return close;
}
