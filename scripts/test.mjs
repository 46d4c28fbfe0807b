import { run } from './run.mjs';

run('scripts/test.ts');
