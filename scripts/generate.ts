import { parseOptions, USAGE } from './generate/options';
import { printSummary } from './generate/output/summary';
import { generate } from './generate/run';

try {
  const start = Date.now();
  printSummary(await generate(parseOptions(process.argv.slice(2))), Date.now() - start);
} catch (error) {
  console.error(`${(error as Error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}
