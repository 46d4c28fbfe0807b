import { parseArgs } from 'node:util';

export interface Options {
  works: number;
  seed: number;
  out: string;
  giants: boolean;
  /** Percentage of the works to change; null writes the whole library. */
  touch: number | null;
}

export const USAGE = `npm run generate -- --works 149439 --seed 1 --out DIR [--no-giants] [--touch PERCENT]
  --works N        how many works (default 149439)
  --seed N         the same seed gives the same library (default 1)
  --out DIR        a folder that is new or empty
  --no-giants      without the author of 34,000 works and the collaboration of 2,900 authors (both only from 50,000 works on)
  --touch PERCENT  instead of the library write a later release that holds only what changed since: that percentage of the works`;

/** Reads the command line; throws one sentence that says what to do. */
export function parseOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      works: { type: 'string' },
      seed: { type: 'string' },
      out: { type: 'string' },
      'no-giants': { type: 'boolean' },
      touch: { type: 'string' },
    },
  });
  if (!values.out) throw new Error('Say where to write the files: --out DIR.');
  return {
    works: wholeNumber('--works', values.works ?? '149439', 100),
    seed: wholeNumber('--seed', values.seed ?? '1', 0),
    out: values.out,
    giants: !values['no-giants'],
    touch: values.touch === undefined ? null : percentage(values.touch),
  };
}

function wholeNumber(name: string, text: string, least: number): number {
  if (!/^\d+$/.test(text) || Number(text) < least || Number(text) > 100_000_000)
    throw new Error(`${name} takes a whole number from ${least} to 100,000,000.`);
  return Number(text);
}

function percentage(text: string): number {
  const value = Number(text);
  if (!(value > 0 && value <= 100)) throw new Error('--touch takes a percentage above 0, at most 100.');
  return value;
}
