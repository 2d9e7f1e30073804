import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const api = ['src/server/**/*.api.test.ts', 'tests/api/**/*.test.ts'];

/** Each opens an embedded database of its own, in a process of its own: opening one after another in the same can end it (nodejs/node#64500). */
const embedded = ['src/server/demo/town/seed-town.test.ts', 'src/server/shop-folder/embedded.test.ts'];

const clone = ['tests/operations/fresh-clone.test.ts'];

/** What may end differently on the embedded database: everything that waits, listens, locks, searches or is stored. */
const pglite = [
  ...['db/migrations', 'mail/mail', 'demo/demo-orders', 'live/live', 'catalog/catalog-search'],
  ...['orders/orders-whole-way', 'media/uploads', 'http/idempotency', 'chat/chat-live', 'traces/traces'],
].map((name) => `tests/api/${name}.test.ts`);

/** Only after the api tests, which note their statements in this folder; see tests/support/database/seen-statements.ts. */
const statements = process.env.STATEMENTS_FOLDER ? ['tests/pglite/statements.test.ts'] : [];

/** Begun first, so that no worker is left alone with one of them at the end. */
const LONG = ['bad-input', 'access', 'mail', 'order-crash', 'process'].map((name) => `/${name}.test.ts`);

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Two cores run the tests, the shop and its database at once, and the unit tests beside the fresh clone, which installs and
 * builds. What is looked at again until it is so (`expect.poll`) would be given up after a second; what passes is not slowed.
 */
const patient = { testTimeout: 300_000, hookTimeout: 300_000, expect: { poll: { timeout: 60_000 } } };

/**
 * unit: rules and parts alone.
 * embedded: what is built and read on the embedded database alone.
 * api: through the HTTP door, on a PostgreSQL server.
 * pglite: those of them whose outcome may differ on the embedded database, which has one session and no server.
 * operations: whole processes.
 * clone: what somebody meets who has just cloned the project.
 * Files share their modules (isolate: false): nothing of ours keeps state in a module, and loading everything anew for
 * each file took half of the time.
 */
export default defineConfig({
  test: {
    // The tests wait for the database as often as for themselves: as many at once as there are cores.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: 'unit',
          isolate: false,
          include: ['src/**/*.test.{ts,tsx}', 'tests/architecture/*.test.ts', 'tests/unit/**/*.test.{ts,tsx}'],
          exclude: [...api, ...embedded],
          setupFiles: 'tests/support/pages/forget-unstored.ts',
          environment: 'node',
          ...patient,
        },
      },
      { test: { name: 'embedded', include: embedded, environment: 'node', ...patient } },
      {
        test: {
          name: 'api',
          isolate: false,
          include: api,
          environment: 'node',
          globalSetup: 'tests/support/town/town-on-postgres.ts',
          ...patient,
        },
      },
      {
        test: {
          name: 'pglite',
          isolate: false,
          include: [...pglite, ...statements],
          environment: 'node',
          globalSetup: 'tests/support/town/town-on-pglite.ts',
          ...patient,
        },
      },
      {
        // On the build that stands in build/.
        test: {
          name: 'operations',
          include: ['tests/operations/*.test.ts'],
          exclude: clone,
          environment: 'node',
          globalSetup: 'tests/support/town/town-on-postgres.ts',
          ...patient,
        },
      },
      { test: { name: 'clone', include: clone, environment: 'node' } },
    ],
  },
});
