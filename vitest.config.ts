import { defineConfig } from 'vitest/config';

const api = ['src/server/**/*.api.test.ts', 'tests/api/**/*.test.ts'];

/**
 * unit: rules and parts alone. api: through the HTTP door on a real database, PGlite or PostgreSQL by TEST_DATABASE.
 * Files share their modules (isolate: false): nothing of ours keeps state in a module, and loading everything anew for
 * each file took half of the time.
 */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: api,
          environment: 'node',
        },
      },
      {
        // Whole processes: slow, one after the other, and on the build that stands in build/.
        test: {
          name: 'operations',
          include: ['tests/operations/*.test.ts'],
          environment: 'node',
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          isolate: false,
          include: api,
          environment: 'node',
          globalSetup: 'tests/support/database-template.ts',
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
