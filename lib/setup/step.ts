/** Runs one step of a start and prints one line about it, with the seconds it took. */
export async function step<T>(label: string, run: () => Promise<T>): Promise<T> {
  const begin = performance.now();
  // The label comes first, so that a person who waits knows for what.
  process.stdout.write(`  ${label} …`);
  let end = 'failed';
  try {
    const result = await run();
    end = `${((performance.now() - begin) / 1000).toFixed(1)} s`;
    return result;
  } finally {
    process.stdout.write(` ${end}\n`);
  }
}
