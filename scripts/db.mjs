import { run } from './run.mjs';

run('scripts/db.ts');
