import { run } from './run.mjs';

run('scripts/start.ts');
