import { defineConfig } from 'vitest/config';

const api = ['src/server/**/*.api.test.ts', 'tests/api/**/*.test.ts'];

/** unit: rules and parts alone. api: through the HTTP door on a real database, PGlite or PostgreSQL by TEST_DATABASE. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts', 'tests/unit/**/*.test.ts'],
          exclude: api,
          environment: 'node',
        },
      },
      {
        test: {
          name: 'api',
          include: api,
          environment: 'node',
          globalSetup: 'tests/support/database-template.ts',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
