import { KIND } from '../plan/kind';
import type { Rng } from '../rng';

export type Schema = '2023' | '2024' | '2025';

/** A day on which OpenAlex last wrote some of the records, in the form of that time. */
export interface Release {
  date: string;
  schema: Schema;
  share: number;
}

/** Shares in percent: a tenth in the form of 2023, a fifth in that of 2024–25, the rest in today's. */
export const RELEASES: Release[] = [
  { date: '2023-03-06', schema: '2023', share: 5 },
  { date: '2023-04-01', schema: '2023', share: 6 },
  { date: '2024-10-09', schema: '2024', share: 7 },
  { date: '2025-06-21', schema: '2024', share: 6 },
  { date: '2025-10-10', schema: '2024', share: 6 },
  { date: '2025-11-06', schema: '2025', share: 20 },
  { date: '2026-03-17', schema: '2025', share: 18 },
  { date: '2026-05-21', schema: '2025', share: 18 },
  { date: '2026-06-24', schema: '2025', share: 14 },
];

/** The days on which the made-up snapshot and the later release were finished. */
export const SNAPSHOT_DATE = '2026-06-25';
export const LATER_DATE = '2026-09-25';
export const LATER: Release = { date: '2026-09-24', schema: '2025', share: 0 };

const LATEST = RELEASES.at(-1) as Release;

/** Which day a record was last written: none before the work was published, and the largest bylines in today's form. */
export function pickRelease(year: number, kind: number, rng: Rng): Release {
  const release = rng.byShare(RELEASES);
  return kind === KIND.collaboration || Number(release.date.slice(0, 4)) <= year ? LATEST : release;
}

/** A moment of that day, to the microsecond and without a zone, as OpenAlex writes it. */
export function timestamp(date: string, rng: Rng): string {
  const two = (n: number) => String(rng.below(n)).padStart(2, '0');
  return `${date}T${two(24)}:${two(60)}:${two(60)}.${String(rng.below(1_000_000)).padStart(6, '0')}`;
}
