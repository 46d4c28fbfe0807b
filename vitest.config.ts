import path from 'node:path';
import { defineConfig } from 'vitest/config';

const resolve = { alias: [{ find: /^#\//, replacement: `${path.resolve(import.meta.dirname)}/` }] };

export default defineConfig({
  test: {
    // Two cores: one worker leaves the other one to the server.
    maxWorkers: 2,
    projects: [
      { resolve, test: { name: 'unit', include: ['tests/unit/**/*.test.{ts,tsx}'], environment: 'node' } },
      {
        resolve,
        test: {
          name: 'db',
          include: ['tests/db/**/*.test.ts'],
          globalSetup: 'tests/support/global-database.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        resolve,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          globalSetup: 'tests/support/global-site.ts',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
