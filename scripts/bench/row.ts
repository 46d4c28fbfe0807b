/** One line of the table: `ratio` is value by reference, and `bound` what it must keep, `≥ 0.9` or `≤ 1.5`. */
export type Row = {
  what: string;
  value: number;
  reference: number;
  ratio: number;
  bound: string;
  met: boolean;
};

/** A row whose ratio must be at least, or at most, so much. */
export function row(
  what: string,
  [value, reference, ratio]: [number, number, number],
  [sign, limit]: ['≥' | '≤', number],
): Row {
  const round = (number: number) => Number(number.toPrecision(4));
  return {
    what,
    value: round(value),
    reference: round(reference),
    ratio: round(ratio),
    bound: `${sign} ${limit}`,
    met: sign === '≥' ? ratio >= limit : ratio <= limit,
  };
}

/** The middle one of an odd number of values. */
export function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
