import { Failure } from '#/lib/setup/failure';
import type { AbstractMode } from '../../clean/abstract';
import type { ReadInput } from '../../load';
import type { Options } from '../../options';
import type { Progress } from '../../progress';
import { OpenAlexStage } from '../stage';
import type { ApiClient } from './client';
import { FIRST_PAGE, keptPlace, type Place, progressKey } from './place';
import { ApiReading } from './reading';
import { Stop } from './stop';
import { type ApiTarget, targetText } from './targets';

/**
 * Reads what --author, --orcid and --api ask for from the live API into staging, and goes on where an earlier run of the
 * same command was left. A spent budget or a silent API ends the reading: what was read is kept, and the place too.
 * Throws a Failure when nothing at all could be read.
 */
export function apiInput(
  options: Options,
  abstracts: AbstractMode,
  progress: Progress,
  client: ApiClient,
): ReadInput {
  return async ({ writers, counts, client: database, notes }) => {
    const lastYear = Number(options.date.slice(0, 4)) + 1;
    const stage = new OpenAlexStage(writers, counts, { lastYear, abstracts });
    const reading = new ApiReading(client, stage, progress, options.limit, notes);
    const key = progressKey(options);
    const kept = await keptPlace(database, key, client.clock.now());
    if (kept.isOld) notes.push('What an earlier run left unfinished is too long ago: read from the start.');
    progress.start(0);
    const { left, faults } = await readTargets(options.api, kept.place, reading);
    await stage.end();
    progress.end();
    if (reading.taken === 0 && faults.length > 0)
      throw new Failure(`${faults[0]?.reason}; nothing was loaded.`);
    for (const { target, reason } of faults) {
      await stage.reject(`OpenAlex ${targetText(target)}`, reading.taken, 'other', null, reason);
      if (reason !== left?.stop.message)
        notes.push(`${targetText(target)} is not read to its end: ${reason}.`);
    }
    const { cut } = reading.bylines;
    if (cut > 0) notes.push(`Works whose byline OpenAlex sent cut, incomplete until the next load: ${cut}.`);
    // A run with a limit is a trial: it neither finishes a command nor leaves one unfinished.
    const keepsPlace = options.limit === Number.POSITIVE_INFINITY && !options.dryRun;
    if (left)
      notes.push(
        `${left.stop.message}${keepsPlace ? ': what was read is kept, and the same command goes on there' : ''}.`,
      );
    if (!keepsPlace) return;
    const row = { query: key, kept_at: new Date(client.clock.now()).toISOString() };
    if (left) await writers.write('api_progress', { ...row, ...left.place });
    else await writers.write('api_progress', { ...row, cursor: null });
  };
}

type Fault = { target: ApiTarget; reason: string };
type Left = { place: Place; stop: Stop };

async function readTargets(
  targets: ApiTarget[],
  kept: Place | null,
  reading: ApiReading,
): Promise<{ left: Left | null; faults: Fault[] }> {
  const faults: Fault[] = [];
  let left: Left | null = null;
  for (const [part, target] of targets.entries()) {
    if (part < (kept?.part ?? 0)) continue;
    if (reading.isFull) break;
    const place = part === kept?.part ? { ...kept } : { part, cursor: FIRST_PAGE, received: 0 };
    try {
      await reading.read(target, place);
    } catch (error) {
      if (!(error instanceof Stop)) throw error;
      if (error.kind === 'spent') return { left: left ?? { place, stop: error }, faults };
      faults.push({ target, reason: error.message });
      if (error.kind !== 'silent') continue;
      // One record may be what OpenAlex stumbles over; two in a row, or no connection at all, is OpenAlex itself.
      if (left !== null || error.status === null) return { left: left ?? { place, stop: error }, faults };
      left = { place, stop: error };
    }
  }
  return { left, faults };
}
