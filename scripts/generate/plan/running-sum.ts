/** Sums of the values before each place; one more than there are values. */
export function runningSum(length: number, value: (at: number) => number): Float64Array {
  const sums = new Float64Array(length + 1);
  for (let at = 0; at < length; at++) sums[at + 1] = sums[at] + value(at);
  return sums;
}

/** The place in [from, to) that a share of the sum there falls on: places are found in proportion to their values. */
export function placeOfShare(sums: Float64Array, from: number, to: number, share: number): number {
  const target = sums[from] + share * (sums[to] - sums[from]);
  let low = from;
  let high = to - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle + 1] <= target) low = middle + 1;
    else high = middle;
  }
  return low;
}
