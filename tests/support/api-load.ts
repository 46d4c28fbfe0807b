import { type LoadReport, runLoad } from '#/ingest/load';
import { ApiClient } from '#/ingest/openalex/api/client';
import type { Clock } from '#/ingest/openalex/api/clock';
import { apiInput } from '#/ingest/openalex/api/read';
import { parseOptions } from '#/ingest/options';
import { Progress } from '#/ingest/progress';
import { fakeClock, type OpenAlexServer } from './openalex-server';

/** Runs `ingest -- openalex` on API arguments against a database and a server of ours, as the command does. */
export function loadFromApi(
  url: string,
  server: OpenAlexServer,
  args: string[],
  clock: Clock = fakeClock(),
): Promise<LoadReport> {
  const options = parseOptions(['openalex', ...args], '2026-11-30');
  const progress = new Progress(process.stderr, true);
  const client = new ApiClient({ base: server.url, key: server.key, contact: null }, clock, 2000);
  return runLoad(url, options, 1, apiInput(options, 'start', progress, client), progress);
}
